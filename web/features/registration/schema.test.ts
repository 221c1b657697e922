import { expect, test } from "vitest";
import type { RegistrationValues } from "./schema.ts";
import { registrationSchema } from "./schema.ts";

const VALUES: RegistrationValues = {
  fullname: " Ada Lovelace ",
  email: " ada@example.com",
  phone: { country: "FR", number: "06 12 34 56 78" },
  password: "correct horse",
  confirm: "correct horse",
};

function reasons(more: Partial<RegistrationValues>): Record<string, string> {
  const parsed = registrationSchema.safeParse({ ...VALUES, ...more });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

test("what is typed becomes exactly the body of the specification", () => {
  expect(registrationSchema.parse(VALUES)).toEqual({
    fullname: "Ada Lovelace",
    email: "ada@example.com",
    fullPhone: "+33612345678",
    password: "correct horse",
  });
});

test("every wrong field has its own reason, all at once", () => {
  expect(
    reasons({
      fullname: " ",
      email: "ada@",
      phone: { country: "FR", number: "" },
      password: "short",
      confirm: "other",
    }),
  ).toMatchObject({
    fullname: "fullname",
    email: "email",
    "phone.number": "phoneMissing",
    password: "passwordShort",
    confirm: "confirm",
  });
  expect(reasons({ phone: { country: "FR", number: "12" } })).toEqual({ "phone.number": "phone" });
  expect(reasons({ confirm: "correct horsf" })).toEqual({ confirm: "confirm" });
  expect(reasons({ password: "x".repeat(129), confirm: "x".repeat(129) })).toEqual({ password: "passwordLong" });
});
