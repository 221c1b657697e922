import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SiteMessage } from "#server/contract/chat.ts";
import { copyText } from "../copy.ts";

/** Where an answer comes from, so that anybody can have it checked. */
export function Receipt(props: { message: SiteMessage }): ReactNode {
  const { t, i18n } = useTranslation("chat");
  const { id, metadata = {}, parts } = props.message;
  const sources = parts.flatMap((part) => (part.type === "source-url" ? [part.title ?? part.url] : []));
  const language =
    metadata.lang === undefined
      ? undefined
      : new Intl.DisplayNames(i18n.language, { type: "language" }).of(metadata.lang);
  const time =
    metadata.createdAt === undefined ? undefined : new Date(metadata.createdAt).toLocaleString(i18n.language);
  const rows = [
    [t("receipt.id"), metadata.answerId ?? id],
    [t("receipt.time"), time],
    [t("receipt.by"), metadata.answeredBy === undefined ? undefined : t(`receipt.${metadata.answeredBy}`)],
    [t("receipt.version"), metadata.knowledgeVersion],
    [t("receipt.lang"), language],
    [t("sources"), sources.length === 0 ? t("receipt.none") : sources.join("; ")],
  ].filter((row): row is [string, string] => row[1] !== undefined);
  return (
    <div className="chat-card chat-receipt">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="btn btn-outline btn-md"
        onClick={() => void copyText(rows.map(([name, value]) => `${name}: ${value}`).join("\n"))}
      >
        {t("receipt.copy")}
      </button>
    </div>
  );
}
