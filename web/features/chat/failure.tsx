import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RetryIcon } from "../../illustrations/icons.tsx";
import { retry } from "./thread.ts";

/** Kinds of failure the visitor is told apart, keys of the words under `failure`. */
export type FailureKind = "connection" | "busy" | "refused" | "unread" | "cut" | "unanswered";

/** HTTP answers that mean "later" and "not like this"; everything else counts as a lost connection. */
const KINDS: Record<number, FailureKind> = { 429: "busy", 503: "busy", 400: "refused", 413: "refused" };

/** What a failed request means to the visitor. */
export function failureKind(error: Error): FailureKind {
  const { statusCode } = error as { statusCode?: number };
  return KINDS[statusCode ?? 0] ?? "connection";
}

/** A failure in the conversation, with the way out. The question stays where it is. */
export function Failure(props: { error?: Error; words?: FailureKind; onRetry?: () => void }): ReactNode {
  const { t } = useTranslation("chat");
  const { error, words, onRetry = () => void retry() } = props;
  const kind = words ?? (error === undefined ? "connection" : failureKind(error));
  return (
    <div className="chat-failure" role="alert">
      <p>{t(`failure.${kind}`)}</p>
      <button type="button" className="btn btn-outline btn-md" onClick={onRetry}>
        <RetryIcon className="chat-icon" />
        {t("retry")}
      </button>
    </div>
  );
}
