import type { i18n } from "i18next";
import type { ComponentType } from "react";
import { loadMessages } from "../../lib/i18n.ts";

/** A wish that reached the chat from elsewhere on the site. */
export type ChatWish = {
  /** Question to send or to type; undefined only opens. */
  text?: string;
  /** Sends the question at once instead of leaving it typed. */
  isSent?: boolean;
};

/** What the launcher and the chat page use of the chat's code. */
export type ChatCode = {
  ChatPanel: ComponentType<{ isOpen: boolean; takesFocus: boolean; onClose: () => void }>;
  ChatRoom: ComponentType;
  /** Takes a wish; it is carried out as soon as a conversation is on screen. */
  wish: (wish: ChatWish) => void;
  /** Notes whether the panel stands open, for the next page load. */
  rememberOpen: (isOpen: boolean) => void;
};

let loading: Promise<ChatCode> | undefined;
let loaded: ChatCode | undefined;
const words = new WeakMap<i18n, Promise<void>>();

/** Fetches the chat's code once; called on hover, focus, idle or click, never before. A failed try may be repeated. */
export function loadChat(instance: i18n): Promise<ChatCode> {
  void loadChatWords(instance).catch(() => undefined);
  loading ??= import("./chat-code.ts").then(
    (code) => {
      loaded = code;
      return code;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The chat's code when it is already here. */
export function chatCode(): ChatCode | undefined {
  return loaded;
}

/** The chat's words of a language, asked for once. Rejects when the network fails; the next call tries again. */
export function loadChatWords(instance: i18n): Promise<void> {
  const known = words.get(instance);
  if (known !== undefined) return known;
  const asked = loadMessages(instance, "chat");
  words.set(instance, asked);
  asked.catch(() => words.delete(instance));
  return asked;
}
