import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../lib/page.ts";
import { send } from "./thread.ts";

/** Pages with questions of their own; all others share the general ones. */
const PAGES_WITH_STARTERS = ["home", "pricing", "auth", "contact", "privacy-policy"] as const;

/** First words of every conversation: who speaks, what it can do, and questions that fit the page. */
export function Greeting(props: { isStart: boolean }): ReactNode {
  const { t } = useTranslation("chat");
  const { data } = usePage();
  const place = PAGES_WITH_STARTERS.find((page) => page === data.page) ?? "general";
  return (
    <div className="chat-greeting">
      <p className="chat-greeting-title">{t("greeting.title")}</p>
      <p>{t("greeting.text")}</p>
      {props.isStart ? (
        <ul className="chat-questions" aria-label={t("greeting.starters")}>
          {(["first", "second", "third"] as const).map((key) => {
            const question = t(`starters.${place}.${key}`);
            return (
              <li key={key}>
                <button type="button" className="chat-question-button" onClick={() => void send(question)}>
                  {question}
                </button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
