import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";

/**
 * `primary` is the one signal-coloured action of a view; `dark` the second; `outline` beside them; `plain` without edge;
 * `quiet` underlined, in text.
 */
export type ButtonLook = "primary" | "dark" | "outline" | "plain" | "quiet";
/** `md` in lines of text and forms, `lg` for the main action of a view. */
export type ButtonSize = "md" | "lg";

/** Classes of a button, for elements that are not built by `Button` or `ButtonLink`. */
export function buttonClass(look: ButtonLook = "primary", size: ButtonSize = "md", extra = ""): string {
  return `btn btn-${look} btn-${size} ${extra}`.trim();
}

type Looks = { look?: ButtonLook; size?: ButtonSize; className?: string };

/** A button that acts on the page. */
export function Button({
  look,
  size,
  className,
  type = "button",
  ...rest
}: Looks & ComponentProps<"button">): ReactNode {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />;
}

/**
 * A link that looks like a button. A path of ours navigates in the app; anything else is an ordinary link.
 * Attributes such as `data-track` are passed on.
 */
export function ButtonLink({
  look,
  size,
  className,
  href,
  ...rest
}: Looks & Omit<ComponentProps<"a">, "href"> & { href: string }): ReactNode {
  const classes = buttonClass(look, size, className);
  if (href.startsWith("/")) return <Link to={href} className={classes} {...rest} />;
  return <a href={href} className={classes} rel="noopener" {...rest} />;
}
