import { expect, test } from "vitest";
import type { InvitationView } from "#server/contract/account.ts";
import { STAFF_ROLE } from "#server/contract/auth-limits.ts";
import type { CheckoutView } from "#server/contract/checkout.ts";
import { jsonRequest } from "#tests/support/app.ts";
import type { TestSite } from "#tests/support/auth.ts";
import { bearer, createTestSite, PASSWORD, registered } from "#tests/support/auth.ts";

type Ids = { checkout: string; invitation: string; conversation: string };
type Row = {
  endpoint: string;
  path?: (ids: Ids) => string;
  body?: unknown;
  /** Expected status for: nobody, another user, the owner, staff. */
  expected: [nobody: number, other: number, owner: number, staff: number];
};

const CHOICE = { plan: "pro", users: 2, billing: "monthly", device: false, lang: "en" };
const QUESTION = [{ id: "m1", role: "user", parts: [{ type: "text", text: "Hello" }] }];

/** Every JSON endpoint and who may use it. Rows that erase come last. */
const ROWS: Row[] = [
  { endpoint: "GET /api/health", expected: [200, 200, 200, 200] },
  { endpoint: "GET /api/ready", expected: [200, 200, 200, 200] },
  { endpoint: "GET /api/pricing", expected: [200, 200, 200, 200] },
  { endpoint: "GET /api/page", path: () => "/api/page?path=/dashboard", expected: [200, 200, 200, 200] },
  { endpoint: "POST /api/chat", body: { messages: QUESTION }, expected: [200, 200, 200, 200] },
  {
    endpoint: "GET /api/chat/:id",
    path: ({ conversation }) => `/api/chat/${conversation}`,
    expected: [404, 404, 404, 404],
  },
  {
    endpoint: "DELETE /api/chat/:id",
    path: ({ conversation }) => `/api/chat/${conversation}`,
    expected: [404, 404, 404, 404],
  },
  { endpoint: "GET /auth/me", expected: [401, 200, 200, 200] },
  { endpoint: "PATCH /auth/me", body: { fullname: "New Name" }, expected: [401, 200, 200, 200] },
  { endpoint: "DELETE /auth/me", expected: [404, 404, 404, 404] },
  {
    endpoint: "POST /auth/change-password",
    body: { currentPassword: PASSWORD, password: PASSWORD },
    expected: [401, 200, 200, 200],
  },
  { endpoint: "GET /api/account", expected: [401, 200, 200, 200] },
  { endpoint: "GET /api/account/export", expected: [401, 200, 200, 200] },
  {
    endpoint: "PUT /api/account/checklist/:item",
    path: () => "/api/account/checklist/app",
    body: { done: true },
    expected: [401, 204, 204, 204],
  },
  {
    endpoint: "POST /api/account/invitations",
    body: { email: "x@example.com", lang: "en" },
    expected: [401, 201, 201, 201],
  },
  { endpoint: "POST /api/checkout", body: { ...CHOICE, requestId: "request-1" }, expected: [401, 201, 201, 201] },
  {
    endpoint: "GET /api/checkout/:id",
    path: ({ checkout }) => `/api/checkout/${checkout}`,
    expected: [401, 404, 200, 404],
  },
  { endpoint: "POST /api/checkout/webhook", body: {}, expected: [404, 404, 404, 404] },
  {
    endpoint: "DELETE /api/account/invitations/:id",
    path: ({ invitation }) => `/api/account/invitations/${invitation}`,
    expected: [401, 404, 204, 404],
  },
  { endpoint: "DELETE /api/account", body: { confirm: "owner@example.com" }, expected: [401, 400, 204, 400] },
];

async function siteWithPeople() {
  const site = await createTestSite();
  const owner = await registered(site, "owner@example.com");
  const other = await registered(site, "other@example.com");
  const staff = await registered(site, "staff@example.com");
  const { internalAdapter } = await site.service.library.$context;
  await internalAdapter.updateUser(staff.user.id, { role: STAFF_ROLE });
  const { headers } = bearer(owner.accessToken);
  const checkout = await site.app.request(
    "/api/checkout",
    jsonRequest({ ...CHOICE, requestId: "owners-request" }, headers),
  );
  const invited = await site.app.request(
    "/api/account/invitations",
    jsonRequest({ email: "c@example.com", lang: "en" }, headers),
  );
  const chat = await site.app.request("/api/chat", jsonRequest({ messages: QUESTION }, headers));
  await chat.text();
  const ids: Ids = {
    checkout: ((await checkout.json()) as CheckoutView).id,
    invitation: ((await invited.json()) as InvitationView).id,
    conversation: chat.headers.get("x-conversation-id") ?? "",
  };
  const tokens = [null, other.accessToken, owner.accessToken, staff.accessToken] as const;
  return { site, ids, tokens };
}

async function ask(site: TestSite, row: Row, ids: Ids, token: string | null): Promise<number> {
  const [method = "", path = ""] = row.endpoint.split(" ");
  const headers = token === null ? {} : bearer(token).headers;
  const init = row.body === undefined ? { method, headers } : { ...jsonRequest(row.body, headers), method };
  const answer = await site.app.request(row.path?.(ids) ?? path, init);
  await answer.text();
  return answer.status;
}

test("every endpoint answers nobody, another user, the owner and staff as the table says", {
  timeout: 300_000,
}, async () => {
  const { site, ids, tokens } = await siteWithPeople();
  const table: [string, number[]][] = [];
  for (const row of ROWS) {
    // The owner asks last, so that what an answer erases is still there for the others.
    const [nobody, other, owner, staff] = [tokens[0], tokens[1], tokens[2], tokens[3]];
    const first = [await ask(site, row, ids, nobody), await ask(site, row, ids, other)];
    const last = await ask(site, row, ids, staff);
    table.push([row.endpoint, [...first, await ask(site, row, ids, owner), last]]);
  }
  expect(table).toEqual(ROWS.map(({ endpoint, expected }) => [endpoint, expected]));
});

test("a user the browser made up, and a token of another installation, are nobody", async () => {
  const { site, ids } = await siteWithPeople();
  const stranger = await createTestSite();
  const { accessToken } = await registered(stranger, "owner@example.com");
  const forged = ["1", "undefined", "null", accessToken, JSON.stringify({ id: 1, role: STAFF_ROLE })];
  for (const token of forged) {
    for (const row of ROWS.filter(({ expected }) => expected[0] === 401)) {
      expect([row.endpoint, token, await ask(site, row, ids, token)]).toEqual([row.endpoint, token, 401]);
    }
  }
});

test("the table names every JSON endpoint that takes a token or belongs to somebody", async () => {
  const { site } = await siteWithPeople();
  const { routes } = site.app as unknown as { routes: { method: string; path: string }[] };
  const own = routes
    .filter(({ method, path }) => method !== "ALL" && /^\/(api\/(account|checkout)|auth\/)/.test(path))
    .map(({ method, path }) => `${method} ${path}`);
  const open = /^POST \/auth\/(register|login|social|forgot-password|reset-password|logout)$|:rest/;
  const named = new Set(ROWS.map(({ endpoint }) => endpoint));
  expect([...new Set(own)].filter((endpoint) => !open.test(endpoint) && !named.has(endpoint))).toEqual([]);
});
