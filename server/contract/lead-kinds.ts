/** What a request to the team is about; `contact` is support, `handoff` and `answer-later` come from the assistant. */
export const LEAD_KINDS = ["contact", "sales", "meeting", "pilot", "event", "handoff", "answer-later"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Topics of the contact page, as they stand in its address. */
export const CONTACT_TOPICS = ["support", "sales", "meeting", "pilot", "event"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Topic in an address; support when it names none. */
export function readTopic(search: URLSearchParams): ContactTopic {
  return CONTACT_TOPICS.find((topic) => topic === search.get("topic")) ?? "support";
}

/** Kind of request a topic of the contact page makes. */
export function topicKind(topic: ContactTopic): LeadKind {
  return topic === "support" ? "contact" : topic;
}

/** Header that makes a repeated submit one request: 8 to 100 letters, digits, `-` or `_`. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
