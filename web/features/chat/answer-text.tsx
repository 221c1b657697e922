import type { ReactNode } from "react";
import { memo, useEffect, useMemo, useState } from "react";
import { usePage } from "../../lib/page.ts";
import { RichText } from "../../ui/rich-text.tsx";

type Parse = typeof import("./markdown.ts").parseAnswer;

let loaded: Parse | undefined;
let loading: Promise<Parse> | undefined;

/** Fetches the Markdown parser; it is not needed to open the chat, only to show the first answer. */
export function loadMarkdown(): Promise<Parse> {
  loading ??= import("./markdown.ts").then(({ parseAnswer }) => {
    loaded = parseAnswer;
    return parseAnswer;
  });
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** An answer's text. Shown as plain paragraphs for the moment until the parser is here. */
export const AnswerText = memo(function AnswerText(props: { text: string; isWriting: boolean }): ReactNode {
  const { text, isWriting } = props;
  const origins = useOrigins();
  const parse = useParser();
  const nodes = useMemo(
    () => (parse === undefined ? undefined : parse(text, { isWriting, origins })),
    [parse, text, isWriting, origins],
  );
  return (
    <div className="chat-prose">
      {nodes === undefined ? (
        text.split(/\n{2,}/).map((line) => <p key={line}>{plain(line)}</p>)
      ) : (
        <RichText nodes={nodes} />
      )}
    </div>
  );
});

function useParser(): Parse | undefined {
  const [parse, setParse] = useState<{ run: Parse } | undefined>(loaded === undefined ? undefined : { run: loaded });
  useEffect(() => {
    if (parse !== undefined) return;
    let isCurrent = true;
    loadMarkdown().then(
      (run) => isCurrent && setParse({ run }),
      // Without the parser the plain text stays; it says the same.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [parse]);
  return parse?.run;
}

/** Text of Markdown without its marks, for places that show or speak no formatting. */
export function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)?/g, "$1")
    .replace(/^\s*(?:#{1,6}|[-*+]|\d+\.|>)\s+/gm, "")
    .replace(/[*_`~|]{1,3}/g, "");
}

/** Origins outside this site that an answer may link to: the company's own. */
function useOrigins(): readonly string[] {
  const { data } = usePage();
  return useMemo(() => {
    const { links = {} } = (data.facts.company ?? {}) as { links?: Record<string, string> };
    return Object.values(links).flatMap((link) => (URL.canParse(link) ? [new URL(link).origin] : []));
  }, [data]);
}
