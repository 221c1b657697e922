import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BrandMark } from "../../illustrations/brand-mark.tsx";
import { useHref } from "../../lib/page.ts";
import { MinimiseIcon, WideIcon } from "./icons.tsx";
import { ChatMenu } from "./menu.tsx";

export function ChatHeader(props: { onClose?: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation("chat");
  const href = useHref();
  return (
    <div className="chat-header">
      <BrandMark className="chat-mark" />
      <div className="chat-header-words">
        <h2>{t("title")}</h2>
        <p>{t("subtitle")}</p>
      </div>
      <ChatMenu />
      {props.onClose === undefined ? null : (
        <>
          <Link to={href("chat")} className="chat-button chat-only-wide" aria-label={t("wide")} title={t("wide")}>
            <WideIcon />
          </Link>
          <button
            type="button"
            className="chat-button"
            onClick={props.onClose}
            aria-label={t("close")}
            title={t("close")}
          >
            <MinimiseIcon />
          </button>
        </>
      )}
    </div>
  );
}
