import { z } from "zod";
import { LOCALES } from "#locales/index.ts";

/** Folders of entries inside a language folder. */
export const ENTRY_KINDS = ["faq", "product", "legal", "smalltalk"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Groups of the FAQ page, in the order shown. */
export const TOPICS = [
  "product",
  "alerts",
  "device",
  "plans",
  "billing",
  "start",
  "teams",
  "privacy",
  "sectors",
  "account",
  "contact",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Places an entry may link to; the server turns an id into a localised href. */
export const ROUTE_IDS = [
  "home",
  "features",
  "pricing",
  "register",
  "login",
  "forgot-password",
  "contact",
  "contact-support",
  "contact-sales",
  "contact-meeting",
  "contact-pilot",
  "contact-event",
  "demo",
  "faq",
  "privacy-policy",
  "terms-of-service",
  "legal-notice",
  "shipping-policy",
  "cookie-policy",
  "gdpr",
  "company-dashboard",
  "individuals-app",
] as const;
export type RouteId = (typeof ROUTE_IDS)[number];

/** Availability of what an entry describes; absent means it does not matter. */
export const STATUSES = ["available", "coming-soon", "on-quotation"] as const;
export type Status = (typeof STATUSES)[number];

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "use lower-case words joined by hyphens");
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "write a day as YYYY-MM-DD");

const common = {
  title: z.string().min(1).max(80),
  actions: z.array(z.enum(ROUTE_IDS)).max(2).default([]),
  related: z.array(slug).max(4).default([]),
  updated: day,
};

const answerFrontMatter = z.strictObject({
  ...common,
  question: z.string().min(5).max(140),
  topic: z.enum(TOPICS),
  home: z.int().min(1).optional(),
  status: z.enum(STATUSES).optional(),
});

const legalFrontMatter = z.strictObject({
  ...common,
  description: z.string().min(20).max(170),
  topic: z.enum(TOPICS),
});

const smalltalkFrontMatter = z.strictObject(common);

/** Front matter accepted in each folder. */
export const frontMatterSchemas = {
  faq: answerFrontMatter,
  product: answerFrontMatter,
  legal: legalFrontMatter,
  smalltalk: smalltalkFrontMatter,
} as const;

const cents = z.int().min(0);
const count = z.int().min(0);
const percent = z.number().min(0).max(100);
const localised = z.strictObject(
  Object.fromEntries(LOCALES.map((locale) => [locale, z.string().min(1)])) as Record<
    (typeof LOCALES)[number],
    z.ZodString
  >,
);
const plan = {
  name: localised,
  monthlyCents: cents,
  maxUsers: count.min(1),
};
const emergencyNumber = z.strictObject({
  number: z.string().regex(/^[\d ]{2,12}$/),
  sms: z.boolean().optional(),
});
const emergencyId = z.enum([
  "eu",
  "uk",
  "usCa",
  "frMedical",
  "frPolice",
  "frFire",
  "frSms",
  "frSelfHarm",
  "esSelfHarm",
  "ukIeSelfHarm",
]);
const perLocaleIds = z.strictObject({
  en: z.array(emergencyId).min(1),
  fr: z.array(emergencyId).min(1),
  es: z.array(emergencyId).min(1),
});

/** Every fact about the product, as the files of `knowledge/facts` merge to. The last word of a key is its unit. */
export const factsSchema = z.strictObject({
  plans: z.strictObject({
    currency: z.literal("EUR"),
    vatPercent: percent,
    annualDiscountPercent: percent,
    individual: z.strictObject(plan),
    pro: z.strictObject({ ...plan, storageGb: count }),
    "pro-plus": z.strictObject({ ...plan, storageGb: count, devicesPerUser: count }),
    custom: z.strictObject({ name: localised, deploymentHours: count }),
  }),
  device: z.strictObject({ priceCents: cents, alarmDb: count, batteryMaxDays: count }),
  trial: z.strictObject({ days: count.min(1) }),
  pilot: z.strictObject({ days: count, minUsers: count, maxUsers: count, setupWeeks: count }),
  rollout: z.strictObject({ trainingDays: count, rampUpMinWeeks: count, rampUpMaxWeeks: count }),
  sla: z.strictObject({ uptimePercent: percent }),
  retention: z.strictObject({ minDays: count, maxYears: count }),
  claims: z.strictObject({
    usersOrCompaniesCount: count,
    mediaMentionsCount: count,
    returnPerEuroRatio: z.number().min(0),
    turnoverReductionPercent: percent,
    stressReductionPercent: percent,
    legalIssuesCount: count,
  }),
  company: z.strictObject({
    name: z.string().min(1),
    legalName: z.string().min(1),
    registrationNumber: z.string().min(1),
    vatNumber: z.string().min(1),
    shareCapitalCents: cents,
    address: z.string().min(1),
    publicationDirector: z.string().min(1),
    host: z.string().min(1),
    copyrightYear: z.int(),
    supportEmail: z.email(),
    salesEmail: z.email(),
    privacyEmail: z.email(),
    phone: z.string().min(6),
    tagline: localised,
    links: z.strictObject({ companyDashboard: z.url(), individualsApp: z.url() }),
    social: z.strictObject({ linkedin: z.url(), x: z.url(), youtube: z.url() }),
  }),
  emergency: z.strictObject({
    ...(Object.fromEntries(emergencyId.options.map((id) => [id, emergencyNumber])) as Record<
      z.infer<typeof emergencyId>,
      typeof emergencyNumber
    >),
    danger: perLocaleIds,
    selfHarm: perLocaleIds,
  }),
  interface: z.strictObject({
    faqHomeCount: count,
    loaderFadeMs: count,
    appRenderDelayMs: count,
    placeholderLoginDelayMs: count,
    drawer: z.strictObject({ heightVh: count, minHeightPx: count }),
    cardReveal: z.strictObject({ threshold: z.number(), marginPx: count, staggerMs: count }),
    secondaryFontsDelayMs: count,
    toasts: z.strictObject({
      page: z.strictObject({ durationMs: count }),
      session: z.strictObject({
        successMs: count,
        errorMs: count,
        defaultMs: count,
        maxHeld: count,
        maxWidthPx: count,
      }),
    }),
    breakpoints: z.strictObject({ smallPx: count, mediumPx: count, largePx: count }),
    headerOutline: z.strictObject({ startPercent: percent, endPercent: percent }),
    scrollDepthPercents: z.array(percent),
  }),
});

/** The facts as parsed. */
export type Facts = z.infer<typeof factsSchema>;
export type EmergencyId = z.infer<typeof emergencyId>;

/** `knowledge/synonyms.yaml`: groups of words a visitor uses for the same thing; `cross` holds groups across languages. */
export const synonymsSchema = z.strictObject({
  en: z.array(z.array(z.string().min(1)).min(2)),
  fr: z.array(z.array(z.string().min(1)).min(2)),
  es: z.array(z.array(z.string().min(1)).min(2)),
  cross: z.array(z.array(z.string().min(1)).min(2)),
});
export type Synonyms = z.infer<typeof synonymsSchema>;
