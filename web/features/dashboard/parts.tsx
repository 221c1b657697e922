import type { ReactNode } from "react";
import { useId } from "react";
import { usePage } from "../../lib/page.ts";

/** A titled card of the dashboard. */
export function Card(props: { title: string; className?: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-2xl border border-line bg-raised p-5 md:p-8 ${props.className ?? ""}`.trim()}
    >
      <h2 id={id} className="text-xl font-semibold tracking-tight">
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}

/** Printed names of the plans, by id. */
export function usePlanName(): (plan: string) => string {
  const plans = usePage().data.facts.plans as Record<string, { name?: string } | undefined> | undefined;
  return (plan) => plans?.[plan]?.name ?? plan;
}

/** A day as a reader of the page's language writes it. */
export function useDay(): (iso: string) => string {
  const { locale } = usePage().data;
  return (iso) =>
    new Intl.DateTimeFormat(locale === "en" ? "en-IE" : locale, { dateStyle: "medium" }).format(new Date(iso));
}
