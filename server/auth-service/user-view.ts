import type { AuthUser } from "../contract/auth.ts";
import { DEFAULT_ROLE } from "../contract/auth-limits.ts";
import type { AuthLibrary } from "./library.ts";

/** A user row of the library. */
export type StoredUser = AuthLibrary["$Infer"]["Session"]["user"];

/** Subscription of a user as the site knows it. */
export type FindSubscription = (user: { id: string; createdAt: number }) => Promise<AuthUser["subscription"]>;

/** A user as clients see it (specification section 3). The last word of the name is the last name. */
export async function toAuthUser(user: StoredUser, findSubscription: FindSubscription): Promise<AuthUser> {
  const words = user.name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.at(-1) : undefined;
  const createdAt = new Date(user.createdAt).getTime();
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(" "),
    lastName: lastName ?? null,
    role: user.role ?? DEFAULT_ROLE,
    phone: user.phone ?? null,
    createdAt,
    subscription: await findSubscription({ id: user.id, createdAt }),
  };
}
