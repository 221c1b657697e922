import type { MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { CheckoutView } from "#server/contract/checkout.ts";
import { RetryIcon } from "../illustrations/icons.tsx";
import { callApi } from "../lib/api.ts";
import { useHref } from "../lib/page.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

export function Page(): ReactNode {
  const { t } = useTranslation("error");
  const href = useHref();
  const checkout = new URLSearchParams(useLocation().search).get("checkout");
  const retry = (event: MouseEvent) => {
    if (checkout === null) return;
    event.preventDefault();
    void paymentPage(checkout).then((url) => window.location.assign(url ?? href("pricing")));
  };
  return (
    <Notice mark={<RetryIcon className="size-8" />} tone="alert" title={t("title")}>
      <p className="lead mt-5" role="alert">
        {t("text")}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink look="dark" size="lg" href={href("pricing")} onClick={retry}>
          {t("retry")}
        </ButtonLink>
        <ButtonLink look="outline" size="lg" href={href("pricing")}>
          {t("pricing")}
        </ButtonLink>
      </div>
      <Link
        to={href("contact", "?topic=support")}
        className="mt-8 inline-block font-semibold underline underline-offset-4"
      >
        {t("support")}
      </Link>
    </Notice>
  );
}

/** Where the payment that failed can be tried again; null when it cannot, then the choice is made again. */
async function paymentPage(checkoutId: string): Promise<string | null> {
  try {
    return (await callApi<CheckoutView>(`/api/checkout/${encodeURIComponent(checkoutId)}`)).url;
  } catch {
    return null;
  }
}
