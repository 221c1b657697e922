/** Everything of the chat that is loaded on intent, as one chunk. */
export { ChatPanel } from "./panel.tsx";
export { ChatRoom } from "./room.tsx";
export { rememberOpen, wish } from "./thread.ts";
