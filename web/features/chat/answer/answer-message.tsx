import type { ReactNode } from "react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { SiteMessage } from "#server/contract/chat.ts";
import { send } from "../thread.ts";
import { AnswerText } from "./answer-text.tsx";
import { AnswerTools } from "./answer-tools.tsx";
import { ChoicesCard } from "./choices-card.tsx";
import { FormCard } from "./form-card.tsx";
import { QuoteCard } from "./quote-card.tsx";

type Part = SiteMessage["parts"][number];
type PartOf<Type extends Part["type"]> = Extract<Part, { type: Type }>;

export type AnswerProps = {
  conversationId: string;
  message: SiteMessage;
  isWriting: boolean;
  isLast: boolean;
  cut: "stopped" | "cut" | undefined;
};

/** Links a quote card has itself. */
const ON_QUOTES: ReadonlySet<string> = new Set(["pricing", "register", "contact-sales"]);

/** An answer: text, cards, links, sources, follow-up questions, in this order whatever order they came in. */
export const AnswerMessage = memo(function AnswerMessage(props: AnswerProps): ReactNode {
  const { t } = useTranslation("chat");
  const { conversationId, message, isWriting, isLast, cut } = props;
  const { parts, metadata } = message;
  const of = <Type extends Part["type"]>(type: Type) =>
    parts.filter((part): part is PartOf<Type> => part.type === type);
  const hasQuote = of("data-quote").length > 0;
  const actions = of("data-action").flatMap(({ data }) => (hasQuote && ON_QUOTES.has(data.routeId) ? [] : [data]));
  const isPerson = metadata?.author === "person";
  return (
    <article
      className="chat-answer"
      lang={metadata?.lang}
      aria-label={t(isPerson ? "author.person" : "author.automatic")}
    >
      {isPerson ? <p className="chat-author">{t("author.person")}</p> : null}
      {of("text").map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added at the end
        <AnswerText key={index} text={part.text} isWriting={isWriting && part.state !== "done"} />
      ))}
      {of("data-quote").map(({ data, id }) => (
        <QuoteCard key={id ?? "quote"} messageId={message.id} quote={data} />
      ))}
      {of("data-choices").map(({ data, id }) => (
        <ChoicesCard
          key={id ?? "choices"}
          choices={data}
          isOpen={isLast && !isWriting}
          isAskedAbove={of("text").some(({ text }) => text.includes(data.question))}
        />
      ))}
      {of("data-form").map(({ data, id }) => (
        <FormCard key={id ?? "form"} cardId={message.id} form={data} />
      ))}
      <Actions actions={actions} />
      <Sources sources={of("source-url")} />
      {cut === "stopped" ? <p className="chat-quiet">{t("stopped")}</p> : null}
      {isWriting ? null : <AnswerTools conversationId={conversationId} message={message} isLast={isLast} />}
      {isLast && !isWriting ? <Suggestions questions={of("data-suggestions").at(-1)?.data.questions ?? []} /> : null}
    </article>
  );
});

/** Deep links as real links: a new tab, a bookmark and a screen reader's list of links all work. */
function Actions(props: { actions: PartOf<"data-action">["data"][] }): ReactNode {
  if (props.actions.length === 0) return null;
  return (
    <ul className="chat-actions">
      {props.actions.map(({ href, label, routeId }) => {
        const look = `btn btn-md ${routeId === "register" ? "btn-primary" : "btn-outline"}`;
        return (
          <li key={href}>
            {href.startsWith("/") ? (
              <Link to={href} className={look} data-track={`chat-${routeId}`}>
                {label}
              </Link>
            ) : (
              <a href={href} className={look} rel="noopener">
                {label}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Where the answer comes from, as numbered chips that open the entry. */
function Sources(props: { sources: PartOf<"source-url">[] }): ReactNode {
  const { t } = useTranslation("chat");
  if (props.sources.length === 0) return null;
  return (
    <div className="chat-sources">
      <span className="chat-sources-label">{t("sources")}</span>
      <ol>
        {props.sources.map(({ sourceId, url, title }, index) => (
          <li key={sourceId}>
            <Link to={url} className="chat-chip">
              <b>{index + 1}</b>
              <span>{title ?? url}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Suggestions(props: { questions: string[] }): ReactNode {
  const { t } = useTranslation("chat");
  if (props.questions.length === 0) return null;
  return (
    <ul className="chat-questions" aria-label={t("followUps")}>
      {props.questions.map((question) => (
        <li key={question}>
          <button type="button" className="chat-question-button" onClick={() => void send(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
