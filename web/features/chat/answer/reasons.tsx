import type { ReactNode } from "react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

const REASONS = ["wrong", "outdated", "beside", "unclear"] as const;

/** Why an answer did not help. */
export function Reasons(props: {
  onSend: (reason: string, comment: string) => Promise<boolean>;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("chat");
  const name = useId();
  const [state, setState] = useState<"asking" | "kept" | "failed">("asking");
  if (state === "kept") {
    return (
      <p className="chat-quiet" role="status">
        {t("feedback.thanks")}
      </p>
    );
  }
  const onSubmit = (data: FormData) => {
    void props
      .onSend(text(data, "reason"), text(data, "comment"))
      .then((isKept) => setState(isKept ? "kept" : "failed"));
  };
  return (
    <form
      className="chat-card chat-reasons"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <fieldset>
        <legend>{t("feedback.why")}</legend>
        {REASONS.map((reason, index) => (
          <label key={reason}>
            <input type="radio" name="reason" value={reason} defaultChecked={index === 0} />
            {t(`feedback.reasons.${reason}`)}
          </label>
        ))}
      </fieldset>
      <label className="field-label" htmlFor={`${name}-comment`}>
        {t("feedback.comment")}
      </label>
      <textarea id={`${name}-comment`} name="comment" className="field-input" maxLength={2000} rows={2} />
      {state === "failed" ? (
        <p className="field-error" role="alert">
          {t("feedback.failed")}
        </p>
      ) : null}
      <div className="chat-row">
        <button type="submit" className="btn btn-dark btn-md">
          {t("feedback.send")}
        </button>
        <button type="button" className="btn btn-plain btn-md" onClick={props.onClose}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}

function text(data: FormData, key: string): string {
  const value = data.get(key);
  return typeof value === "string" ? value.trim() : "";
}
