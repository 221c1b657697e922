import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePage, usePageContent } from "../lib/page.ts";
import { RichText } from "../ui/rich-text.tsx";

export function Page(): ReactNode {
  const { t } = useTranslation("legal");
  const { data } = usePage();
  const { title, updated, body } = usePageContent<"legal">();
  const day = new Intl.DateTimeFormat(data.locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(updated));
  return (
    <article className="prose mx-auto max-w-3xl px-6 py-16">
      <h1 className="text-4xl font-semibold">{title}</h1>
      <p className="text-soft">{t("updated", { day })}</p>
      <RichText nodes={body} />
    </article>
  );
}
