/** What a visitor typed into the contact form. All text, as the fields hold it. */
export type ContactValues = {
  name: string;
  email: string;
  company: string;
  phone: string;
  users: string;
  when: string;
  message: string;
};

/** Typed values, with the key under which exactly these values were sent, if they were. */
export type ContactDraft = { values: ContactValues; key: string | null };

export const EMPTY_VALUES: ContactValues = {
  name: "",
  email: "",
  company: "",
  phone: "",
  users: "",
  when: "",
  message: "",
};

const STORAGE_KEY = "contact-draft";

/** The draft of this tab; null when nothing was typed, it cannot be read, or storage is blocked. */
export function readDraft(): ContactDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    if (stored === null || typeof stored !== "object" || !("values" in stored)) return null;
    const { values, key } = stored as { values: Partial<Record<keyof ContactValues, unknown>>; key?: unknown };
    const text = (name: keyof ContactValues) => (typeof values[name] === "string" ? values[name] : "");
    const fields = Object.keys(EMPTY_VALUES) as (keyof ContactValues)[];
    return {
      values: Object.fromEntries(fields.map((name) => [name, text(name)])) as ContactValues,
      key: typeof key === "string" ? key : null,
    };
  } catch {
    return null;
  }
}

/** Keeps the draft until the tab is closed. Only called once something was typed. */
export function writeDraft(draft: ContactDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Blocked or full: the values still stand in the form.
  }
}

/** Forgets the draft, after sending. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing can be stored here.
  }
}
