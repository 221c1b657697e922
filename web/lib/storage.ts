/** Keys of local storage. `user`, `accessToken` and `lang` are fixed by the specification. */
export type StorageKey = "user" | "accessToken" | "lang" | "alerio.chat" | "alerio.consent";

/** Reads a stored text; null when it is missing or storage is blocked. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be forbidden (private modes, policies); the site works without it.
    return null;
  }
}

/** Stores a text; answers false when storage is blocked or full. */
export function writeStored(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a stored value; does nothing when storage is blocked. */
export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be stored here, so nothing remains either.
  }
}
