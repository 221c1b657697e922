import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LeadReceipt } from "#server/contract/leads.ts";
import { CheckIcon } from "../../illustrations/icons.tsx";
import { useHref } from "../../lib/page.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

/** What the visitor sees once the request is stored. The heading takes the focus, because the form is gone. */
export function Sent(props: { receipt: LeadReceipt; email: string; onAgain: () => void }): ReactNode {
  const { t } = useTranslation("contact");
  const href = useHref();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <span className="grid size-12 place-items-center rounded-xl bg-signal text-signal-ink">
        <CheckIcon className="size-7" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="display-2 mt-6 outline-none">
        {t("sent.title")}
      </h2>
      <p className="lead mt-4 wrap-anywhere">{t("sent.text", { email: props.email })}</p>
      <dl className="mt-8 border-y border-line py-5">
        <dt className="text-sm font-semibold text-soft">{t("sent.reference")}</dt>
        <dd className="mt-1 text-3xl font-semibold tracking-tight">{props.receipt.reference}</dd>
        <dd className="mt-1 text-soft">{t("sent.keep")}</dd>
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink look="dark" href={href("home")}>
          {t("sent.home")}
        </ButtonLink>
        <ButtonLink look="outline" href={href("pricing")}>
          {t("sent.pricing")}
        </ButtonLink>
        <Button look="quiet" onClick={props.onAgain}>
          {t("sent.again")}
        </Button>
      </div>
    </div>
  );
}
