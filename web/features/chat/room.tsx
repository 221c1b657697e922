import type { ReactNode } from "react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import type { Locale } from "#locales/index.ts";
import { Announcer } from "./announcer.tsx";
import { loadAnswerView } from "./answer.tsx";
import { Composer } from "./composer.tsx";
import { loadDetector } from "./danger.ts";
import { PinnedEmergencyCard } from "./emergency-card.tsx";
import { ChatHeader } from "./header.tsx";
import { Log } from "./log.tsx";
import { PastConversations } from "./past-conversations.tsx";
import { focusInput, useChatState, viewAtom } from "./state.ts";
import { chatStore, draftAtom, keepDraft, readingAtom, send, setDraft, startChat, wishAtom } from "./thread.ts";
import { setSituation } from "./transport.ts";
import { ChatWords } from "./words.tsx";
import "./styles.ts";

/** The conversation with everything around it, as the panel and the chat page show it. */
export function Room(props: { lang: Locale; onClose?: () => void }): ReactNode {
  const { lang, onClose } = props;
  const { pathname } = useLocation();
  const view = useChatState(viewAtom);
  setSituation({ lang, page: pathname });
  // Before anything that was wished for elsewhere, which comes on top of what is brought back.
  useEffect(startChat, []);
  useEffect(() => {
    // Needed with the first question, not to open: fetched when the chat stands on screen.
    void loadAnswerView().catch(() => undefined);
    void loadDetector().catch(() => undefined);
    window.addEventListener("pagehide", keepDraft);
    return () => window.removeEventListener("pagehide", keepDraft);
  }, []);
  useWish();
  return (
    <div className="chat-room" lang={lang}>
      <ChatHeader onClose={onClose} />
      <PinnedEmergencyCard />
      {view === "past" ? <PastConversations /> : null}
      <div className="chat-talk" hidden={view !== "talk"}>
        <Log />
        <Composer />
      </div>
      <Announcer />
    </div>
  );
}

/** Carries out what was asked of the chat elsewhere on the site, once an earlier conversation has been read. */
function useWish(): void {
  const wish = useChatState(wishAtom);
  const reading = useChatState(readingAtom);
  useEffect(() => {
    if (wish === null || reading === "reading") return;
    chatStore.set(wishAtom, null);
    chatStore.set(viewAtom, "talk");
    const text = wish.text ?? "";
    const type = () => {
      const typed = chatStore.get(draftAtom).trim();
      setDraft(typed === "" || typed === text ? text : `${typed}\n${text}`);
      focusInput();
    };
    if (wish.isSent !== true) type();
    else {
      // Sending takes the unsent text away; what was typed before the wish stays.
      const typed = chatStore.get(draftAtom);
      const sending = send(text);
      if (typed !== "") setDraft(typed);
      void sending.then((isSent) => {
        if (!isSent) type();
      });
    }
  }, [wish, reading]);
}

/** The conversation as a page of its own. */
export function ChatRoom(): ReactNode {
  return <ChatWords>{(lang) => <Room lang={lang} />}</ChatWords>;
}
