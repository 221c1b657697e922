import { useAtomValue, useSetAtom } from "jotai";
import type { MouseEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useSignOut } from "../features/session/use-sign-out.ts";
import { BrandMark } from "../illustrations/brand-mark.tsx";
import { CloseIcon, MenuIcon } from "../illustrations/icons.tsx";
import { useDismiss } from "../lib/dismiss.ts";
import { useHref, usePage } from "../lib/page.ts";
import { scrollToTop } from "../lib/scroll.ts";
import { sessionUserAtom, startSessionAtom } from "../lib/session-user.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { HeaderLinks, MyDashboardLink } from "./header-links.tsx";
import { LanguageLinks, LanguageMenu } from "./language-menu.tsx";
import { useHeaderLook } from "./use-header-look.ts";

export function Header(props: { isLoading: boolean }): ReactNode {
  const { t } = useTranslation();
  const header = useRef<HTMLElement>(null);
  const startSession = useSetAtom(startSessionAtom);
  useEffect(() => startSession(), [startSession]);
  useHeaderLook(header);
  return (
    <header ref={header} className="site-header">
      <div className="header-row">
        <Logo />
        <nav className="header-wide" aria-label={t("header.nav")}>
          <HeaderLinks className="header-links" />
        </nav>
        <div className="header-end">
          <LanguageMenu />
          <div className="header-wide gap-2">
            <AccountActions />
          </div>
          <MobileMenu />
        </div>
      </div>
      {props.isLoading ? <div className="loading-bar" role="progressbar" aria-label={t("loading")} /> : null}
    </header>
  );
}

function Logo(): ReactNode {
  const { t } = useTranslation();
  const { data } = usePage();
  const href = useHref();
  const onClick = (event: MouseEvent) => {
    if (data.page !== "home" || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    scrollToTop();
  };
  return (
    <Link to={href("home")} className="logo" aria-label={t("header.home")} onClick={onClick}>
      <BrandMark className="size-8" />
      {t("brand")}
    </Link>
  );
}

/** Dashboard and account actions of the wide header; a signed-in visitor sees their own. */
function AccountActions(): ReactNode {
  const { t } = useTranslation();
  const href = useHref();
  const user = useAtomValue(sessionUserAtom);
  const signOut = useSignOut();
  if (user !== null) {
    return (
      <>
        <ButtonLink look="outline" href={href("dashboard")}>
          {t("header.dashboard")}
        </ButtonLink>
        <Button look="plain" onClick={signOut}>
          {t("header.logout")}
        </Button>
      </>
    );
  }
  return (
    <>
      <MyDashboardLink className="header-button" />
      <ButtonLink look="dark" href={href("auth", "?mode=register")}>
        {t("header.createAccount")}
      </ButtonLink>
    </>
  );
}

/** Everything the header holds, on small screens; also open by itself where no script runs. */
function MobileMenu(): ReactNode {
  const { t } = useTranslation();
  const href = useHref();
  const user = useAtomValue(sessionUserAtom);
  const signOut = useSignOut();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Any navigation, even to a section of the same page, closes the menu.
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  useDismiss({ isOpen, box, onDismiss: close, returnFocusTo: button });
  return (
    <div ref={box} className="header-narrow">
      <button
        ref={button}
        type="button"
        className="icon-button script-only"
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        aria-label={t(isOpen ? "header.closeMenu" : "header.openMenu")}
        onClick={() => setOpenAt(isOpen ? null : key)}
      >
        {isOpen ? <CloseIcon /> : <MenuIcon />}
      </button>
      <nav id="mobile-menu" className={`mobile-menu ${isOpen ? "is-open" : ""}`} aria-label={t("header.nav")}>
        <HeaderLinks className="mobile-links" onFollow={close} />
        <div className="mobile-actions">
          {user === null ? (
            <>
              <MyDashboardLink className="btn btn-outline btn-lg" />
              <ButtonLink look="outline" size="lg" href={href("auth", "?mode=login")} onClick={close}>
                {t("header.login")}
              </ButtonLink>
              <ButtonLink look="outline" size="lg" href={href("auth", "?mode=register")} onClick={close}>
                {t("header.createAccount")}
              </ButtonLink>
              <ButtonLink size="lg" className="col-span-full" href={href("auth", "?mode=register")} onClick={close}>
                {t("header.getStarted")}
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink size="lg" href={href("dashboard")} onClick={close}>
                {t("header.dashboard")}
              </ButtonLink>
              <Button
                look="outline"
                size="lg"
                onClick={() => {
                  signOut();
                  close();
                }}
              >
                {t("header.logout")}
              </Button>
            </>
          )}
        </div>
        <LanguageLinks className="mobile-languages" onChosen={close} />
      </nav>
    </div>
  );
}
