import type { LanguageModel } from "ai";
import type { AuthProxy } from "./auth-proxy/proxy.ts";
import type { Payments } from "./checkout/payments.ts";
import type { KnowledgeStore } from "./content/store.ts";
import type { ContentVersion } from "./content/version.ts";
import type { Storage } from "./db/database.ts";
import type { LeadDelivery } from "./leads/delivery.ts";
import type { LeadStore } from "./leads/store.ts";
import type { Logger } from "./lib/logger.ts";
import type { Mailer } from "./lib/mailer.ts";
import type { SiteRateLimiter } from "./rate-limits.ts";
import type { HtmlCache } from "./ssr/html-cache.ts";
import type { PageConfig } from "./ssr/page-data.ts";
import type { Renderer } from "./ssr/renderer.ts";

/** Everything the app works with, passed in so that a test can pass stand-ins. */
export type AppDeps = {
  content: KnowledgeStore<ContentVersion>;
  storage: Storage;
  /** Writes answers from retrieved passages; null for the knowledge answerer alone. */
  model: LanguageModel | null;
  leads: LeadStore;
  leadDelivery: LeadDelivery;
  rateLimiter: SiteRateLimiter;
  authProxy: AuthProxy;
  /** Mails to account holders: the mail server, or the outbox folder. */
  mailer: Mailer;
  payments: Payments;
  renderer: Renderer;
  cache: HtmlCache;
  pageConfig: PageConfig;
  logger: Logger;
  /** Folder of the build. */
  distDir: string;
  isDevelopment: boolean;
  /** False while shutting down: readiness fails, running streams finish. */
  isAccepting: () => boolean;
  /** Cookies are marked Secure when the site is served over https. */
  isSecure: boolean;
  /** Epoch milliseconds. */
  now: () => number;
};
