import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChatIcon } from "../illustrations/icons.tsx";
import { askChat } from "../lib/chat-events.ts";
import { useHref } from "../lib/page.ts";

/**
 * A link that asks the chat a question about what stands beside it; without script it leads to the chat page.
 * @param props.topic what it is about, for those who hear the link without seeing where it stands
 * @param props.label visible words, "Ask about this" unless given
 */
export function AskAbout(props: {
  question: string;
  source: string;
  topic: string;
  label?: string;
  className?: string;
}): ReactNode {
  const { t } = useTranslation();
  const href = useHref();
  const { question, source, topic, label = t("ask.short") } = props;
  return (
    <a
      href={href("chat", `?ask=${encodeURIComponent(question)}`)}
      className={`ask-about ${props.className ?? ""}`.trim()}
      onClick={(event) => {
        event.preventDefault();
        askChat({ text: question, source });
      }}
    >
      <ChatIcon className="size-5" />
      {label}
      <span className="sr-only">: {topic}</span>
    </a>
  );
}
