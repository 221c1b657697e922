import type { FormEvent, ReactNode } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SendIcon } from "../../illustrations/icons.tsx";
import { askChat } from "../../lib/chat-events.ts";
import { useHref } from "../../lib/page.ts";

/** A question box that opens the chat with what was typed; without script it leads to the chat page. */
export function AskForm(props: { source: string; className?: string }): ReactNode {
  const { t } = useTranslation("home");
  const href = useHref();
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    askChat({ text: String(new FormData(form).get("ask") ?? ""), source: props.source });
    form.reset();
  };
  return (
    <form action={href("chat")} method="get" className={`ask-form ${props.className ?? ""}`.trim()} onSubmit={onSubmit}>
      <label htmlFor={id}>{t("hero.composer")}</label>
      <div className="ask-field">
        <input
          id={id}
          name="ask"
          maxLength={500}
          placeholder={t("hero.placeholder")}
          autoComplete="off"
          enterKeyHint="send"
        />
        <button type="submit" className="ask-send">
          <SendIcon />
          <span className="sr-only">{t("hero.send")}</span>
        </button>
      </div>
    </form>
  );
}
