import type { Locale } from "#locales/index.ts";
import { LOCALES } from "#locales/index.ts";
import type { Knowledge } from "../content/knowledge.ts";
import { plainText } from "../content/markdown.ts";
import type { PageData } from "../contract/page.ts";
import { pagePath } from "../contract/paths.ts";

type Thing = Record<string, unknown>;

/** Plans with a price, in the order of the pricing page. */
const PRICED_PLANS = ["individual", "pro", "pro-plus"] as const;

/**
 * What search engines read beside the page (schema.org as JSON-LD): the company and site on the home page, offers on
 * the pricing page, questions on the FAQ page. Null for pages that have nothing to add. Every value comes from the
 * facts or from what the page shows.
 */
export function structuredData(options: { data: PageData; knowledge: Knowledge; publicUrl: string }): Thing | null {
  const { data, knowledge, publicUrl } = options;
  const graph = graphOf(data, knowledge, publicUrl);
  return graph.length === 0 ? null : { "@context": "https://schema.org", "@graph": graph };
}

function graphOf(data: PageData, knowledge: Knowledge, publicUrl: string): Thing[] {
  const organizationId = `${publicUrl}/#organization`;
  switch (data.page) {
    case "home":
      return [organization(knowledge, publicUrl, organizationId), website(data, knowledge, publicUrl, organizationId)];
    case "contact":
      return [organization(knowledge, publicUrl, organizationId)];
    case "pricing":
      return [product(data, knowledge, publicUrl)];
    case "faq":
      return [faqPage(data, knowledge)];
    default:
      return [];
  }
}

function organization({ facts }: Knowledge, publicUrl: string, id: string): Thing {
  const { company } = facts;
  return {
    "@type": "Organization",
    "@id": id,
    name: company.name,
    legalName: company.legalName,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/favicon.svg`,
    email: company.supportEmail,
    telephone: company.phone,
    address: company.address,
    vatID: company.vatNumber,
    sameAs: Object.values(company.social),
    contactPoint: [contactPoint("customer support", company.supportEmail), contactPoint("sales", company.salesEmail)],
  };
}

function contactPoint(contactType: string, email: string): Thing {
  return { "@type": "ContactPoint", contactType, email, availableLanguage: [...LOCALES] };
}

function website(data: PageData, { facts }: Knowledge, publicUrl: string, publisherId: string): Thing {
  return {
    "@type": "WebSite",
    "@id": `${publicUrl}/#website`,
    url: `${publicUrl}/`,
    name: facts.company.name,
    inLanguage: data.locale,
    description: data.meta.description,
    publisher: { "@id": publisherId },
  };
}

function product(data: PageData, { facts }: Knowledge, publicUrl: string): Thing {
  const { locale, meta } = data;
  return {
    "@type": "Product",
    name: facts.company.name,
    description: meta.description,
    brand: { "@type": "Brand", name: facts.company.name },
    image: meta.image,
    offers: PRICED_PLANS.flatMap((plan) => {
      const { name, monthlyCents } = facts.plans[plan];
      const url = `${publicUrl}${pagePath("pricing", locale)}?plan=${plan}`;
      const offer = (billing: string, cents: number, duration: string): Thing => ({
        "@type": "Offer",
        name: name[locale],
        url: `${url}&billing=${billing}`,
        price: euros(cents),
        priceCurrency: facts.plans.currency,
        availability: "https://schema.org/InStock",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: euros(cents),
          priceCurrency: facts.plans.currency,
          valueAddedTaxIncluded: false,
          billingDuration: duration,
          unitText: "user",
        },
      });
      return [offer("monthly", monthlyCents, "P1M"), offer("annual", facts.derived[plan].annualCents, "P1Y")];
    }),
  };
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The short answers; they stand on the page as the beginning of each answer. */
function faqPage(data: PageData, knowledge: Knowledge): Thing {
  return {
    "@type": "FAQPage",
    inLanguage: data.locale,
    mainEntity: questionsOf(knowledge, data.locale).map(({ question, lead }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(lead) },
    })),
  };
}

function questionsOf(knowledge: Knowledge, locale: Locale) {
  return knowledge.locales[locale].entries.filter((entry) => entry.question !== null);
}
