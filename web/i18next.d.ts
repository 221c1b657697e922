import type auth from "#locales/en/auth.json";
import type cancel from "#locales/en/cancel.json";
import type chat from "#locales/en/chat.json";
import type checkout from "#locales/en/checkout.json";
import type common from "#locales/en/common.json";
import type contact from "#locales/en/contact.json";
import type dashboard from "#locales/en/dashboard.json";
import type error from "#locales/en/error.json";
import type faq from "#locales/en/faq.json";
import type home from "#locales/en/home.json";
import type legal from "#locales/en/legal.json";
import type notFound from "#locales/en/not-found.json";
import type pricing from "#locales/en/pricing.json";
import type registration from "#locales/en/registration.json";
import type success from "#locales/en/success.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      common: typeof common;
      home: typeof home;
      faq: typeof faq;
      legal: typeof legal;
      auth: typeof auth;
      checkout: typeof checkout;
      dashboard: typeof dashboard;
      registration: typeof registration;
      chat: typeof chat;
      success: typeof success;
      cancel: typeof cancel;
      error: typeof error;
      contact: typeof contact;
      pricing: typeof pricing;
      "not-found": typeof notFound;
    };
  }
}
