import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { I18nextProvider } from "react-i18next";
import type { Locale } from "#locales/index.ts";
import { usePage } from "../../lib/page.ts";
import { loadChatWords } from "./load.ts";

const hasWords = (instance: i18n) => instance.hasResourceBundle(instance.language, "chat");

/**
 * Gives the chat its words. They are fetched when the chat's code is, so they are usually here; after a language
 * switch the chat keeps speaking the former language until the new words have come, and then changes without a flash.
 */
export function ChatWords(props: { children: (lang: Locale) => ReactNode; waiting?: ReactNode }): ReactNode {
  const { i18n } = usePage();
  const [ready, setReady] = useState<i18n | null>(hasWords(i18n) ? i18n : null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (hasWords(i18n)) {
      setReady(i18n);
      return;
    }
    let isCurrent = true;
    loadChatWords(i18n).then(
      () => isCurrent && setReady(i18n),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [i18n]);
  if (ready === null) return hasFailed ? null : props.waiting;
  return <I18nextProvider i18n={ready}>{props.children(ready.language as Locale)}</I18nextProvider>;
}
