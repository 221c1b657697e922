import { randomBytes } from "node:crypto";
import type { Database } from "./schema.ts";

/** A secret of this installation: made at first use, the same for every instance on this storage. */
export async function storedSecret(db: Database, name: string): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return value;
}
