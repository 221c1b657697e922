import type { ReactNode } from "react";
import { createElement, Fragment } from "react";
import { Link } from "react-router-dom";
import type { RichNode, RichText as RichTextData } from "#server/contract/rich-text.ts";

/** Shows rich text. Our own links navigate in the app; anything else opens as an ordinary link. */
export function RichText(props: { nodes: RichTextData }): ReactNode {
  return props.nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is parsed text, its order never changes
    <Fragment key={index}>{renderNode(node)}</Fragment>
  ));
}

const TAGS = { quote: "blockquote" } as const;

function renderNode(node: RichNode): ReactNode {
  if (typeof node === "string") return node;
  switch (node.t) {
    case "br":
    case "hr":
      return createElement(node.t);
    case "a":
      return node.href.startsWith("/") ? (
        <Link to={node.href}>
          <RichText nodes={node.c} />
        </Link>
      ) : (
        <a href={node.href} {...(node.href.startsWith("https:") ? { rel: "noopener" } : {})}>
          <RichText nodes={node.c} />
        </a>
      );
    case "h":
      return createElement(`h${node.level}`, { id: node.id }, <RichText nodes={node.c} />);
    case "ol":
      return (
        <ol start={node.start}>
          <RichText nodes={node.c} />
        </ol>
      );
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the arrow keys
        <section className="table-scroll" tabIndex={0} aria-label={headings(node)}>
          <table>
            <RichText nodes={node.c} />
          </table>
        </section>
      );
    default:
      return createElement(TAGS[node.t as keyof typeof TAGS] ?? node.t, null, <RichText nodes={node.c} />);
  }
}

/** Names of a table's columns: what the table is about, for people who do not see it. */
function headings(node: RichNode): string {
  if (typeof node === "string" || !("c" in node)) return "";
  return node.t === "th"
    ? node.c.map(text).join("")
    : node.c
        .map(headings)
        .filter((name) => name !== "")
        .join(", ");
}

function text(node: RichNode): string {
  if (typeof node === "string") return node;
  return "c" in node ? node.c.map(text).join("") : "";
}
