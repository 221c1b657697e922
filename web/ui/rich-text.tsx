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
    default:
      return createElement(TAGS[node.t as keyof typeof TAGS] ?? node.t, null, <RichText nodes={node.c} />);
  }
}
