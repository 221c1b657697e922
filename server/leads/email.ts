import type { LeadKind } from "../contract/lead-kinds.ts";
import type { Mailer } from "../lib/mailer.ts";
import type { LeadChannel } from "./delivery.ts";
import type { Lead } from "./store.ts";

/** Company addresses a request can go to. */
export type Desks = { supportEmail: string; salesEmail: string };

const SUBJECTS: Record<LeadKind, string> = {
  contact: "Support request",
  sales: "Sales request",
  meeting: "Meeting request",
  pilot: "Pilot request",
  event: "Event request",
  handoff: "Conversation for a person",
  "answer-later": "Question to answer",
};
const SALES_KINDS: readonly LeadKind[] = ["sales", "meeting", "pilot", "event"];

/** Mails each request to the desk it is for; "reply" goes to the visitor. */
export function createEmailChannel(options: { mailer: Mailer; desks: () => Desks; publicUrl: string }): LeadChannel {
  const { mailer, desks, publicUrl } = options;
  return {
    name: "email",
    send: (lead) => {
      const { supportEmail, salesEmail } = desks();
      return mailer.send({
        from: supportEmail,
        to: SALES_KINDS.includes(lead.kind) ? salesEmail : supportEmail,
        replyTo: lead.email,
        subject: `[${lead.reference}] ${SUBJECTS[lead.kind]}${lead.name === undefined ? "" : `: ${lead.name}`}`,
        text: mailText(lead, publicUrl),
        // The same id on every attempt lets the mail program recognise a mail sent twice.
        messageId: `<${lead.id}@${new URL(publicUrl).hostname}>`,
      });
    },
  };
}

function mailText(lead: Lead, publicUrl: string): string {
  const fields: [string, string | number | undefined][] = [
    ["Reference", lead.reference],
    ["Received", new Date(lead.createdAt).toISOString()],
    ["Language", lead.lang],
    ["Name", lead.name],
    ["E-mail", lead.email],
    ["Phone", lead.phone],
    ["Company", lead.company],
    ["People to protect", lead.users],
    ["When", lead.when],
    ["Quote", lead.pricing === undefined ? undefined : `${publicUrl}/pricing?${lead.pricing}`],
    ["Page", lead.page === undefined ? undefined : `${publicUrl}${lead.page}`],
    ["Conversation", lead.conversationId],
    ["Question", lead.question],
  ];
  const head = fields.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`])).join("\n");
  const transcript = lead.transcript?.map(({ author, text }) => `${author}: ${text}`).join("\n\n");
  return [head, lead.message, transcript === undefined ? undefined : `Conversation so far\n\n${transcript}`]
    .filter((part) => part !== undefined)
    .join("\n\n");
}
