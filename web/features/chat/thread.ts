/** The conversation on screen, kept outside React so that it survives navigation, language switch and a closed panel. */
import { Chat } from "@ai-sdk/react";
import { atom, createStore } from "jotai";
import type { SiteMessage } from "#server/contract/chat.ts";
import { eraseConversation, readConversation, stopAnswer } from "./api.ts";
import { pinDanger, pinnedAtom } from "./danger.ts";
import type { ChatWish } from "./load.ts";
import type { ChatMemory } from "./memory.ts";
import { clearMemory, readMemory, updateMemory, withConversation, withDraft, withoutConversation } from "./memory.ts";
import { announceToTabs, listenToTabs } from "./tabs.ts";
import { transport } from "./transport.ts";

/** One store for all places that show the chat. */
export const chatStore = createStore();

export type Thread = { id: string; chat: Chat<SiteMessage> };

/** Pause before unsent text is written down, so that typing costs nothing. */
const DRAFT_PAUSE_MS = 400;
/** Draft key of a conversation that has no question yet. */
const NEW = "new";

export const threadAtom = atom<Thread>(createThread(newId()));
/** `reading` while an earlier conversation comes from the server, `unread` when it could not be had. */
export const readingAtom = atom<"ready" | "reading" | "unread">("ready");
export const memoryAtom = atom<ChatMemory>(readMemory());
export const draftAtom = atom("");
/** Question being edited, by message id. */
export const editingAtom = atom<string | null>(null);
export const wishAtom = atom<ChatWish | null>(null);
/** A short notice about the last action, a key of the words under `notice`. */
export const noticeAtom = atom<"erased" | "eraseFailed" | "copied" | null>(null);
/** Answers that ended before their end, by message id. */
export const cutAtom = atom<ReadonlyMap<string, "stopped" | "cut">>(new Map());

const thread = () => chatStore.get(threadAtom);
const isBusy = ({ chat }: Thread) => chat.status === "submitted" || chat.status === "streaming";
const isKnown = (id: string) => chatStore.get(memoryAtom).conversations.some((conversation) => conversation.id === id);
const draftKey = (id: string) => (isKnown(id) ? id : NEW);

function newId(): string {
  // `randomUUID` is missing on plain http addresses.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function createThread(id: string, messages: SiteMessage[] = []): Thread {
  const chat = new Chat<SiteMessage>({
    id,
    messages,
    transport,
    generateId: newId,
    onFinish: ({ message, isAbort, isError, finishReason }) => {
      // A server that went away can end a stream without a word: no error, but no finish either.
      if (isAbort) markCut(message.id, "stopped");
      else if (!isError && finishReason === undefined) markCut(message.id, "cut");
      settle(id, message);
    },
  });
  return { id, chat };
}

/** Notes a finished answer here and in other tabs; follows the server when it gave the conversation another id. */
function settle(id: string, message: SiteMessage): void {
  const given = message.metadata?.conversationId;
  const shown = thread();
  if (given !== undefined && given !== id && shown.id === id) {
    setMemory((memory) => withConversation(withoutConversation(memory, id), given, Date.now()));
    chatStore.set(threadAtom, createThread(given, shown.chat.messages));
  }
  announceToTabs({ type: "finished", id: given ?? id });
}

function markCut(id: string, how: "stopped" | "cut"): void {
  chatStore.set(cutAtom, new Map(chatStore.get(cutAtom)).set(id, how));
}

/** Changes what this browser remembers. */
export function setMemory(change: (memory: ChatMemory) => ChatMemory): void {
  chatStore.set(memoryAtom, updateMemory(change));
}

export function rememberOpen(isOpen: boolean): void {
  if (chatStore.get(memoryAtom).isOpen !== isOpen) setMemory((memory) => ({ ...memory, isOpen }));
}

export function wish(request: ChatWish): void {
  if (request.text !== undefined) chatStore.set(wishAtom, request);
}

let hasStarted = false;

/** Brings back the conversation this browser was in, once per page load, and starts listening to other tabs. */
export function startChat(): void {
  if (hasStarted) return;
  hasStarted = true;
  const memory = readMemory();
  chatStore.set(memoryAtom, memory);
  if (memory.current !== null) void showConversation(memory.current);
  else chatStore.set(draftAtom, memory.drafts[NEW] ?? "");
  listenToTabs({ onNews: takeNews, onReturn: followCurrent });
}

/** Shows a conversation of this browser; when it is being answered right now, follows the answer. */
export async function showConversation(id: string): Promise<void> {
  keepDraft();
  const next = createThread(id);
  chatStore.set(threadAtom, next);
  chatStore.set(editingAtom, null);
  chatStore.set(draftAtom, chatStore.get(memoryAtom).drafts[draftKey(id)] ?? "");
  await reread(next);
}

/** Reads the conversation on screen again. */
export async function reread(shown: Thread = thread()): Promise<void> {
  if (shown.chat.messages.length === 0) chatStore.set(readingAtom, "reading");
  try {
    const conversation = await readConversation(shown.id);
    if (thread() !== shown || isBusy(shown)) return;
    chatStore.set(readingAtom, "ready");
    if (conversation === null) {
      setMemory((memory) => withoutConversation(memory, shown.id));
      startNew();
      return;
    }
    shown.chat.messages = conversation.messages;
    setMemory((memory) => ({ ...memory, current: shown.id }));
    if (conversation.isStreaming) await follow(shown);
  } catch {
    // Not reachable right now: the conversation stays on the server and can be asked for again.
    if (thread() === shown && shown.chat.messages.length === 0) chatStore.set(readingAtom, "unread");
  }
}

/** Reads along an answer that the server is writing. If it ended meanwhile, the stored one is shown. */
async function follow(shown: Thread): Promise<void> {
  const before = shown.chat.messages.length;
  await shown.chat.resumeStream();
  if (thread() !== shown || shown.chat.messages.length > before || shown.chat.status !== "ready") return;
  const conversation = await readConversation(shown.id);
  if (conversation !== null && thread() === shown && !isBusy(shown)) shown.chat.messages = conversation.messages;
}

/** Starts a new conversation; the one on screen stays in the list. */
export function startNew(): void {
  keepDraft();
  chatStore.set(threadAtom, createThread(newId()));
  chatStore.set(readingAtom, "ready");
  chatStore.set(editingAtom, null);
  chatStore.set(draftAtom, "");
  if (chatStore.get(memoryAtom).current !== null) setMemory((memory) => ({ ...memory, current: null }));
}

/** Sends a question, or the edited one again. Answers false while an answer is being written; nothing is lost then. */
export async function send(text: string): Promise<boolean> {
  const question = text.trim();
  const shown = thread();
  if (question === "" || isBusy(shown) || chatStore.get(readingAtom) === "reading") return false;
  const editing = chatStore.get(editingAtom);
  chatStore.set(editingAtom, null);
  setDraft("");
  await pinDanger(chatStore, question);
  setMemory((memory) => withConversation(withDraft(memory, NEW, ""), shown.id, Date.now()));
  shown.chat.clearError();
  const asked = shown.chat.sendMessage({
    text: question,
    metadata: { author: "visitor", createdAt: Date.now() },
    ...(editing === null ? {} : { messageId: editing }),
  });
  announceToTabs({ type: "asked", id: shown.id });
  await asked;
  return true;
}

/** Asks the last question again. */
export async function retry(): Promise<void> {
  const { chat, id } = thread();
  if (isBusy(thread())) return;
  chat.clearError();
  const asked = chat.regenerate();
  announceToTabs({ type: "asked", id });
  await asked;
}

/** Stops the answer being written; what is there stays. */
export async function stop(): Promise<void> {
  const { chat, id } = thread();
  void stopAnswer(id);
  await chat.stop();
}

/** Puts a question back into the text field; sending it replaces it and everything after it. */
export function edit(message: SiteMessage): void {
  chatStore.set(editingAtom, message.id);
  setDraft(message.parts.map((part) => (part.type === "text" ? part.text : "")).join(""));
}

/** Erases a conversation on the server and here. Rejects, and keeps it, when the server cannot be reached. */
export async function forget(id: string): Promise<void> {
  if (thread().id === id && isBusy(thread())) await thread().chat.stop();
  if (isKnown(id)) await eraseConversation(id);
  setMemory((memory) => withoutConversation(memory, id));
  announceToTabs({ type: "forgotten", id });
  if (thread().id === id) startNew();
}

/** Erases every conversation of this browser on the server, then everything the browser kept. */
export async function forgetEverything(): Promise<void> {
  for (const { id } of chatStore.get(memoryAtom).conversations) await forget(id);
  chatStore.set(memoryAtom, clearMemory());
  chatStore.set(pinnedAtom, null);
  chatStore.set(draftAtom, "");
}

let draftTimer: ReturnType<typeof setTimeout> | undefined;

/** Changes the unsent text and writes it down shortly after. */
export function setDraft(text: string): void {
  chatStore.set(draftAtom, text);
  clearTimeout(draftTimer);
  draftTimer = setTimeout(keepDraft, DRAFT_PAUSE_MS);
}

/** Writes the unsent text down now. */
export function keepDraft(): void {
  clearTimeout(draftTimer);
  const text = chatStore.get(draftAtom);
  const key = draftKey(thread().id);
  if ((chatStore.get(memoryAtom).drafts[key] ?? "") !== text) setMemory((memory) => withDraft(memory, key, text));
}

/** Something happened to a conversation in another tab. */
function takeNews(news: { type: "asked" | "finished" | "forgotten"; id: string }): void {
  chatStore.set(memoryAtom, readMemory());
  const shown = thread();
  if (shown.id !== news.id || isBusy(shown)) return;
  if (news.type === "forgotten") startNew();
  else void reread(shown);
}

/** Back in this tab: continue where the visitor was in another one, unless something is going on here. */
function followCurrent(): void {
  const memory = readMemory();
  chatStore.set(memoryAtom, memory);
  const shown = thread();
  if (memory.current === null || memory.current === shown.id) return;
  if (!isBusy(shown) && chatStore.get(draftAtom) === "") void showConversation(memory.current);
}
