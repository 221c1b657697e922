import type { ReactNode } from "react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { SiteMessage } from "#server/contract/chat.ts";
import { EditIcon } from "./icons.tsx";
import { focusInput } from "./state.ts";
import { edit } from "./thread.ts";
import { Time } from "./time.tsx";

/** A visitor's turn. The last one can be changed and asked again. */
export const QuestionMessage = memo(function QuestionMessage(props: {
  message: SiteMessage;
  canEdit: boolean;
}): ReactNode {
  const { t } = useTranslation("chat");
  const { message, canEdit } = props;
  const onEdit = () => {
    edit(message);
    focusInput();
  };
  return (
    <article className="chat-question" aria-label={t("author.visitor")}>
      <p className="chat-bubble">{message.parts.map((part) => (part.type === "text" ? part.text : "")).join("")}</p>
      <footer>
        {canEdit ? (
          <button type="button" className="chat-tool" onClick={onEdit}>
            <EditIcon />
            {t("edit")}
          </button>
        ) : null}
        <Time at={message.metadata?.createdAt} />
      </footer>
    </article>
  );
});
