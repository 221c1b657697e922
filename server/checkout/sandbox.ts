import type { Words } from "../content/words.ts";
import type { CheckoutRow } from "../db/schema.ts";
import { escapeHtml } from "../ssr/document.ts";
import type { PaymentProvider } from "./provider.ts";

/** Path of the test page of a checkout. */
export const SANDBOX_PATH = "/checkout/sandbox";

/**
 * Payments without money: the customer says on our own test page what is to happen. The page's address is relative, so
 * that the browser stays on the origin it came by.
 */
export function createSandboxProvider(): PaymentProvider {
  return {
    name: "sandbox",
    start: async ({ checkout: { id } }) => ({ ref: id, url: `${SANDBOX_PATH}/${id}` }),
    lookUp: async () => null,
    endSubscription: async () => undefined,
  };
}

/** The test page: what is bought, what it costs, and three buttons. Works without any script. */
export function sandboxPage(options: { checkout: CheckoutRow; words: Words; planName: string; brand: string }): string {
  const { checkout, words, planName, brand } = options;
  const { lang, currency } = checkout;
  const money = (cents: number) => new Intl.NumberFormat(lang, { style: "currency", currency }).format(cents / 100);
  const rows: [string, string][] = [
    [words(checkout.billing, { plan: planName, users: String(checkout.users) }), money(checkout.recurring_cents)],
    ...(checkout.once_cents > 0 ? [[words("device"), money(checkout.once_cents)] as [string, string]] : []),
    [words("vat"), money(checkout.recurring_vat_cents + checkout.once_vat_cents)],
  ];
  const text = (key: string) => escapeHtml(words(key));
  const button = (action: string) =>
    `<button name="action" value="${action}" class="${action}">${text(action)}</button>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text("title")} · ${escapeHtml(brand)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><main><p class="note">${text("note")}</p><h1>${text("title")}</h1>
<dl>${rows.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`).join("")}
<div class="total"><dt>${text("total")}</dt><dd>${escapeHtml(money(checkout.total_cents))}</dd></div></dl>
${checkout.status === "failed" ? `<p role="alert" class="alert">${text("failedBefore")}</p>` : ""}
<form method="post">${["pay", "fail", "cancel"].map(button).join("")}</form></main></body></html>`;
}

const STYLE = `
:root{--paper:#faf8f2;--raised:#fff;--ink:#10201a;--soft:#44544c;--line:#ddd8c9;--strong:#85887a;--alert:#c8321f;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--paper:#0e1613;--raised:#16211c;--ink:#f1f3ec;--soft:#b3bfb7;--line:#2c3a33;--strong:#6c7f75;--alert:#ff8a75}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:2rem;line-height:1.1;letter-spacing:-.02em;margin:1.5rem 0}
.note{margin:0;padding:.75rem 1rem;border:1.5px dashed var(--strong);border-radius:.625rem}
dl{margin:0 0 2rem;background:var(--raised);border:1px solid var(--line);border-radius:.75rem;padding:.5rem 1.25rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
dl div:last-child{border:0}dt{color:var(--soft)}dd{margin:0;font-variant-numeric:tabular-nums;white-space:nowrap}
.total dt,.total dd{font-weight:600;font-size:1.25rem;color:var(--ink)}.alert{color:var(--alert);font-weight:600}
form{display:grid;gap:.75rem}button{min-height:3.25rem;border-radius:.625rem;border:1.5px solid var(--strong);background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.pay{background:#d7f205;border-color:#10201a;color:#10201a}:focus-visible{outline:3px solid var(--ink);outline-offset:2px}`;
