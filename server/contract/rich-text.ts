import type { Token, Tokens } from "marked";
import { Lexer } from "marked";

/**
 * Formatted text as data: safe to send, store and render without HTML. Raw HTML in the source becomes plain text,
 * pictures become their description, and links outside the allowed forms lose their address.
 */
export type RichNode =
  | string
  | {
      t:
        | "p"
        | "strong"
        | "em"
        | "del"
        | "code"
        | "li"
        | "ul"
        | "quote"
        | "tr"
        | "th"
        | "td"
        | "table"
        | "thead"
        | "tbody";
      c: RichNode[];
    }
  | { t: "ol"; start: number; c: RichNode[] }
  | { t: "h"; level: number; id?: string; c: RichNode[] }
  | { t: "a"; href: string; c: RichNode[] }
  | { t: "br" | "hr" };

/** A whole formatted text. */
export type RichText = RichNode[];

/** Links that may be followed: our own paths, telephone and mail links, and https addresses on `allowedOrigins`. */
function safeHref(href: string, allowedOrigins: readonly string[]): string | null {
  if (/^\/(?!\/)/.test(href) || /^(?:tel|sms|mailto):[\w+@.-]+$/.test(href)) return href;
  return allowedOrigins.some((origin) => href === origin || href.startsWith(`${origin}/`)) ? href : null;
}

/**
 * Parses Markdown (GFM) into rich text.
 * @param allowedOrigins origins besides our own that links may lead to, e.g. the customer dashboard's
 */
export function toRichText(markdown: string, allowedOrigins: readonly string[] = []): RichText {
  return blocks(new Lexer({ gfm: true }).lex(markdown), allowedOrigins);
}

function blocks(tokens: readonly Token[], origins: readonly string[]): RichNode[] {
  return tokens.flatMap((token): RichNode[] => {
    switch (token.type) {
      case "space":
      case "def":
        return [];
      case "paragraph":
        return [{ t: "p", c: inline(token.tokens, origins) }];
      case "text":
        return token.tokens === undefined ? [decode(token.text)] : inline(token.tokens, origins);
      case "heading":
        return [heading(token as Tokens.Heading, origins)];
      case "list":
        return [list(token as Tokens.List, origins)];
      case "blockquote":
        return [{ t: "quote", c: blocks(token.tokens ?? [], origins) }];
      case "code":
        return [{ t: "p", c: [{ t: "code", c: [token.text] }] }];
      case "hr":
        return [{ t: "hr" }];
      case "table":
        return [table(token as Tokens.Table, origins)];
      case "html":
        return [{ t: "p", c: [token.text] }];
      default:
        return [token.raw];
    }
  });
}

function heading(token: Tokens.Heading, origins: readonly string[]): RichNode {
  const anchored = /\s*\{#([a-z0-9-]+)\}\s*$/.exec(token.text);
  if (anchored === null) return { t: "h", level: token.depth, c: inline(token.tokens, origins) };
  const text = token.text.slice(0, anchored.index);
  return {
    t: "h",
    level: token.depth,
    id: anchored[1] ?? "",
    c: inline(new Lexer({ gfm: true }).inlineTokens(text), origins),
  };
}

function list(token: Tokens.List, origins: readonly string[]): RichNode {
  const items = token.items.map((item): RichNode => ({ t: "li", c: blocks(item.tokens, origins) }));
  return token.ordered ? { t: "ol", start: Number(token.start) || 1, c: items } : { t: "ul", c: items };
}

function table(token: Tokens.Table, origins: readonly string[]): RichNode {
  const row = (cells: readonly Tokens.TableCell[], t: "th" | "td"): RichNode => ({
    t: "tr",
    c: cells.map((cell): RichNode => ({ t, c: inline(cell.tokens, origins) })),
  });
  return {
    t: "table",
    c: [
      { t: "thead", c: [row(token.header, "th")] },
      { t: "tbody", c: token.rows.map((cells) => row(cells, "td")) },
    ],
  };
}

function inline(tokens: readonly Token[] | undefined, origins: readonly string[]): RichNode[] {
  return (tokens ?? []).flatMap((token): RichNode[] => {
    switch (token.type) {
      case "strong":
      case "em":
      case "del":
        return [{ t: token.type, c: inline(token.tokens, origins) }];
      case "codespan":
        return [{ t: "code", c: [decode(token.text)] }];
      case "br":
        return [{ t: "br" }];
      case "link": {
        const href = safeHref(token.href, origins);
        const content = inline(token.tokens, origins);
        return href === null ? content : [{ t: "a", href, c: content }];
      }
      case "image":
        return [token.text];
      case "escape":
        return [decode(token.text)];
      case "text":
        return !("tokens" in token) || token.tokens === undefined
          ? [decode(token.text)]
          : inline(token.tokens, origins);
      default:
        return [token.raw];
    }
  });
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" };

function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
