import type { ReactNode } from "react";

/** The product's mark, the same drawing as the favicon; sized by its parent or `className`. */
export function BrandMark({ className }: { className?: string }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--signal-ink)" />
      <circle cx="16" cy="16" r="5" fill="var(--signal)" />
      <path d="M19.4 25.4a10 10 0 1 1 6-6" fill="none" stroke="var(--signal)" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
