import type { ReactNode } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ChoicesData } from "#server/contract/chat.ts";
import { send } from "../thread.ts";

/**
 * A clarifying question as cards. Choosing one is an ordinary turn, so that it can be corrected like one. The text
 * above usually asks already; the question is then only said to those who cannot see that.
 */
export function ChoicesCard(props: { choices: ChoicesData; isOpen: boolean; isAskedAbove: boolean }): ReactNode {
  const { t } = useTranslation("chat");
  const { choices, isOpen, isAskedAbove } = props;
  const name = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question above is the name, and it is text, not a legend
    <div className="chat-choices" role="group" aria-labelledby={name}>
      <p id={name} className="chat-choices-question">
        <b className={isAskedAbove ? "sr-only" : undefined}>{choices.question}</b>{" "}
        <span>{t("step", { step: choices.step })}</span>
      </p>
      <ul>
        {choices.options.map(({ value, label, text, hint }) => (
          <li key={value}>
            <button type="button" className="chat-choice" disabled={!isOpen} onClick={() => void send(text)}>
              <b>{label}</b>
              {hint === undefined ? null : <span>{hint}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
