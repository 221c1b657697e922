import { Hono } from "hono";
import { IDEMPOTENCY_HEADER } from "../contract/lead-kinds.ts";
import type { LeadReceipt } from "../contract/leads.ts";
import { leadRequest, MAX_LEAD_BODY_BYTES } from "../contract/leads.ts";
import type { AppDeps } from "../deps.ts";
import { readJsonBody } from "../lib/json-body.ts";
import { Problem } from "../lib/problem.ts";

/** `POST /api/leads`: stores a request to the team, then has it delivered. The receipt means it is stored. */
export function leadRoutes(deps: AppDeps) {
  const { leads, leadDelivery, rateLimiter } = deps;
  return new Hono().post("/api/leads", rateLimiter.perAddress("leads"), async (c) => {
    const key = c.req.header(IDEMPOTENCY_HEADER);
    if (key !== undefined && !/^[\w-]{8,100}$/.test(key)) {
      throw new Problem("bad-request", `${IDEMPOTENCY_HEADER} must be 8 to 100 letters, digits, - or _.`);
    }
    const request = await readJsonBody(c, { schema: leadRequest, maxBytes: MAX_LEAD_BODY_BYTES });
    const outcome = await leads.save({ request, key, channels: leadDelivery.channels });
    if (outcome.kind === "conflict") {
      throw new Problem("conflict", `This ${IDEMPOTENCY_HEADER} was used for another request; use a new one.`);
    }
    if (outcome.kind === "created") leadDelivery.wake();
    const { reference, kind, createdAt } = outcome.lead;
    const receipt: LeadReceipt = { reference, kind, createdAt: new Date(createdAt).toISOString() };
    c.header("cache-control", "no-store");
    return c.json(receipt, outcome.kind === "created" ? 201 : 200);
  });
}
