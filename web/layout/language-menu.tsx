import type { MouseEvent, ReactNode } from "react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import { ChevronIcon, EnglishFlag, FrenchFlag, SpanishFlag } from "../illustrations/icons.tsx";
import { useDismiss } from "../lib/dismiss.ts";
import type { LanguageState } from "../lib/language.ts";
import { LANGUAGE_NAMES, pathInLanguage, plainPathInLanguage, rememberLanguage } from "../lib/language.ts";
import { usePage } from "../lib/page.ts";

const FLAGS = { en: EnglishFlag, fr: FrenchFlag, es: SpanishFlag } as const;

/** The languages as links to the same page. Without script they are ordinary links, with it the page changes in place. */
export function LanguageLinks(props: { className?: string; onChosen?: () => void }): ReactNode {
  const { data, pathname } = usePage();
  const choose = useLanguageChoice();
  return (
    <ul className={props.className}>
      {LOCALES.map((locale) => {
        const Flag = FLAGS[locale];
        const onClick = (event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          choose(locale);
          props.onChosen?.();
        };
        return (
          <li key={locale}>
            <a
              href={plainPathInLanguage(pathname, locale)}
              hrefLang={locale}
              lang={locale}
              className="language-link"
              aria-current={locale === data.locale ? "true" : undefined}
              onClick={onClick}
            >
              <Flag className="flag" />
              {LANGUAGE_NAMES[locale].name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The language menu of the header; closes on a choice, on Escape and on a click outside. */
export function LanguageMenu(): ReactNode {
  const { t } = useTranslation();
  const { data } = usePage();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss({ isOpen, box, onDismiss: () => setIsOpen(false), returnFocusTo: button });
  const Flag = FLAGS[data.locale];
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={box} className="script-only relative">
      <button
        ref={button}
        type="button"
        className="header-button"
        aria-expanded={isOpen}
        aria-controls="language-menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Flag className="flag" />
        {LANGUAGE_NAMES[data.locale].short}
        <span className="sr-only">, {t("language.choose", { name: LANGUAGE_NAMES[data.locale].name })}</span>
        <ChevronIcon className="menu-mark" />
      </button>
      <div id="language-menu" className="menu-sheet" hidden={!isOpen}>
        <LanguageLinks onChosen={close} />
      </div>
    </div>
  );
}

/** Changes the language on the page at hand, with its query and hash kept. */
function useLanguageChoice(): (locale: Locale) => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (locale) => {
    rememberLanguage(locale);
    const target = pathInLanguage(pathname, locale);
    const state: LanguageState = { lang: locale };
    void navigate({ pathname: target, search, hash }, { state, replace: target === pathname });
  };
}
