import type { i18n } from "i18next";
import { createInstance } from "i18next";
import type { Locale } from "#locales/index.ts";

/** Interface words by namespace. */
type Messages = Record<string, Record<string, unknown>>;

/**
 * An i18next instance for one language with the words given, ready at once. `{{trial.days}}` and the like in a sentence
 * are filled from the printed facts. One instance per request on the server, one per language in the browser.
 */
export function createI18n(options: { locale: Locale; messages: Messages; facts: Record<string, unknown> }): i18n {
  const instance = createInstance();
  void instance.init({
    lng: options.locale,
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(options.messages),
    defaultNS: "common",
    resources: { [options.locale]: options.messages as never },
    interpolation: { escapeValue: false, defaultVariables: options.facts },
    react: { useSuspense: false },
    returnNull: false,
  });
  return instance;
}

/** Adds words that came with another page or a lazily loaded part. */
export function addMessages(instance: i18n, messages: Messages): void {
  for (const [namespace, words] of Object.entries(messages)) {
    if (!instance.hasResourceBundle(instance.language, namespace)) {
      instance.addResourceBundle(instance.language, namespace, words);
    }
  }
}

/** Makes sure the words of a namespace that pages do not carry are there. Rejects when the network fails. */
export async function loadMessages(instance: i18n, namespace: string): Promise<void> {
  const { language } = instance;
  if (instance.hasResourceBundle(language, namespace)) return;
  const response = await fetch(`/api/messages?ns=${namespace}&lang=${language}`);
  if (!response.ok) throw new Error(`words of ${namespace}: ${response.status}`);
  addMessages(instance, (await response.json()) as Messages);
}
