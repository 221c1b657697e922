import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SiteMessage } from "#server/contract/chat.ts";
import { CopyIcon, RetryIcon, ThumbDownIcon, ThumbUpIcon } from "../../../illustrations/icons.tsx";
import { sendFeedback } from "../api.ts";
import { copyText } from "../copy.ts";

import { InfoIcon } from "../icons.tsx";
import { answerText } from "../plain-text.ts";
import { retry } from "../thread.ts";
import { Time } from "../time.tsx";
import { Reasons } from "./reasons.tsx";
import { Receipt } from "./receipt.tsx";

/** Copy, judge, receipt, ask again: a quiet row under each answer. */
export function AnswerTools(props: { conversationId: string; message: SiteMessage; isLast: boolean }): ReactNode {
  const { t } = useTranslation("chat");
  const { conversationId, message, isLast } = props;
  const [value, setValue] = useState<"up" | "down" | null>(null);
  const [open, setOpen] = useState<"reasons" | "receipt" | null>(null);
  const judge = (chosen: "up" | "down") => {
    setValue(chosen);
    setOpen(chosen === "down" ? "reasons" : null);
    void sendFeedback(conversationId, { messageId: message.id, value: chosen });
  };
  const tool = (label: string, icon: ReactNode, rest: React.ComponentProps<"button">) => (
    <button type="button" className="chat-tool" aria-label={label} title={label} {...rest}>
      {icon}
    </button>
  );
  return (
    <>
      <footer className="chat-tools">
        {tool(t("copy"), <CopyIcon className="chat-icon" />, { onClick: () => void copyText(answerText(message)) })}
        {tool(t("feedback.up"), <ThumbUpIcon className="chat-icon" />, {
          "aria-pressed": value === "up",
          onClick: () => judge("up"),
        })}
        {tool(t("feedback.down"), <ThumbDownIcon className="chat-icon" />, {
          "aria-pressed": value === "down",
          onClick: () => judge("down"),
        })}
        {isLast ? tool(t("again"), <RetryIcon className="chat-icon" />, { onClick: () => void retry() }) : null}
        {tool(t("receipt.open"), <InfoIcon />, {
          "aria-expanded": open === "receipt",
          onClick: () => setOpen(open === "receipt" ? null : "receipt"),
        })}
        <Time at={message.metadata?.createdAt} />
      </footer>
      {open === "reasons" ? (
        <Reasons
          onSend={(reason, comment) =>
            sendFeedback(conversationId, {
              messageId: message.id,
              value: "down",
              reason,
              ...(comment === "" ? {} : { comment }),
            })
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === "receipt" ? <Receipt message={message} /> : null}
    </>
  );
}
