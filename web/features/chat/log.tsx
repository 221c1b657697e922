import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Answer } from "./answer.tsx";
import { Failure } from "./failure.tsx";
import { Greeting } from "./greeting.tsx";
import { MinimiseIcon } from "./icons.tsx";
import { QuestionMessage } from "./question-message.tsx";
import { useChatState, useThread } from "./state.ts";
import { cutAtom, readingAtom, reread } from "./thread.ts";

/** Distance from the end, in CSS pixels, at which the way back to it is offered. */
const FAR_FROM_END_PX = 160;
/** Space kept above the question that the view stops at. */
const QUESTION_GAP_PX = 12;

const SCROLL_KEYS: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

/** The conversation. Announcements are the announcer's: a live log would read every half sentence. */
export function Log(): ReactNode {
  const { t } = useTranslation("chat");
  const { id, messages, status, isBusy, error } = useThread();
  const reading = useChatState(readingAtom);
  const cut = useChatState(cutAtom);
  const { box, list, isFar, toEnd, byHand, onScroll } = useFollow(
    id,
    messages.findLast(({ role }) => role === "user")?.id,
  );
  const last = messages.at(-1);
  const lastQuestion = messages.findLast(({ role }) => role === "user");
  return (
    <div className="chat-log-frame">
      <div
        ref={box}
        className="chat-log"
        role="log"
        aria-live="off"
        aria-label={t("log")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
        tabIndex={0}
        {...byHand}
        onScroll={onScroll}
      >
        <div ref={list} className="chat-list">
          {reading === "reading" ? <p className="chat-quiet">{t("reading")}</p> : null}
          {reading === "unread" ? <Failure words="unread" onRetry={() => void reread()} /> : null}
          {reading === "ready" || messages.length > 0 ? <Greeting isStart={messages.length === 0} /> : null}
          {messages.map((message) =>
            message.role === "user" ? (
              <QuestionMessage key={message.id} message={message} canEdit={message === lastQuestion && !isBusy} />
            ) : (
              <Answer
                key={message.id}
                conversationId={id}
                message={message}
                isWriting={isBusy && message === last}
                isLast={message === last}
                cut={cut.get(message.id)}
              />
            ),
          )}
          {status === "submitted" ? (
            <p className="chat-writing">
              <span className="sr-only">{t("announce.start")}</span>
              <i />
              <i />
              <i />
            </p>
          ) : null}
          <Ending error={error} isUnanswered={!isBusy && last?.role === "user"} cut={last && cut.get(last.id)} />
        </div>
      </div>
      {isFar ? (
        <button type="button" className="chat-to-end" onClick={toEnd} aria-label={t("toEnd")} title={t("toEnd")}>
          <MinimiseIcon />
        </button>
      ) : null}
    </div>
  );
}

/** What stands under the last message when something is missing. */
function Ending(props: {
  error: Error | undefined;
  isUnanswered: boolean;
  cut: "stopped" | "cut" | undefined;
}): ReactNode {
  if (props.error !== undefined) return <Failure error={props.error} />;
  if (props.cut === "cut") return <Failure words="cut" />;
  if (props.isUnanswered) return <Failure words="unanswered" />;
  return null;
}

/**
 * Keeps the end in view while an answer is written, but never pushes the question out at the top: a long answer is
 * read from its beginning. Scrolling by hand ends the following until the next question.
 */
function useFollow(conversation: string, question: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const [isFar, setIsFar] = useState(false);

  const distance = () => {
    const element = box.current;
    return element === null ? 0 : element.scrollHeight - element.clientHeight - element.scrollTop;
  };
  const follow = () => {
    const element = box.current;
    if (element === null || !isFollowing.current) return;
    const asked = [...element.querySelectorAll<HTMLElement>(".chat-question")].at(-1);
    const end = element.scrollHeight - element.clientHeight;
    element.scrollTop = Math.max(0, Math.min(end, asked === undefined ? 0 : asked.offsetTop - QUESTION_GAP_PX));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation or a new question starts the following again
  useLayoutEffect(() => {
    isFollowing.current = true;
    follow();
  }, [conversation, question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the elements stay the same for the life of the log
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      follow();
      setIsFar(distance() > FAR_FROM_END_PX);
    });
    observer.observe(element);
    if (box.current !== null) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const onScroll = () => setIsFar(distance() > FAR_FROM_END_PX);
  const letGo = () => {
    isFollowing.current = false;
  };
  // Only what a hand does counts: the browser itself also scrolls when something above changes its height.
  const byHand = {
    onWheel: letGo,
    onTouchMove: letGo,
    onPointerDown: (event: PointerEvent) => event.target === box.current && letGo(),
    onKeyDown: (event: KeyboardEvent) => SCROLL_KEYS.has(event.key) && letGo(),
  };
  const toEnd = () => {
    isFollowing.current = false;
    box.current?.scrollTo({ top: box.current.scrollHeight });
    box.current?.focus({ preventScroll: true });
  };
  return { box, list, isFar, toEnd, byHand, onScroll };
}
