import type { Getter, Setter } from "jotai";
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

/** What analytics may know of a person, once they agreed to it. */
export type Identity = { id: string; email: string; firstName: string | undefined; lastName: string | undefined };

/** Role of a stored user that has none (specification section 4). */
export const DEFAULT_ROLE = "GUEST";

const userAtom = atom<User | null>(null);

/** The signed-in user, or null. Null on the server and until the stored user has been read. */
export const sessionUserAtom = atom((get) => get(userAtom));

/** True until the stored user has been read, and while signing in or registering. */
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

/**
 * Reads the stored user after hydration and follows what other tabs do.
 * @returns the end of following
 */
export const startSessionAtom = atom(null, (get, set) => {
  changeUser(get, set, readStoredUser());
  set(isSessionLoadingAtom, false);
  const follow = ({ key }: StorageEvent) => {
    // Null: the whole storage was cleared.
    if (key === "user" || key === null) changeUser(get, set, readStoredUser());
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
});

/** Signs in: keeps the user in memory and in storage. */
export const storeUserAtom = atom(null, (get, set, user: User) => {
  writeStored("user", JSON.stringify(user));
  changeUser(get, set, user);
});

/**
 * Brings the stored user up to date with the server. Does nothing when the visitor has signed out meanwhile, here or in
 * another tab: an answer that comes late must not sign anybody in again.
 */
export const refreshUserAtom = atom(null, (_get, set, user: User) => {
  if (readStoredUser()?.id === user.id) set(storeUserAtom, user);
});

/** Signs out: forgets the user in memory and in storage. The access token stays, as the specification asks. */
export const signOutAtom = atom(null, (get, set) => {
  removeStored("user");
  changeUser(get, set, null);
});

const watchers = new Set<(identity: Identity | null) => void>();
let identity: Identity | null | undefined;

/**
 * Tells who is signed in, now (if it is known already) and after every change; null means nobody, so that an analytics
 * identity is reset.
 * @returns the end of watching
 */
export function watchIdentity(watcher: (identity: Identity | null) => void): () => void {
  watchers.add(watcher);
  if (identity !== undefined) watcher(identity);
  return () => watchers.delete(watcher);
}

function changeUser(get: Getter, set: Setter, user: User | null): void {
  if (JSON.stringify(get(userAtom)) !== JSON.stringify(user)) set(userAtom, user);
  const next = user === null ? null : toIdentity(user);
  if (identity !== undefined && JSON.stringify(identity) === JSON.stringify(next)) return;
  identity = next;
  for (const watcher of watchers) watcher(next);
}

function toIdentity({ id, email, firstName, lastName }: User): Identity {
  return { id: String(id), email, firstName, lastName };
}
