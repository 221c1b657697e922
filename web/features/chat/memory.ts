import { readStored, removeStored, writeStored } from "../../lib/storage.ts";

/** Most conversations a browser keeps track of; the oldest is dropped from the list, not from the server. */
const MAX_CONVERSATIONS = 20;

/** What this browser remembers of the chat. No question and no answer is kept here, only ids and what was not sent yet. */
export type ChatMemory = {
  /** Conversation last shown, or null. */
  current: string | null;
  /** Conversations of this browser, newest first. */
  conversations: { id: string; updatedAt: number }[];
  /** Unsent text by conversation; `new` before the first question. */
  drafts: Record<string, string>;
  isOpen: boolean;
  /** Panel width in CSS pixels; null for the usual one. */
  widthPx: number | null;
  /** True when the tab shall carry a neutral title while the chat is open. */
  isDiscreet: boolean;
};

const EMPTY: ChatMemory = {
  current: null,
  conversations: [],
  drafts: {},
  isOpen: false,
  widthPx: null,
  isDiscreet: false,
};

/** Reads the memory; whatever in it cannot be used counts as not there. */
export function readMemory(): ChatMemory {
  const stored = readStored("alerio.chat");
  if (stored === null) return EMPTY;
  try {
    return parseMemory(JSON.parse(stored));
  } catch {
    return EMPTY;
  }
}

/** Tolerant reading of stored memory: it may be old, cut off or written by somebody else. */
export function parseMemory(value: unknown): ChatMemory {
  if (typeof value !== "object" || value === null) return EMPTY;
  const { current, conversations, drafts, isOpen, widthPx, isDiscreet } = value as Partial<
    Record<keyof ChatMemory, unknown>
  >;
  return {
    current: isId(current) ? current : null,
    conversations: Array.isArray(conversations)
      ? conversations.flatMap(readConversation).slice(0, MAX_CONVERSATIONS)
      : [],
    drafts: readDrafts(drafts),
    isOpen: isOpen === true,
    widthPx: typeof widthPx === "number" && Number.isFinite(widthPx) ? widthPx : null,
    isDiscreet: isDiscreet === true,
  };
}

/** Changes the memory on top of what another tab may have written meanwhile, and answers with the result. */
export function updateMemory(change: (memory: ChatMemory) => ChatMemory): ChatMemory {
  const changed = change(readMemory());
  writeStored("alerio.chat", JSON.stringify(changed));
  return changed;
}

/** Forgets everything the browser kept. */
export function clearMemory(): ChatMemory {
  removeStored("alerio.chat");
  return EMPTY;
}

/** Moves a conversation to the top of the list and makes it the current one. */
export function withConversation(memory: ChatMemory, id: string, updatedAt: number): ChatMemory {
  const others = memory.conversations.filter((conversation) => conversation.id !== id);
  return { ...memory, current: id, conversations: [{ id, updatedAt }, ...others].slice(0, MAX_CONVERSATIONS) };
}

/** Takes a conversation off the list, with its unsent text. */
export function withoutConversation(memory: ChatMemory, id: string): ChatMemory {
  const { [id]: _dropped, ...drafts } = memory.drafts;
  return {
    ...memory,
    current: memory.current === id ? null : memory.current,
    conversations: memory.conversations.filter((conversation) => conversation.id !== id),
    drafts,
  };
}

/** Keeps unsent text; an empty one is removed. */
export function withDraft(memory: ChatMemory, key: string, text: string): ChatMemory {
  const { [key]: _before, ...drafts } = memory.drafts;
  return { ...memory, drafts: text === "" ? drafts : { ...drafts, [key]: text } };
}

function isId(value: unknown): value is string {
  return typeof value === "string" && /^[\w.:-]{1,100}$/.test(value);
}

function readConversation(value: unknown): ChatMemory["conversations"] {
  if (typeof value !== "object" || value === null) return [];
  const { id, updatedAt } = value as { id?: unknown; updatedAt?: unknown };
  return isId(id) ? [{ id, updatedAt: typeof updatedAt === "number" ? updatedAt : 0 }] : [];
}

function readDrafts(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== ""),
  );
}
