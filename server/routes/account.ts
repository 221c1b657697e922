import type { Context } from "hono";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { authenticate } from "../accounts/authenticate.ts";
import { createAccountStore, toInvitationView } from "../accounts/store.ts";
import { findSubscription, planCap, toSubscription } from "../accounts/subscription.ts";
import { hashVisitor } from "../chat/store.ts";
import { wordsOf } from "../content/words.ts";
import type { AccountView, ChecklistItem } from "../contract/account.ts";
import {
  CHECKLIST_ITEMS,
  checklistRequest,
  deleteAccountRequest,
  invitationRequest,
  MAX_ACCOUNT_BODY_BYTES,
} from "../contract/account.ts";
import type { AuthUser } from "../contract/auth.ts";
import { pagePath } from "../contract/paths.ts";
import type { InvitationRow } from "../db/schema.ts";
import type { AppDeps } from "../deps.ts";
import { readJsonBody } from "../lib/json-body.ts";
import { Problem } from "../lib/problem.ts";
import { VISITOR_COOKIE } from "./chat.ts";

/** `/api/account`: the signed-in person's own data. Every request needs a valid token, and reaches one account only. */
export function accountRoutes(deps: AppDeps) {
  const { authProxy, rateLimiter, now } = deps;
  const store = createAccountStore({ db: deps.storage.db, now });
  const maxBytes = MAX_ACCOUNT_BODY_BYTES;

  const subscriptionOf = (user: AuthUser) =>
    findSubscription({
      db: deps.storage.db,
      userId: user.id,
      accountCreatedAt: user.createdAt ?? now(),
      facts: deps.content.current().knowledge.facts,
    });
  const viewOf = async (user: AuthUser): Promise<AccountView> => {
    const { facts } = deps.content.current().knowledge;
    const subscription = toSubscription(await subscriptionOf(user), now());
    return { user, subscription, seatCap: planCap(subscription.plan, facts), ...(await store.lists(user.id)) };
  };

  return new Hono()
    .use("/api/account/*", async (c, next) => {
      c.header("cache-control", "no-store");
      await next();
    })
    .get("/api/account", async (c) => {
      const user = await authenticate(c, authProxy);
      const cookie = getCookie(c, VISITOR_COOKIE);
      if (cookie !== undefined) await store.claimVisitor(user.id, hashVisitor(cookie));
      return c.json(await viewOf(user));
    })
    .put("/api/account/checklist/:item", async (c) => {
      const user = await authenticate(c, authProxy);
      const item = c.req.param("item") as ChecklistItem;
      if (!CHECKLIST_ITEMS.includes(item)) throw new Problem("not-found", "There is no such step.");
      const { done } = await readJsonBody(c, { schema: checklistRequest, maxBytes });
      await store.setChecklistItem(user.id, item, done);
      return c.body(null, 204);
    })
    .post("/api/account/invitations", async (c) => {
      const user = await authenticate(c, authProxy);
      const { email, lang } = await readJsonBody(c, { schema: invitationRequest, maxBytes });
      await rateLimiter.consume("invitations", user.id);
      if (email === user.email.toLowerCase()) throw new Problem("bad-request", "This is your own address.");
      const { plan } = toSubscription(await subscriptionOf(user), now());
      const seatCap = planCap(plan, deps.content.current().knowledge.facts);
      const outcome = await store.invite({ userId: user.id, email, lang, seatCap });
      if (outcome.kind === "full") throw new Problem("conflict", "Every place of the plan is taken.");
      const { invitation } = outcome;
      const isSent = invitation.sent_at !== null || (await mailInvitation(deps, user, invitation));
      if (isSent && invitation.sent_at === null) await store.markInvitationSent(invitation.id);
      const view = { ...toInvitationView(invitation), isSent };
      return c.json(view, outcome.kind === "created" ? 201 : 200);
    })
    .delete("/api/account/invitations/:id", async (c) => {
      const user = await authenticate(c, authProxy);
      if (!(await store.withdrawInvitation(user.id, c.req.param("id")))) {
        throw new Problem("not-found", "You have no such invitation.");
      }
      return c.body(null, 204);
    })
    .get("/api/account/export", async (c) => {
      const user = await authenticate(c, authProxy);
      const { name } = deps.content.current().knowledge.facts.company;
      c.header("content-disposition", `attachment; filename="${name.toLowerCase()}-data.json"`);
      return c.json({ exportedAt: new Date(now()).toISOString(), user, ...(await store.exportAll(user.id)) });
    })
    .delete("/api/account", async (c) => {
      const user = await authenticate(c, authProxy);
      const { confirm } = await readJsonBody(c, { schema: deleteAccountRequest, maxBytes });
      if (confirm.toLowerCase() !== user.email.toLowerCase()) {
        throw new Problem("bad-request", "Type the account's own e-mail address to confirm.");
      }
      await endSubscription(deps, user);
      await store.erase(user.id);
      await eraseAtAuthService(deps, c);
      return c.body(null, 204);
    });
}

/** Answers false when the mail could not be handed over; the invitation stays and can be sent again. */
async function mailInvitation(deps: AppDeps, user: AuthUser, invitation: InvitationRow): Promise<boolean> {
  const { knowledge } = deps.content.current();
  const locale = invitation.lang as "en" | "fr" | "es";
  const words = wordsOf(knowledge, locale, "auth-service");
  const address = new URLSearchParams({ mode: "register", email: invitation.email });
  const inviter = user.name ?? user.email;
  const link = `${deps.pageConfig.publicUrl}${pagePath("auth", locale)}?${address}`;
  try {
    await deps.mailer.send({
      from: knowledge.facts.company.supportEmail,
      to: invitation.email,
      replyTo: user.email,
      subject: words("invitationMail.subject", { inviter }),
      text: words("invitationMail.text", { inviter, link }),
    });
    return true;
  } catch (error) {
    deps.logger.error({ err: error }, "an invitation could not be mailed");
    return false;
  }
}

async function endSubscription(deps: AppDeps, user: AuthUser): Promise<void> {
  const row = await deps.storage.db
    .selectFrom("subscriptions")
    .select(["provider", "provider_ref", "status"])
    .where("user_id", "=", user.id)
    .executeTakeFirst();
  const { provider } = deps.payments;
  const isPaid = row?.status === "active" || row?.status === "past_due";
  if (!isPaid || row?.provider_ref == null || row.provider !== provider.name) return;
  try {
    await provider.endSubscription(row.provider_ref);
  } catch (cause) {
    throw new Problem("upstream-failed", "The subscription cannot be ended right now; try again.", { cause });
  }
}

/** Done last: while it fails, the person can still sign in and try again. */
async function eraseAtAuthService(deps: AppDeps, c: Context): Promise<void> {
  const answer = await deps.authProxy.forward({
    endpoint: "DELETE /auth/me",
    headers: new Headers({ authorization: c.req.header("authorization") ?? "" }),
    body: null,
    words: (key) => key,
  });
  if (!answer.ok) throw new Problem("upstream-failed", "The account cannot be deleted right now; try again.");
}
