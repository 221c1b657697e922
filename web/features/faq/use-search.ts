import { useEffect, useState } from "react";
import type { SearchAnswer } from "#server/contract/search.ts";
import { callApi } from "../../lib/api.ts";
import { usePage } from "../../lib/page.ts";

/** Quiet time after the last keystroke before asking the server. */
const SETTLE_MS = 180;
/** Shorter texts match everything. */
const MIN_CHARS = 2;

/** What the search box shows; `text` is what the answer is for. */
export type SearchState =
  | { kind: "idle" }
  | { kind: "busy" }
  | { kind: "failed" }
  | { kind: "found"; text: string; answer: SearchAnswer };

/** Asks for the entries that fit a text, once typing pauses; an older answer never replaces a newer one. */
export function useSearch(text: string): SearchState {
  const { locale } = usePage().data;
  const [state, setState] = useState<SearchState>({ kind: "idle" });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < MIN_CHARS) {
      setState({ kind: "idle" });
      return;
    }
    const abort = new AbortController();
    setState((before) => (before.kind === "found" ? before : { kind: "busy" }));
    const timer = setTimeout(() => {
      callApi<SearchAnswer>(`/api/search?${new URLSearchParams({ q: wanted, lang: locale })}`, {
        signal: abort.signal,
      }).then(
        (answer) => setState({ kind: "found", text: wanted, answer }),
        () => {
          if (!abort.signal.aborted) setState({ kind: "failed" });
        },
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, locale]);
  return state;
}
