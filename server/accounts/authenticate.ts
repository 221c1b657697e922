import type { Context } from "hono";
import type { AuthProxy } from "../auth-proxy/proxy.ts";
import type { AuthUser } from "../contract/auth.ts";
import { authUser } from "../contract/auth.ts";
import { Problem } from "../lib/problem.ts";

/**
 * The user whose token a request carries, as the auth service knows them now. What a browser keeps under `user` plays
 * no part.
 * @throws {Problem} unauthorized without a valid token, upstream-failed when the auth service gives no usable answer
 */
export async function authenticate(c: Context, authProxy: AuthProxy): Promise<AuthUser> {
  const authorization = c.req.header("authorization") ?? "";
  if (!/^Bearer \S+$/i.test(authorization))
    throw new Problem("unauthorized", "Sign in first: a bearer token is needed.");
  const answer = await authProxy.forward({
    endpoint: "GET /auth/me",
    headers: new Headers({ authorization }),
    body: null,
    words: (key) => key,
  });
  if (answer.status === 401 || answer.status === 403)
    throw new Problem("unauthorized", "Sign in again: the token is not valid.");
  const user = answer.ok ? authUser.safeParse(((await answer.json()) as { user?: unknown }).user) : null;
  if (user?.success !== true) throw new Problem("upstream-failed", "Accounts cannot be reached right now; try again.");
  return user.data;
}
