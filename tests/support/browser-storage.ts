import { onTestFinished, vi } from "vitest";

/** A browser's local storage and storage events, for code that runs in Node during a test. */
export function fakeBrowserStorage(): {
  storage: Map<string, string>;
  /** What another tab does: the change and its event. */
  changeElsewhere: (key: string, value: string | null) => void;
} {
  const storage = new Map<string, string>();
  const listeners = new Set<(event: { key: string }) => void>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal("window", {
    addEventListener: (_type: string, listener: (event: { key: string }) => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: (event: { key: string }) => void) => listeners.delete(listener),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    storage,
    changeElsewhere: (key, value) => {
      if (value === null) storage.delete(key);
      else storage.set(key, value);
      for (const listener of listeners) listener({ key });
    },
  };
}
