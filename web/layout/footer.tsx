import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useHref } from "../lib/page.ts";

export function Footer(): ReactNode {
  const href = useHref();
  return (
    <footer className="border-t border-line px-6 py-10">
      <Link to={href("faq")}>FAQ</Link>
    </footer>
  );
}
