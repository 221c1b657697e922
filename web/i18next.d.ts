import type chat from "#locales/en/chat.json";
import type common from "#locales/en/common.json";
import type faq from "#locales/en/faq.json";
import type home from "#locales/en/home.json";
import type legal from "#locales/en/legal.json";
import type contact from "#locales/en/contact.json";
import type pricing from "#locales/en/pricing.json";
import type notFound from "#locales/en/not-found.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof common;
      home: typeof home;
      faq: typeof faq;
      legal: typeof legal;
      chat: typeof chat;
      contact: typeof contact;
      pricing: typeof pricing;
      "not-found": typeof notFound;
    };
  }
}
