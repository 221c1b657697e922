import { tool } from "ai";
import { z } from "zod";
import { MAX_QUESTION_CHARS } from "../../contract/chat-limits.ts";
import { sourceOf } from "../compose.ts";
import { quantitiesOf } from "../guard.ts";
import { searchKnowledge } from "../retrieval/search.ts";
import type { ToolContext } from "./context.ts";

/** Passages a model gets from one search. */
const MAX_PASSAGES = 4;

/** Lets the model look up passages in its own words. What it finds becomes sayable and is listed as a source. */
export function searchKnowledgeTool({ content, voice, parts, allow }: ToolContext) {
  return tool({
    description: "Find passages of the published knowledge. Use it when the passages at hand do not answer.",
    inputSchema: z.object({ query: z.string().min(1).max(MAX_QUESTION_CHARS) }),
    execute: ({ query }) => {
      const { hits } = searchKnowledge({
        index: content.index,
        text: query,
        locale: voice.locale,
        limit: MAX_PASSAGES,
      });
      return {
        passages: hits.flatMap(({ slug, anchor }) => {
          const entry = content.knowledge.locales[voice.locale].bySlug.get(slug);
          if (entry === undefined || entry.kind === "smalltalk") return [];
          const section = entry.sections.find((candidate) => candidate.anchor === anchor);
          const text = [entry.lead, section?.markdown ?? entry.detail].join("\n\n");
          allow(quantitiesOf(text));
          if (!parts.sources.some((source) => source.slug === slug)) parts.sources.push(sourceOf(entry, anchor));
          return [{ title: entry.title, status: entry.status, text }];
        }),
      };
    },
  });
}
