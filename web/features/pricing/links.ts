import type { Quote } from "#server/contract/quote.ts";
import { pricingSearch } from "#server/contract/quote.ts";

/** Query of the registration page for this quote. */
export function registerSuffix(quote: Quote): string {
  const { plan, users, billing } = quote;
  return `?${new URLSearchParams({ mode: "register", plan, users: String(users), billing })}`;
}

/** Query of the contact page for this quote, which is sent along with the request. */
export function contactSuffix(topic: "sales" | "meeting" | "event" | "pilot", quote: Quote): string {
  return `?topic=${topic}&${pricingSearch(quote)}`;
}
