/** Event that asks the chat to open with a question. */
export const ASK_EVENT = "alerio:ask";

/** Event that asks the chat to open. */
export const CHAT_OPEN_EVENT = "alerio:chat-open";

/** Event that asks for the cookie settings. */
export const CONSENT_OPEN_EVENT = "alerio:consent-open";

/** What `ASK_EVENT` carries: the question, and where on the site it was asked, e.g. `hero` or `link`. */
export type AskDetail = { text: string; source: string };

/** Opens the chat with a question; an empty one only opens it. */
export function askChat(detail: AskDetail): void {
  const text = detail.text.trim();
  if (text === "") openChat();
  else window.dispatchEvent(new CustomEvent<AskDetail>(ASK_EVENT, { detail: { ...detail, text } }));
}

/** Opens the chat. */
export function openChat(): void {
  window.dispatchEvent(new CustomEvent(CHAT_OPEN_EVENT));
}

/** Opens the cookie settings. */
export function openConsent(): void {
  window.dispatchEvent(new CustomEvent(CONSENT_OPEN_EVENT));
}
