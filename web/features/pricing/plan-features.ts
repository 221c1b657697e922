import type { PlanId } from "#server/contract/quote.ts";

/** What the mobile app does; every plan has it. */
const APP = ["alert", "relay", "evidence", "fall", "route", "places"] as const;
const SUPERVISION = ["dashboard", "heatmap", "reports"] as const;
const DEVICE = ["device", "alarm", "silent", "mount"] as const;

/**
 * What each plan has and has not, as keys of `pricing.features`. Only what the specification or the design assigns to a
 * plan stands here; features without a published plan (API, branding, roles) are in neither list.
 */
export const PLAN_FEATURES = {
  individual: { included: ["oneUser", ...APP], excluded: ["centre", "dashboard", "device"] },
  pro: {
    included: ["teamPro", "storagePro", "dashboard", ...APP, "heatmap", "reports"],
    excluded: ["centre", "device"],
  },
  "pro-plus": { included: ["teamProPlus", "storageProPlus", ...DEVICE, ...SUPERVISION, ...APP], excluded: ["centre"] },
  custom: { included: ["large", "events", "deployment", "tailored"], excluded: ["centre"] },
} as const satisfies Record<PlanId, { included: readonly string[]; excluded: readonly string[] }>;

/** Features shown before "show more", of each list. */
export const FIRST_FEATURES = { included: 5, excluded: 1 } as const;
