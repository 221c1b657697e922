import { expect, test } from "vitest";
import { leadRequest } from "#server/contract/leads.ts";
import { recordingLogger } from "#tests/support/logger.ts";
import type { StorageKind } from "#tests/support/storage.ts";
import { openTestStorage, testOnEachStorage } from "#tests/support/storage.ts";
import { createLeadDelivery, RETRY_AFTER_MS } from "./delivery.ts";
import { createLeadStore, type Lead } from "./store.ts";

const request = leadRequest.parse({ kind: "sales", email: "ana@example.com", name: "Ana", message: "Hello" });

/** Storage with a clock to turn, and deliveries that record what they send. */
async function setUp(kind: StorageKind) {
  const { db } = await openTestStorage(kind);
  const clock = { nowMs: 1_000_000 };
  const now = () => clock.nowMs;
  const store = createLeadStore({ db, now });
  const { logger, lines } = recordingLogger();
  const deliveryWith = (send: (lead: Lead) => Promise<void>) =>
    createLeadDelivery({ store, channels: [{ name: "webhook", send }], logger, now });
  const state = async () => (await store.list({ limit: 10 }))[0]?.deliveries[0];
  return { store, clock, deliveryWith, state, lines };
}

testOnEachStorage("a request sent ten times at once with one key is stored once", async (kind) => {
  const { store } = await setUp(kind);
  const save = () => store.save({ request, key: "one-and-the-same", channels: ["webhook"] });
  const outcomes = await Promise.all(Array.from({ length: 10 }, save));
  expect(outcomes.filter(({ kind }) => kind === "created")).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === "duplicate")).toHaveLength(9);
  expect(new Set(outcomes.map((outcome) => (outcome.kind === "conflict" ? null : outcome.lead.reference))).size).toBe(
    1,
  );
  expect(await store.list({ limit: 10 })).toHaveLength(1);
});

testOnEachStorage("a key used before for another request is a conflict and stores nothing", async (kind) => {
  const { store } = await setUp(kind);
  await store.save({ request, key: "key-of-the-first", channels: [] });
  const other = { ...request, message: "Something else" };
  expect(await store.save({ request: other, key: "key-of-the-first", channels: [] })).toEqual({ kind: "conflict" });
  expect(await store.list({ limit: 10 })).toHaveLength(1);
});

testOnEachStorage("a stored request is delivered once and then left alone", async (kind) => {
  const { store, deliveryWith, state } = await setUp(kind);
  const sent: Lead[] = [];
  const delivery = deliveryWith(async (lead) => void sent.push(lead));
  await store.save({ request, key: undefined, channels: delivery.channels });
  expect(await delivery.runDue()).toBe(1);
  expect(await delivery.runDue()).toBe(0);
  expect(sent).toMatchObject([{ email: "ana@example.com", message: "Hello" }]);
  expect(await state()).toMatchObject({ state: "sent", attempts: 1 });
});

testOnEachStorage("a delivery that fails is tried again after each wait, also by a new process", async (kind) => {
  const { store, clock, deliveryWith, state } = await setUp(kind);
  const failing = deliveryWith(() => Promise.reject(new Error("connection refused")));
  await store.save({ request, key: undefined, channels: failing.channels });
  await failing.runDue();
  expect(await state()).toMatchObject({ state: "pending", attempts: 1, lastError: "connection refused" });
  expect(await failing.runDue()).toBe(0);
  clock.nowMs += RETRY_AFTER_MS[0]! - 1;
  expect(await failing.runDue()).toBe(0);
  clock.nowMs += 1;
  expect(await failing.runDue()).toBe(1);
  await failing.stop();
  clock.nowMs += RETRY_AFTER_MS[1]!;
  const sent: Lead[] = [];
  const afterRestart = deliveryWith(async (lead) => void sent.push(lead));
  expect(await afterRestart.runDue()).toBe(1);
  expect(sent).toHaveLength(1);
  expect(await state()).toMatchObject({ state: "sent", attempts: 3 });
});

testOnEachStorage("two instances that look at the same moment send a request once", async (kind) => {
  const { store, deliveryWith } = await setUp(kind);
  let sends = 0;
  const count = async () => {
    sends += 1;
  };
  const [first, second] = [deliveryWith(count), deliveryWith(count)];
  for (let index = 0; index < 5; index += 1) await store.save({ request, key: undefined, channels: first.channels });
  await Promise.all([first.runDue(), second.runDue()]);
  expect(sends).toBe(5);
});

test("a send that was cut off by a crash is taken up again when its lease ends", async () => {
  const { store, clock, deliveryWith } = await setUp("sqlite");
  await store.save({ request, key: undefined, channels: ["webhook"] });
  expect(await store.claimDue({ channels: ["webhook"], limit: 5 })).toHaveLength(1);
  let sends = 0;
  const delivery = deliveryWith(async () => {
    sends += 1;
  });
  expect(await delivery.runDue()).toBe(0);
  clock.nowMs += 5 * 60_000;
  expect(await delivery.runDue()).toBe(1);
  expect(sends).toBe(1);
});

test("after the last wait the delivery counts as failed and the log says so without personal data", async () => {
  const { store, clock, deliveryWith, state, lines } = await setUp("sqlite");
  const delivery = deliveryWith(() => Promise.reject(new Error("no")));
  await store.save({ request, key: undefined, channels: delivery.channels });
  for (const waitMs of [...RETRY_AFTER_MS, 0]) {
    await delivery.runDue();
    clock.nowMs += waitMs;
  }
  expect(await state()).toMatchObject({ state: "failed", attempts: RETRY_AFTER_MS.length + 1 });
  expect(JSON.stringify(lines)).not.toContain("ana@example.com");
});
