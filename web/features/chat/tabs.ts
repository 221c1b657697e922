/** What tabs tell each other about a conversation. */
export type TabNews = { type: "asked" | "finished" | "forgotten"; id: string };

/** The server stores a question before it answers; this is long enough for that. */
const STORED_AFTER_MS = 250;

let channel: BroadcastChannel | undefined;

/** Tells the visitor's other tabs; a browser without channels simply has tabs that catch up when they are looked at. */
export function announceToTabs(news: TabNews): void {
  if (news.type === "asked") setTimeout(() => channel?.postMessage(news), STORED_AFTER_MS);
  else channel?.postMessage(news);
}

/** Listens to other tabs, and to the visitor coming back to this one. */
export function listenToTabs(handlers: { onNews: (news: TabNews) => void; onReturn: () => void }): void {
  if ("BroadcastChannel" in window) {
    channel = new BroadcastChannel("alerio.chat");
    channel.onmessage = (event: MessageEvent<TabNews>) => handlers.onNews(event.data);
  }
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") handlers.onReturn();
  });
}
