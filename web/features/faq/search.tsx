import type { FormEvent, ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import type { SearchAnswer } from "#server/contract/search.ts";
import { MAX_SEARCH_CHARS } from "#server/contract/search.ts";
import { ChatIcon, CloseIcon, PhoneIcon, SearchIcon } from "../../illustrations/icons.tsx";
import { askChat } from "../../lib/chat-events.ts";
import type { SearchState } from "./use-search.ts";
import { useSearch } from "./use-search.ts";

/** Search over all answers with the assistant's own retrieval. `?q=` in the address fills the box. */
export function FaqSearch(): ReactNode {
  const { t } = useTranslation("faq");
  const { search } = useLocation();
  const [text, setText] = useState("");
  // After hydration, because the server renders this page without its query.
  useEffect(() => setText(new URLSearchParams(search).get("q")?.slice(0, MAX_SEARCH_CHARS) ?? ""), [search]);
  const state = useSearch(text);
  const submit = (event: FormEvent) => event.preventDefault();
  return (
    <search className="noscript:hidden">
      <form onSubmit={submit}>
        <label htmlFor="faq-search" className="sr-only">
          {t("search.label")}
        </label>
        <div className="relative">
          <SearchIcon className="pointer-events-none absolute start-4 top-1/2 size-6 -translate-y-1/2" />
          <input
            id="faq-search"
            className="field-input faq-search-input"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MAX_SEARCH_CHARS}
            placeholder={t("search.placeholder")}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-controls="faq-results"
          />
          {text === "" ? null : (
            <button
              type="button"
              className="icon-button absolute end-1.5 top-1/2 -translate-y-1/2"
              aria-label={t("search.clear")}
              onClick={() => {
                setText("");
                document.getElementById("faq-search")?.focus();
              }}
            >
              <CloseIcon />
            </button>
          )}
        </div>
      </form>
      <div id="faq-results">
        <p role="status" className="field-hint">
          <Summary state={state} />
        </p>
        {state.kind === "found" ? <Results text={state.text} answer={state.answer} /> : null}
      </div>
    </search>
  );
}

function Summary({ state }: { state: SearchState }): ReactNode {
  const { t } = useTranslation("faq");
  if (state.kind === "busy") return t("search.busy");
  if (state.kind === "failed") return t("search.failed");
  if (state.kind === "idle") return null;
  const { hits, noCloseMatches, emergencyNumbers } = state.answer;
  if (emergencyNumbers.length > 0) return null;
  if (hits.length === 0) return t("search.none");
  return noCloseMatches ? t("search.nearest") : t("search.results", { count: hits.length });
}

function Results({ text, answer }: { text: string; answer: SearchAnswer }): ReactNode {
  const { t } = useTranslation("faq");
  if (answer.emergencyNumbers.length > 0) return <Emergency numbers={answer.emergencyNumbers} />;
  return (
    <>
      <ul className="mt-2 divide-y divide-line rounded-xl border border-(--line-strong) bg-raised empty:hidden">
        {answer.hits.map((hit) => (
          <li key={hit.slug}>
            <Link to={hit.href} className="block px-5 py-4 hover:bg-sunk">
              <span className="block font-semibold">{hit.question}</span>
              {hit.heading === null ? null : <span className="block font-semibold text-soft">{hit.heading}</span>}
              <span className="mt-1 block text-soft">{hit.excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="ask-about mt-3 text-start"
        onClick={() => askChat({ text, source: "faq-search" })}
      >
        <ChatIcon className="size-5" />
        {t("search.ask", { text })}
      </button>
    </>
  );
}

function Emergency({ numbers }: { numbers: SearchAnswer["emergencyNumbers"] }): ReactNode {
  const { t } = useTranslation("faq");
  return (
    <div role="alert" className="mt-2 rounded-xl border-2 border-alert bg-alert-soft p-5">
      <p className="text-lg font-semibold">{t("search.danger")}</p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {numbers.map(({ number, sms }) => (
          <li key={number}>
            <a className="btn btn-dark btn-lg" href={`${sms ? "sms" : "tel"}:${number.replace(/\s/g, "")}`}>
              <PhoneIcon className="size-5" />
              {number}
              {sms ? <span className="font-normal">{t("search.sms")}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
