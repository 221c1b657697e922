import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#locales/index.ts";
import type { EmergencyData } from "#server/contract/chat.ts";
import { PhoneIcon } from "../../illustrations/icons.tsx";
import { usePage } from "../../lib/page.ts";
import type { PinnedEmergency } from "./danger.ts";
import { pinnedAtom } from "./danger.ts";
import { leaveQuickly } from "./discreet.ts";
import { LeaveIcon } from "./icons.tsx";
import { useChatState, useThread } from "./state.ts";
import { chatStore } from "./thread.ts";

/** The emergency card above the conversation: from the first sign of danger until the end of the session. */
export function PinnedEmergencyCard(): ReactNode {
  const { messages } = useThread();
  const pinned = useChatState(pinnedAtom);
  const sent = messages.findLast((message) => message.parts.some((part) => part.type === "data-emergency"));
  const part = sent?.parts.find((candidate) => candidate.type === "data-emergency");
  const data = part?.type === "data-emergency" ? part.data : undefined;
  const lang = sent?.metadata?.lang;
  // What the server sent replaces the card made here, and stays when another conversation is shown.
  useEffect(() => {
    if (data !== undefined) chatStore.set(pinnedAtom, { kind: data.kind, data });
  }, [data]);
  if (pinned === null) return null;
  return <EmergencyCard pinned={pinned} lang={pinned.data === null ? undefined : lang} />;
}

function EmergencyCard(props: { pinned: PinnedEmergency; lang: string | undefined }): ReactNode {
  const { t } = useTranslation("chat");
  const { pinned, lang } = props;
  const own = useOwnCard(pinned.kind);
  const { title, body, automatic, numbers } = pinned.data ?? own;
  const [isSmall, setIsSmall] = useState(false);
  return (
    <section className="chat-emergency" aria-label={title} lang={lang} data-small={isSmall}>
      <div role="alert">
        <h3>{title}</h3>
        {isSmall ? null : <p>{body}</p>}
      </div>
      <ul>
        {numbers.map(({ label, number, href }) => (
          <li key={href}>
            <a href={href} className="chat-call">
              <PhoneIcon className="chat-icon" />
              <b>{number}</b> <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      {isSmall ? null : <p className="chat-emergency-automatic">{automatic}</p>}
      <div className="chat-row">
        <button type="button" className="chat-tool" onClick={leaveQuickly}>
          <LeaveIcon />
          {t("leave")}
        </button>
        <button type="button" className="chat-tool" aria-expanded={!isSmall} onClick={() => setIsSmall(!isSmall)}>
          {t(isSmall ? "emergency.more" : "emergency.less")}
        </button>
      </div>
    </section>
  );
}

/** Whose numbers stand on the card in a language, beside the European one: beginnings of the facts' keys. */
const PLACES: Record<Locale, RegExp> = { en: /^(?:uk|usCa)/, fr: /^fr/, es: /^(?:es|usCa)/ };

/** The card from what the page knows, for the moment before the server's arrives, and for a lost connection. */
function useOwnCard(kind: EmergencyData["kind"]): Omit<EmergencyData, "kind"> {
  const { t, i18n } = useTranslation("chat");
  const { data } = usePage();
  const facts = (data.facts.emergency ?? {}) as Record<string, { number?: string }>;
  const isListening = (key: string) => key.endsWith("SelfHarm");
  const keys = Object.keys(facts).filter(
    (key) => (key === "eu" || PLACES[i18n.language as Locale].test(key)) && (kind === "self-harm" || !isListening(key)),
  );
  const ordered =
    kind === "self-harm" ? [...keys].sort((a, b) => Number(isListening(b)) - Number(isListening(a))) : keys;
  return {
    title: t(`emergency.${kind}.title`),
    body: t(`emergency.${kind}.body`),
    automatic: t("emergency.automatic"),
    numbers: ordered.flatMap((key) => {
      const number = facts[key]?.number;
      if (number === undefined) return [];
      const scheme = key.endsWith("Sms") ? "sms" : "tel";
      const label = t(`emergency.labels.${key}` as "emergency.labels.eu");
      return [{ label, number, href: `${scheme}:${number.replaceAll(" ", "")}` }];
    }),
  };
}
