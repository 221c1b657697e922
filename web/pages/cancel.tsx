import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { CloseIcon } from "../illustrations/icons.tsx";
import { useHref } from "../lib/page.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

/** Time to read the message before the page moves on; the visitor can stop it. */
const REDIRECT_SECONDS = 8;

export function Page(): ReactNode {
  const { t } = useTranslation("cancel");
  const href = useHref();
  const { seconds, stop } = useRedirect(href("pricing"));
  return (
    <Notice mark={<CloseIcon className="size-8" />} tone="calm" title={t("title")}>
      <p className="lead mt-5" role="status">
        {t("text")}
      </p>
      <p className="mt-3 text-soft" aria-live={seconds === null ? "polite" : "off"}>
        {seconds === null ? t("stopped") : t("countdown", { count: seconds })}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink look="dark" size="lg" href={href("pricing")}>
          {t("now")}
        </ButtonLink>
        <Button look="outline" size="lg" className="noscript:hidden" onClick={stop} disabled={seconds === null}>
          {t("stay")}
        </Button>
      </div>
    </Notice>
  );
}

/** Counts down and goes to `target`; null once stopped. A page in the background waits. */
function useRedirect(target: string): { seconds: number | null; stop: () => void } {
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState<number | null>(REDIRECT_SECONDS);
  useEffect(() => {
    if (seconds === null) return;
    if (seconds === 0) {
      void navigate(target, { replace: true });
      return;
    }
    const timer = setInterval(() => {
      if (!document.hidden) setSeconds((left) => (left === null ? null : left - 1));
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds, target, navigate]);
  return { seconds, stop: () => setSeconds(null) };
}
