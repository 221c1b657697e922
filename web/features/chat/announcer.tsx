import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { answerText } from "./plain-text.ts";
import { useChatState, useThread } from "./state.ts";
import { chatStore, noticeAtom } from "./thread.ts";

/** How long a notice stays on screen. */
const NOTICE_MS = 4_000;

/**
 * Speaks to screen readers: once when an answer begins and once, in whole sentences and in the answer's language, when
 * it is complete. Notices such as "copied" are shown and spoken here too.
 */
export function Announcer(): ReactNode {
  const { t } = useTranslation("chat");
  const { messages, isBusy } = useThread();
  const notice = useChatState(noticeAtom);
  const [spoken, setSpoken] = useState<{ text: string; lang?: string | undefined } | null>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (isBusy === wasBusy.current) return;
    wasBusy.current = isBusy;
    const last = messages.at(-1);
    if (isBusy) setSpoken({ text: t("announce.start") });
    else if (last?.role === "assistant") setSpoken({ text: answerText(last), lang: last.metadata?.lang });
  }, [isBusy, messages, t]);
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => chatStore.set(noticeAtom, null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <>
      <p className="sr-only" aria-live="polite" aria-atomic="true" lang={spoken?.lang} data-testid="chat-announcer">
        {spoken?.text}
      </p>
      <p className="chat-notice" role="status" data-shown={notice !== null}>
        {notice === null ? "" : t(`notice.${notice}`)}
      </p>
    </>
  );
}
