import "./zod-setup.ts";
import { atom } from "jotai";
import interfaceFacts from "#knowledge/facts/interface.yaml";
import type { Locale } from "#locales/index.ts";
import type { AuthAnswer, LoginRequest, RegisterRequest } from "#server/contract/auth.ts";
import { authAnswer } from "#server/contract/auth.ts";
import { AuthError, callAuth } from "./auth-api.ts";
import type { User } from "./session-user.ts";
import { DEFAULT_ROLE, isSessionLoadingAtom, storeUserAtom } from "./session-user.ts";
import { writeStored } from "./storage.ts";

const { placeholderLoginDelayMs } = interfaceFacts.interface;

/** How a sign-in is made. */
export type SignInOptions = { locale: Locale; loginMode: "server" | "placeholder" };

/**
 * Signs in. `placeholder` makes a local user after about a second and calls no server (specification section 4).
 * @throws {AuthError} when the server refuses or cannot be reached
 */
export const loginAtom = atom(null, async (_get, set, login: LoginRequest, options: SignInOptions): Promise<User> => {
  set(isSessionLoadingAtom, true);
  try {
    if (options.loginMode === "placeholder") {
      await new Promise((resolve) => setTimeout(resolve, placeholderLoginDelayMs));
      const user = placeholderUser(login.email);
      set(storeUserAtom, user);
      return user;
    }
    const { accessToken, user } = readAnswer(await callAuth("/auth/login", { locale: options.locale, body: login }));
    return set(keepAtom, accessToken, user);
  } finally {
    set(isSessionLoadingAtom, false);
  }
});

/**
 * Registers, then keeps user and access token; later requests carry the token.
 * @throws {AuthError} when the server refuses or cannot be reached
 */
export const registerAtom = atom(
  null,
  async (_get, set, registration: RegisterRequest, options: { locale: Locale }): Promise<User> => {
    set(isSessionLoadingAtom, true);
    try {
      const { email, password, fullname, fullPhone, role } = registration;
      const body = { email, password, fullname, fullPhone, ...(role === undefined ? {} : { role }) };
      const { accessToken, user } = readAnswer(await callAuth("/auth/register", { locale: options.locale, body }));
      return set(keepAtom, accessToken, user);
    } finally {
      set(isSessionLoadingAtom, false);
    }
  },
);

/** Signs in with an ID token of the social provider. */
export const socialLoginAtom = atom(
  null,
  async (_get, set, idToken: string, options: { locale: Locale }): Promise<User> => {
    set(isSessionLoadingAtom, true);
    try {
      const body = { provider: "google", idToken };
      const { accessToken, user } = readAnswer(await callAuth("/auth/social", { locale: options.locale, body }));
      return set(keepAtom, accessToken, user);
    } finally {
      set(isSessionLoadingAtom, false);
    }
  },
);

/** The user in local storage: what the specification lists, so neither phone nor dates. */
export function toUser(user: AuthAnswer["user"]): User {
  const { id, email, name, firstName, lastName, role, subscription } = user;
  return {
    id,
    email,
    ...(name == null ? {} : { name }),
    ...(firstName == null ? {} : { firstName }),
    ...(lastName == null ? {} : { lastName }),
    role: role ?? DEFAULT_ROLE,
    ...(subscription == null ? {} : { subscription }),
  };
}

const keepAtom = atom(null, (_get, set, accessToken: string, answered: AuthAnswer["user"]): User => {
  const user = toUser(answered);
  writeStored("accessToken", accessToken);
  set(storeUserAtom, user);
  return user;
});

/** An answer without token or user is no sign-in. */
function readAnswer(answer: unknown): AuthAnswer {
  const parsed = authAnswer.safeParse(answer);
  if (!parsed.success) throw new AuthError(0, null);
  return parsed.data;
}

function placeholderUser(email: string): User {
  return {
    id: 1,
    email,
    name: email.split("@")[0] ?? email,
    role: DEFAULT_ROLE,
    subscription: { plan: "pro", status: "active" },
  };
}
