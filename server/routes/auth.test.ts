import { expect, test } from "vitest";
import type { AuthAnswer } from "#server/contract/auth.ts";
import { jsonRequest } from "#tests/support/app.ts";
import { bearer, createTestSite, PASSWORD, registered, registration } from "#tests/support/auth.ts";
import { testOnEachStorage } from "#tests/support/storage.ts";

async function message(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { message?: unknown }).message;
}

testOnEachStorage("register, me, logout: a token works until it is revoked", async (storageKind) => {
  const { app } = await createTestSite({ storageKind });
  const answer = await app.request("/auth/register", jsonRequest(registration("Ada@Example.com")));
  expect(answer.status).toBe(201);
  const { accessToken, user } = (await answer.json()) as AuthAnswer;
  expect(user).toMatchObject({
    email: "ada@example.com",
    name: "Ada Byron Lovelace",
    firstName: "Ada Byron",
    lastName: "Lovelace",
    role: "GUEST",
    phone: "+33612345678",
    subscription: { plan: "pro", status: "trialing" },
  });
  const me = await app.request("/auth/me", bearer(accessToken));
  expect(((await me.json()) as { user: unknown }).user).toEqual(user);
  expect((await app.request("/auth/logout", { method: "POST", ...bearer(accessToken) })).status).toBe(204);
  expect((await app.request("/auth/me", bearer(accessToken))).status).toBe(401);
});

testOnEachStorage("login with the password works, with another it answers Login failed", async (storageKind) => {
  const site = await createTestSite({ storageKind });
  const { user } = await registered(site);
  const right = await site.app.request("/auth/login", jsonRequest({ email: "ADA@example.com", password: PASSWORD }));
  expect(right.status).toBe(200);
  expect(((await right.json()) as AuthAnswer).user.id).toBe(user.id);
  const wrong = await site.app.request("/auth/login", jsonRequest({ email: user.email, password: "not this one" }));
  const unknown = await site.app.request("/auth/login", jsonRequest({ email: "no@example.com", password: PASSWORD }));
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect([await message(wrong), await message(unknown)]).toEqual(["Login failed", "Login failed"]);
});

testOnEachStorage(
  "a forgotten password is changed once by the mailed link, and every session ends",
  async (storageKind) => {
    const site = await createTestSite({ storageKind });
    const { accessToken, user } = await registered(site);
    const asked = await site.app.request("/auth/forgot-password", jsonRequest({ email: user.email, lang: "fr" }));
    expect(asked.status).toBe(200);
    await site.service.settled();
    const mail = site.mails[0];
    expect(mail).toMatchObject({ to: user.email, subject: "Choisissez un nouveau mot de passe Alerio" });
    const link = /https:\/\/alerio\.example\/fr\/auth\?mode=reset#token=(\S+)/.exec(mail?.text ?? "");
    const token = decodeURIComponent(link?.[1] ?? "");
    const reset = jsonRequest({ token, password: "another long password" });
    expect((await site.app.request("/auth/reset-password", reset)).status).toBe(200);
    const again = await site.app.request("/auth/reset-password", jsonRequest({ token, password: "a third password" }));
    expect(again.status).toBe(400);
    expect(await message(again)).toBe("This link is no longer valid. Ask for a new one.");
    expect((await site.app.request("/auth/me", bearer(accessToken))).status).toBe(401);
    const old = await site.app.request("/auth/login", jsonRequest({ email: user.email, password: PASSWORD }));
    expect(old.status).toBe(401);
    const login = jsonRequest({ email: user.email, password: "another long password" });
    expect((await site.app.request("/auth/login", login)).status).toBe(200);
  },
);

test("forgot-password answers the same for an unknown address and mails nothing", async () => {
  const site = await createTestSite();
  await registered(site);
  const known = await site.app.request("/auth/forgot-password", jsonRequest({ email: "ada@example.com" }));
  const unknown = await site.app.request("/auth/forgot-password", jsonRequest({ email: "no@example.com" }));
  expect(unknown.status).toBe(known.status);
  expect(await unknown.text()).toBe(await known.text());
  await site.service.settled();
  expect(site.mails).toHaveLength(1);
});

testOnEachStorage("an address that is taken gets its own message, in the caller's language", async (storageKind) => {
  const site = await createTestSite({ storageKind });
  await registered(site);
  const again = await site.app.request("/auth/register", jsonRequest(registration("ada@example.com")));
  expect(again.status).toBe(409);
  expect(await message(again)).toMatch(/^There is already an account/);
  const french = await site.app.request(
    "/auth/register",
    jsonRequest(registration("ada@example.com"), { "accept-language": "fr" }),
  );
  expect(await message(french)).toMatch(/^Un compte existe déjà/);
});

testOnEachStorage("two registrations of one address at once make one account", async (storageKind) => {
  const { app, deps } = await createTestSite({ storageKind });
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => app.request("/auth/register", jsonRequest(registration("twin@example.com")))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  const { count } = await deps.storage.db
    .selectFrom("auth_users" as never)
    .select((expression) => expression.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

test("a registration may choose a role of the allow-list; STAFF and unknown roles become GUEST", async () => {
  const { app } = await createTestSite();
  const roles = await Promise.all(
    ["MANAGER", "STAFF", "staff", "ROOT"].map(async (role, index) => {
      const answer = await app.request("/auth/register", jsonRequest(registration(`r${index}@example.com`, { role })));
      return ((await answer.json()) as AuthAnswer).user.role;
    }),
  );
  expect(roles).toEqual(["MANAGER", "GUEST", "GUEST", "GUEST"]);
});

test("each wrong field of a registration has its sentence and creates nothing", async () => {
  const { app } = await createTestSite();
  const wrong: [Record<string, unknown>, RegExp][] = [
    [{ email: "ada" }, /valid e-mail/],
    [{ password: "short" }, /at least 8 characters/],
    [{ password: "x".repeat(129) }, /at least 8 characters/],
    [{ fullname: "  " }, /full name/],
    [{ fullPhone: "0612345678" }, /phone number/],
    [{ email: 7 }, /valid e-mail/],
  ];
  for (const [more, sentence] of wrong) {
    const answer = await app.request("/auth/register", jsonRequest(registration("ada@example.com", more)));
    expect(answer.status).toBe(400);
    expect(await message(answer)).toMatch(sentence);
  }
  expect((await app.request("/auth/register", jsonRequest(registration("ada@example.com")))).status).toBe(201);
});

testOnEachStorage(
  "name, phone and password can be changed; a new password ends the other sessions",
  async (storageKind) => {
    const site = await createTestSite({ storageKind });
    const { accessToken, user } = await registered(site);
    const login = await site.app.request("/auth/login", jsonRequest({ email: user.email, password: PASSWORD }));
    const other = ((await login.json()) as AuthAnswer).accessToken;
    const patch = {
      ...jsonRequest({ fullname: "Ada King", fullPhone: "+34612345678" }, bearer(accessToken).headers),
      method: "PATCH",
    };
    const changed = await site.app.request("/auth/me", patch);
    expect(((await changed.json()) as { user: unknown }).user).toMatchObject({
      name: "Ada King",
      phone: "+34612345678",
    });
    const change = (currentPassword: string) =>
      site.app.request(
        "/auth/change-password",
        jsonRequest({ currentPassword, password: "another long password" }, bearer(accessToken).headers),
      );
    const refused = await change("wrong");
    expect([refused.status, await message(refused)]).toEqual([400, "The current password is not right"]);
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await site.app.request("/auth/me", bearer(accessToken))).status).toBe(200);
    expect((await site.app.request("/auth/me", bearer(other))).status).toBe(401);
  },
);

test("a token that was altered, unsigned or is missing opens nothing", async () => {
  const site = await createTestSite();
  const { accessToken } = await registered(site);
  const [raw = ""] = accessToken.split(".");
  for (const token of [raw, `${raw}.AAAA`, `${accessToken}x`, "", "undefined"]) {
    expect((await site.app.request("/auth/me", bearer(token))).status).toBe(401);
  }
  expect((await site.app.request("/auth/me")).status).toBe(401);
  const cookie = { headers: { cookie: `better-auth.session_token=${accessToken}` } };
  expect((await site.app.request("/auth/me", cookie)).status).toBe(401);
});

test("logs of the auth service carry no address, name, password or token", async () => {
  const site = await createTestSite();
  const { accessToken } = await registered(site);
  await site.app.request("/auth/register", jsonRequest(registration("ada@example.com")));
  await site.app.request("/auth/login", jsonRequest({ email: "ada@example.com", password: "wrong" }));
  await site.app.request("/auth/forgot-password", jsonRequest({ email: "ada@example.com" }));
  const text = JSON.stringify(site.allLogs());
  for (const secret of ["ada@example", "Lovelace", PASSWORD, accessToken.slice(0, 12)])
    expect(text).not.toContain(secret);
});
