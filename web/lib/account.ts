import type { AccountView } from "#server/contract/account.ts";
import type { User } from "./session-user.ts";
import { DEFAULT_ROLE } from "./session-user.ts";

/** What the server knows of an account, as the session keeps its user. */
export function userOf({ user, subscription }: Pick<AccountView, "user" | "subscription">): User {
  const { id, email, name, firstName, lastName, role } = user;
  return {
    id,
    email,
    ...(name == null ? {} : { name }),
    ...(firstName == null ? {} : { firstName }),
    ...(lastName == null ? {} : { lastName }),
    role: role ?? DEFAULT_ROLE,
    subscription: { plan: subscription.plan, status: subscription.status },
  };
}
