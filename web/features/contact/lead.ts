import type { Locale } from "#locales/index.ts";
import type { ContactTopic } from "#server/contract/lead-kinds.ts";
import { topicKind } from "#server/contract/lead-kinds.ts";
import type { LeadDraft } from "#server/contract/leads.ts";
import { pricingSearch, readPricingState } from "#server/contract/quote.ts";
import type { ContactValues } from "./draft.ts";

/** Which fields besides name, e-mail, organisation, phone and message a topic asks for. */
export const TOPIC_FIELDS: Record<
  ContactTopic,
  { users: boolean; when: "whenMeeting" | "whenEvent" | null; needsMessage: boolean }
> = {
  support: { users: false, when: null, needsMessage: true },
  sales: { users: true, when: null, needsMessage: true },
  meeting: { users: true, when: "whenMeeting", needsMessage: false },
  pilot: { users: true, when: null, needsMessage: true },
  event: { users: true, when: "whenEvent", needsMessage: true },
};

/** The quote the visitor came with, as the pricing page's query; null when the address names none. */
export function quoteInAddress(search: URLSearchParams): string | null {
  return search.has("users") ? pricingSearch(readPricingState(search)) : null;
}

/** The form as a request for the server; fields that the topic does not show are left out. */
export function toLead(options: {
  values: ContactValues;
  topic: ContactTopic;
  lang: Locale;
  page: string;
  pricing: string | null;
}): LeadDraft {
  const { values, topic, lang, page, pricing } = options;
  const { name, email, company, phone, message } = values;
  const fields = TOPIC_FIELDS[topic];
  const users = fields.users && values.users.trim() !== "" ? Number(values.users) : undefined;
  return {
    kind: topicKind(topic),
    name,
    email,
    company,
    phone,
    message,
    ...(users === undefined ? {} : { users }),
    ...(fields.when === null ? {} : { when: values.when }),
    ...(pricing === null || topic === "support" ? {} : { pricing }),
    lang,
    page,
  };
}
