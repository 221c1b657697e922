import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { loadMessages } from "../../lib/i18n.ts";
import { usePage } from "../../lib/page.ts";
import { RegistrationForm } from "./registration-form.tsx";

/** The registration form inside a conversation, where its words have to be fetched first. */
export function ChatRegistration(props: { prefill: Partial<Record<string, string>>; onDone: () => void }): ReactNode {
  const { i18n } = usePage();
  const [wordsOf, setWordsOf] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadMessages(i18n, "registration").then(
      () => {
        if (isCurrent) setWordsOf(i18n.language);
      },
      // The card keeps its link to the registration page.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n]);
  if (wordsOf !== i18n.language && !i18n.hasResourceBundle(i18n.language, "registration")) return null;
  const { email, fullname, phone } = props.prefill;
  return <RegistrationForm prefill={{ email, fullname, phone }} onDone={props.onDone} />;
}
