import { expect, test } from "vitest";
import type { AccountView, InvitationView } from "#server/contract/account.ts";
import { jsonRequest } from "#tests/support/app.ts";
import type { TestSite } from "#tests/support/auth.ts";
import { bearer, createTestSite, PASSWORD, registered } from "#tests/support/auth.ts";
import { testOnEachStorage } from "#tests/support/storage.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;

async function account(site: TestSite, token: string, cookie = ""): Promise<AccountView> {
  const headers = { ...bearer(token).headers, cookie };
  return (await (await site.app.request("/api/account", { headers })).json()) as AccountView;
}

function invite(site: TestSite, token: string, email: string) {
  return site.app.request("/api/account/invitations", jsonRequest({ email, lang: "es" }, bearer(token).headers));
}

testOnEachStorage("the dashboard's data are the person's own: name, plan, trial, lists", async (storageKind) => {
  let now = Date.now();
  const site = await createTestSite({ storageKind, now: () => now });
  const { accessToken, user } = await registered(site);
  now = Date.now();
  const { facts } = site.deps.content.current().knowledge;
  const first = await account(site, accessToken);
  expect(first).toMatchObject({
    user: { email: user.email, name: "Ada Byron Lovelace" },
    subscription: { plan: "pro", status: "trialing", trialDaysLeft: facts.trial.days },
    seatCap: facts.plans.pro.maxUsers,
    invitations: [],
    checklist: [],
    payments: [],
    conversations: [],
  });
  now += (facts.trial.days - 1) * DAY_MS;
  expect((await account(site, accessToken)).subscription).toMatchObject({ status: "trialing", trialDaysLeft: 1 });
  now += DAY_MS + 1_000;
  expect((await account(site, accessToken)).subscription).toMatchObject({ status: "none", trialDaysLeft: 0 });
});

testOnEachStorage("the checklist remembers what was ticked", async (storageKind) => {
  const site = await createTestSite({ storageKind });
  const { accessToken } = await registered(site);
  const put = (item: string, body: unknown) =>
    site.app.request(`/api/account/checklist/${item}`, {
      ...jsonRequest(body, bearer(accessToken).headers),
      method: "PUT",
    });
  expect((await put("contacts", { done: true })).status).toBe(204);
  expect((await put("contacts", { done: true })).status).toBe(204);
  expect((await put("app", { done: true })).status).toBe(204);
  expect((await account(site, accessToken)).checklist).toEqual(["app", "contacts"]);
  await put("app", { done: false });
  expect((await account(site, accessToken)).checklist).toEqual(["contacts"]);
  expect([(await put("nothing", { done: true })).status, (await put("app", { done: 1 })).status]).toEqual([404, 400]);
});

testOnEachStorage(
  "colleagues are invited by mail up to the plan's cap, also when asked all at once",
  async (storageKind) => {
    const site = await createTestSite({ storageKind });
    const { accessToken, user } = await registered(site);
    const cap = site.deps.content.current().knowledge.facts.plans.pro.maxUsers;
    const answers = await Promise.all(
      Array.from({ length: cap + 1 }, (_, index) => invite(site, accessToken, `C${index}@example.com`)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(cap - 1).fill(201), 409, 409]);
    const { invitations } = await account(site, accessToken);
    expect(invitations).toHaveLength(cap - 1);
    expect(invitations.every(({ isSent }) => isSent)).toBe(true);
    expect(site.mails).toHaveLength(cap - 1);
    expect(site.mails[0]?.text).toMatch(/https:\/\/alerio\.example\/es\/auth\?mode=register&email=c\d%40example\.com/);
    expect(site.mails[0]?.replyTo).toBe(user.email);
    const known = invitations[0] as InvitationView;
    expect((await invite(site, accessToken, known.email)).status).toBe(200);
    expect(site.mails).toHaveLength(cap - 1);
    const withdraw = () =>
      site.app.request(`/api/account/invitations/${known.id}`, { method: "DELETE", ...bearer(accessToken) });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404]);
    expect((await invite(site, accessToken, user.email)).status).toBe(400);
  },
);

test("an invitation whose mail fails is kept and said to be unsent; asking again sends it", async () => {
  let isBroken = true;
  const mailer = {
    send: async () => {
      if (isBroken) throw new Error("the mail server is away");
    },
    close: () => undefined,
  };
  const site = await createTestSite({ deps: { mailer } });
  const { accessToken } = await registered(site);
  const failed = await invite(site, accessToken, "bob@example.com");
  expect([failed.status, ((await failed.json()) as InvitationView).isSent]).toEqual([201, false]);
  isBroken = false;
  expect(((await (await invite(site, accessToken, "bob@example.com")).json()) as InvitationView).isSent).toBe(true);
});

testOnEachStorage(
  "conversations of the browser belong to the account that signed in there first",
  async (storageKind) => {
    const site = await createTestSite({ storageKind });
    const ada = await registered(site);
    const bob = await registered(site, "bob@example.com");
    const messages = [{ id: "m1", role: "user", parts: [{ type: "text", text: "Do I need a credit card?" }] }];
    const chat = await site.app.request("/api/chat", jsonRequest({ messages, lang: "en" }));
    await chat.text();
    const cookie = chat.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect((await account(site, ada.accessToken)).conversations).toEqual([]);
    const mine = (await account(site, ada.accessToken, cookie)).conversations;
    expect(mine).toEqual([expect.objectContaining({ firstQuestion: "Do I need a credit card?", lang: "en" })]);
    expect((await account(site, ada.accessToken)).conversations).toEqual(mine);
    expect((await account(site, bob.accessToken, cookie)).conversations).toEqual([]);
  },
);

testOnEachStorage("the download holds everything about the person and nothing about others", async (storageKind) => {
  const site = await createTestSite({ storageKind });
  const { accessToken, user } = await registered(site);
  await registered(site, "bob@example.com");
  await invite(site, accessToken, "carol@example.com");
  const answer = await site.app.request("/api/account/export", bearer(accessToken));
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="alerio-data.json"');
  const text = await answer.text();
  const data = JSON.parse(text) as { user: unknown; invitations: unknown[]; subscription: unknown[] };
  expect(data.user).toMatchObject({ email: user.email, phone: "+33612345678" });
  expect([data.invitations.length, data.subscription.length]).toEqual([1, 1]);
  for (const secret of ["bob@example.com", PASSWORD, "password", "token"]) expect(text).not.toContain(secret);
});

testOnEachStorage(
  "deleting the account needs its address typed, and leaves nothing that names the person",
  async (storageKind) => {
    const site = await createTestSite({ storageKind });
    const { accessToken, user } = await registered(site);
    await invite(site, accessToken, "carol@example.com");
    const erase = (confirm: string) =>
      site.app.request("/api/account", { ...jsonRequest({ confirm }, bearer(accessToken).headers), method: "DELETE" });
    expect((await erase("yes")).status).toBe(400);
    expect((await erase(user.email)).status).toBe(204);
    expect((await site.app.request("/api/account", bearer(accessToken))).status).toBe(401);
    const login = jsonRequest({ email: user.email, password: PASSWORD });
    expect((await site.app.request("/auth/login", login)).status).toBe(401);
    for (const table of ["subscriptions", "invitations", "checklist_items", "visitor_accounts"] as const) {
      expect(await site.deps.storage.db.selectFrom(table).selectAll().where("user_id", "=", user.id).execute()).toEqual(
        [],
      );
    }
    expect((await registered(site)).user.id).not.toBe(user.id);
  },
);
