import type { ReactNode } from "react";
import { memo, useMemo } from "react";
import remend from "remend";
import { toRichText } from "#server/contract/rich-text.ts";
import { usePage } from "../../../lib/page.ts";
import { RichText } from "../../../ui/rich-text.tsx";

/**
 * An answer's text. While it is still being written, open marks are closed first, so that half a link or half a bold
 * word is never seen.
 */
export const AnswerText = memo(function AnswerText(props: { text: string; isWriting: boolean }): ReactNode {
  const { text, isWriting } = props;
  const origins = useOrigins();
  const nodes = useMemo(() => toRichText(isWriting ? remend(text) : text, origins), [text, isWriting, origins]);
  return (
    <div className="chat-prose">
      <RichText nodes={nodes} />
    </div>
  );
});

/** Origins outside this site that an answer may link to: the company's own. */
function useOrigins(): readonly string[] {
  const { data } = usePage();
  return useMemo(() => {
    const { links = {} } = (data.facts.company ?? {}) as { links?: Record<string, string> };
    return Object.values(links).flatMap((link) => (URL.canParse(link) ? [new URL(link).origin] : []));
  }, [data]);
}
