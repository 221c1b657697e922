import { randomUUID } from "node:crypto";
import { createUIMessageStreamResponse } from "ai";
import type { Context } from "hono";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { getCookie, setCookie } from "hono/cookie";
import type { Locale } from "#locales/index.ts";
import { isLocale } from "#locales/index.ts";
import { createModelBudget } from "../chat/budget.ts";
import { converse } from "../chat/dialogue.ts";
import { createLiveAnswers } from "../chat/live-answers.ts";
import { createModelWriter } from "../chat/model-writer.ts";
import { createChatStore, hashVisitor } from "../chat/store.ts";
import { streamAnswer } from "../chat/stream.ts";
import type { Writer } from "../chat/writer.ts";
import { createKnowledgeWriter } from "../chat/writer.ts";
import type { ChatRequest } from "../contract/chat.ts";
import { chatRequest, feedbackRequest, MAX_CHAT_BODY_BYTES, userText } from "../contract/chat.ts";
import type { AppDeps } from "../deps.ts";
import { readJsonBody } from "../lib/json-body.ts";
import { Problem } from "../lib/problem.ts";
import { LANG_COOKIE, preferredLanguage } from "../ssr/request-language.ts";

/** Ties a conversation to a browser. Set with the first message, not before. */
export const VISITOR_COOKIE = "alerio_visitor";
const VISITOR_COOKIE_SECONDS = 180 * 24 * 60 * 60;
/** Most answers written at once in one process; beyond it a visitor is told to try again (memory stays bounded). */
const MAX_LIVE_ANSWERS = 5_000;
/** A proxy drops a silent connection after a minute or so; a comment keeps it open. */
const KEEP_ALIVE_MS = 15_000;
const MAX_FEEDBACK_BYTES = 8 * 1024;
/** Interface words that are fetched when a part is first opened rather than with each page. */
const LAZY_NAMESPACES: ReadonlySet<string> = new Set(["chat", "consent", "session", "registration", "demo", "leads"]);

/** The conversation: ask, follow, stop, read, judge, forget. */
export function chatRoutes(deps: AppDeps) {
  const store = createChatStore({ db: deps.storage.db, now: deps.now });
  const live = createLiveAnswers();
  const budget = createModelBudget({ now: deps.now });
  const limits = deps.rateLimiter;
  return new Hono()
    .post("/api/chat", limits.perAddress("chat"), async (c) => {
      if (!deps.isAccepting())
        throw new Problem("overloaded", "The server is restarting; try again.", { retryAfterSeconds: 5 });
      if (live.count() >= MAX_LIVE_ANSWERS)
        throw new Problem("overloaded", "Too many answers at once; try again.", { retryAfterSeconds: 2 });
      const body = await readJsonBody(c, { schema: chatRequest, maxBytes: MAX_CHAT_BODY_BYTES });
      const lang = body.lang ?? requestLocale(c);
      const content = deps.content.current();
      const turns = visitorTurns(body);
      const question = turns.at(-1);
      if (question === undefined) throw new Problem("bad-request", "At least one user message with text is needed.");
      const visitorHash = hashVisitor(visitorCookie(c, deps.isSecure));
      const conversationId = await store.saveQuestion({
        conversationId: body.id,
        visitorHash,
        lang,
        message: question,
      });
      const texts = turns.map(({ text }) => text);
      const { answer, search } = converse({ content, turns: texts, lang });
      // Emergencies, quotes, forms, refusals and small talk are never left to a model.
      const mayModelWrite =
        (answer.outcome === "answered" || answer.outcome === "no-match") && answer.quote === undefined;
      const writer: Writer =
        deps.model !== null && mayModelWrite && budget.take(conversationId)
          ? createModelWriter({
              model: deps.model,
              content,
              voice: { knowledge: content.knowledge, locale: answer.locale },
              answer,
              search,
              turns: texts,
              logger: deps.logger,
            })
          : createKnowledgeWriter(answer);
      const knowledgeVersion = content.knowledge.version;
      if (answer.unanswered !== undefined) {
        await store.saveUnanswered({
          conversationId,
          lang: answer.locale,
          question: answer.unanswered,
          knowledgeVersion,
        });
      }
      const registration = live.start(conversationId);
      const stream = streamAnswer({
        answer,
        writer,
        signal: registration.signal,
        logger: deps.logger,
        metadata: {
          answerId: randomUUID(),
          conversationId,
          lang: answer.locale,
          outcome: answer.outcome,
          answeredBy: "knowledge",
          knowledgeVersion,
          createdAt: deps.now(),
        },
        onEnd: (message, state) => store.saveAnswer(conversationId, message, state),
      });
      return createUIMessageStreamResponse({
        stream,
        keepAliveMs: KEEP_ALIVE_MS,
        headers: { "x-conversation-id": conversationId, ...cookieHeader(c) },
        // The copy is read to its end even when the visitor leaves, so that the whole answer is stored.
        consumeSseStream: ({ stream: copy }) => registration.record(copy),
      });
    })
    .get("/api/chat/:id", async (c) => {
      const id = c.req.param("id");
      const conversation = await store.read(id, visitorHashOf(c));
      if (conversation === null) throw notFound();
      c.header("cache-control", "no-store");
      return c.json({ ...conversation, isStreaming: live.isLive(id) });
    })
    .get("/api/chat/:id/stream", async (c) => {
      const id = c.req.param("id");
      if ((await store.read(id, visitorHashOf(c))) === null) throw notFound();
      const rest = live.follow(id);
      if (rest === null) return c.body(null, 204);
      return new Response(rest.pipeThrough(new TextEncoderStream()), {
        headers: {
          "content-type": "text/event-stream",
          "cache-control": "no-cache",
          "x-accel-buffering": "no",
          "x-vercel-ai-ui-message-stream": "v1",
        },
      });
    })
    .post("/api/chat/:id/stop", async (c) => {
      const id = c.req.param("id");
      if ((await store.read(id, visitorHashOf(c))) === null) throw notFound();
      return c.json({ stopped: live.stop(id) });
    })
    .post("/api/chat/:id/feedback", limits.perAddress("feedback"), async (c) => {
      const { messageId, value, reason, comment } = await readJsonBody(c, {
        schema: feedbackRequest,
        maxBytes: MAX_FEEDBACK_BYTES,
      });
      const isSaved = await store.saveFeedback({
        conversationId: c.req.param("id"),
        visitorHash: visitorHashOf(c),
        messageId,
        value,
        reason,
        comment,
      });
      if (!isSaved) throw notFound();
      return c.json({ saved: true });
    })
    .delete("/api/chat/:id", async (c) => {
      const id = c.req.param("id");
      if (!(await store.forget(id, visitorHashOf(c)))) throw notFound();
      live.stop(id);
      return c.body(null, 204);
    })
    .get("/api/messages", compress(), (c) => {
      const { ns = "", lang = "" } = c.req.query();
      if (!isLocale(lang)) throw new Problem("bad-request", "lang must be en, fr or es.");
      const names = ns.split(",").slice(0, 10);
      if (!names.every((name) => LAZY_NAMESPACES.has(name)))
        throw new Problem("bad-request", "ns names unknown words.");
      const { messages } = deps.content.current().knowledge.locales[lang];
      c.header("cache-control", "no-cache");
      return c.json(Object.fromEntries(names.map((name) => [name, messages[name] ?? {}])));
    });
}

/** The visitor's own turns, oldest first. Everything else a client sends is ignored: it could be forged. */
function visitorTurns(body: ChatRequest): { id: string; text: string }[] {
  return body.messages
    .filter(({ role }) => role === "user")
    .map((message) => ({ id: message.id, text: userText(message) }));
}

function requestLocale(c: Context): Locale {
  const stored = getCookie(c, LANG_COOKIE);
  return isLocale(stored) ? stored : preferredLanguage(c.req.header("accept-language"));
}

function visitorCookie(c: Context, isSecure: boolean): string {
  const existing = getCookie(c, VISITOR_COOKIE);
  if (existing !== undefined && /^[\w-]{20,60}$/.test(existing)) return existing;
  const created = randomUUID();
  setCookie(c, VISITOR_COOKIE, created, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
    maxAge: VISITOR_COOKIE_SECONDS,
  });
  return created;
}

function visitorHashOf(c: Context): string {
  return hashVisitor(getCookie(c, VISITOR_COOKIE) ?? "");
}

/** A cookie set on the context does not reach a response made elsewhere; this carries it over. */
function cookieHeader(c: Context): Record<string, string> {
  const cookie = c.res.headers.get("set-cookie");
  return cookie === null ? {} : { "set-cookie": cookie };
}

function notFound(): Problem {
  return new Problem("not-found", "There is no such conversation for this browser.");
}
