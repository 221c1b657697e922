import type { RouteId } from "#knowledge/schema.ts";
import type { Locale } from "#locales/index.ts";
import { pagePath } from "../contract/paths.ts";
import type { KnowledgeFacts } from "./facts.ts";

/**
 * Address behind a route id in a language. Knowledge files and models name ids only, so that no address can be
 * invented and a moved page is changed in one place.
 */
export function routeHref(id: RouteId, locale: Locale, facts: KnowledgeFacts): string {
  switch (id) {
    case "features":
      return `${pagePath("home", locale)}#features`;
    case "demo":
      return `${pagePath("home", locale)}?demo=open`;
    case "register":
      return `${pagePath("auth", locale)}?mode=register`;
    case "login":
      return `${pagePath("auth", locale)}?mode=login`;
    case "forgot-password":
      return `${pagePath("auth", locale)}?mode=forgot`;
    case "contact-support":
    case "contact-sales":
    case "contact-meeting":
    case "contact-pilot":
    case "contact-event":
      return `${pagePath("contact", locale)}?topic=${id.slice("contact-".length)}`;
    case "company-dashboard":
      return facts.company.links.companyDashboard;
    case "individuals-app":
      return facts.company.links.individualsApp;
    default:
      return pagePath(id, locale);
  }
}
