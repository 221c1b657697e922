import { atom } from "jotai";
import { readStored, removeStored, writeStored } from "./storage.ts";

/** The signed-in person as the browser keeps it (specification section 3). Nothing on the server trusts it. */
export type User = {
  id: string | number;
  email: string;
  name?: string;
  firstName?: string;
  lastName?: string;
  role: string;
  subscription?: { plan: string; status: string };
};

/** Role of a stored user that has none (specification section 4). */
export const DEFAULT_ROLE = "GUEST";

/** The signed-in user, or null. Null on the server and until the stored user has been read. */
export const sessionUserAtom = atom<User | null>(null);

/** True until the stored user has been read. */
export const isSessionLoadingAtom = atom(true);

/**
 * Reads the stored user: null when it is missing, the text "undefined" or unreadable (then it is removed); a user
 * without a role gets `GUEST`, saved back.
 */
export function readStoredUser(): User | null {
  const stored = readStored("user");
  if (stored === null || stored === "" || stored === "undefined") return null;
  try {
    const user = JSON.parse(stored) as User | null;
    if (typeof user !== "object" || user === null || Array.isArray(user)) throw new TypeError("not a user");
    if (typeof user.role === "string" && user.role !== "") return user;
    const withRole = { ...user, role: DEFAULT_ROLE };
    writeStored("user", JSON.stringify(withRole));
    return withRole;
  } catch {
    // What cannot be read as a user signs the visitor out.
    removeStored("user");
    return null;
  }
}

/** Reads the stored user once, after hydration. */
export const startSessionAtom = atom(null, (_get, set) => {
  set(sessionUserAtom, readStoredUser());
  set(isSessionLoadingAtom, false);
});

/** Signs out: forgets the user in memory and in storage. The access token stays, as the specification asks. */
export const signOutAtom = atom(null, (_get, set) => {
  removeStored("user");
  set(sessionUserAtom, null);
});
