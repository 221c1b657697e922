import { createStore } from "jotai";
import { expect, onTestFinished, test, vi } from "vitest";
import interfaceFacts from "#knowledge/facts/interface.yaml";
import { fakeBrowserStorage } from "#tests/support/browser-storage.ts";
import { bearerHeader } from "./access-token.ts";
import { AuthError } from "./auth-api.ts";
import { loginAtom, registerAtom } from "./session.ts";
import type { Identity } from "./session-user.ts";
import {
  isSessionLoadingAtom,
  refreshUserAtom,
  sessionUserAtom,
  signOutAtom,
  startSessionAtom,
  watchIdentity,
} from "./session-user.ts";

const REGISTRATION = {
  email: "ada@example.com",
  password: "secret words",
  fullname: "Ada L",
  fullPhone: "+33612345678",
};
const ADA = { id: "u1", email: "ada@example.com", firstName: "Ada", lastName: "L", role: "GUEST" };

function startedWith(stored: string | undefined) {
  const browser = fakeBrowserStorage();
  if (stored !== undefined) browser.storage.set("user", stored);
  const store = createStore();
  expect(store.get(isSessionLoadingAtom)).toBe(true);
  store.set(startSessionAtom);
  expect(store.get(isSessionLoadingAtom)).toBe(false);
  return { ...browser, store };
}

function serverAnswers(status: number, body: unknown) {
  const calls: [string, RequestInit][] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push([url, init]);
    if (status === 0) throw new TypeError("no network");
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  return calls;
}

test("a missing stored user, or the text undefined, leaves the visitor signed out", () => {
  expect(startedWith(undefined).store.get(sessionUserAtom)).toBeNull();
  const { store, storage } = startedWith("undefined");
  expect(store.get(sessionUserAtom)).toBeNull();
  expect(storage.get("user")).toBe("undefined");
});

test("a stored user without a role becomes GUEST and is saved back; one with a role stays as it is", () => {
  const { store, storage } = startedWith(JSON.stringify({ id: 1, email: "a@example.com" }));
  expect(store.get(sessionUserAtom)).toEqual({ id: 1, email: "a@example.com", role: "GUEST" });
  expect(JSON.parse(storage.get("user") ?? "")).toEqual({ id: 1, email: "a@example.com", role: "GUEST" });
  const manager = JSON.stringify({ ...ADA, role: "MANAGER" });
  expect(startedWith(manager).storage.get("user")).toBe(manager);
});

test("a stored value that cannot be parsed is removed and the visitor is signed out", () => {
  for (const broken of ["{", "null", "[]", "7", '"text"']) {
    const { store, storage } = startedWith(broken);
    expect([broken, store.get(sessionUserAtom), storage.has("user")]).toEqual([broken, null, false]);
  }
});

test("placeholder login: loading, about a second, a local user, no server call", async () => {
  const { store, storage } = startedWith(undefined);
  const calls = serverAnswers(500, {});
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const login = { email: "grace.hopper@example.com", password: "any" };
  const done = store.set(loginAtom, login, { locale: "en", loginMode: "placeholder" });
  const { placeholderLoginDelayMs } = interfaceFacts.interface;
  await vi.advanceTimersByTimeAsync(placeholderLoginDelayMs - 1);
  expect([store.get(isSessionLoadingAtom), store.get(sessionUserAtom)]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  const user = {
    id: 1,
    email: "grace.hopper@example.com",
    name: "grace.hopper",
    role: "GUEST",
    subscription: { plan: "pro", status: "active" },
  };
  expect([store.get(isSessionLoadingAtom), store.get(sessionUserAtom)]).toEqual([false, user]);
  expect(JSON.parse(storage.get("user") ?? "")).toEqual(user);
  expect(calls).toEqual([]);
});

test("register sends exactly the specified body and header, then keeps user and token; later requests carry it", async () => {
  const { store, storage } = startedWith(undefined);
  const calls = serverAnswers(201, { accessToken: "t0ken", user: { ...ADA, phone: "+33612345678", createdAt: 1 } });
  expect(bearerHeader()).toEqual({});
  await store.set(registerAtom, REGISTRATION, { locale: "en" });
  const [url, init] = calls[0] ?? ["", {}];
  expect([url, init.method, JSON.parse(String(init.body))]).toEqual(["/auth/register", "POST", REGISTRATION]);
  expect(new Headers(init.headers).get("x-client-type")).toBe("website");
  expect([storage.get("accessToken"), JSON.parse(storage.get("user") ?? "")]).toEqual(["t0ken", ADA]);
  expect(bearerHeader()).toEqual({ authorization: "Bearer t0ken" });
  await store.set(registerAtom, { ...REGISTRATION, role: "MANAGER" }, { locale: "en" });
  expect(JSON.parse(String(calls[1]?.[1].body))).toEqual({ ...REGISTRATION, role: "MANAGER" });
});

test("a failed registration tells the server's message, or none, keeps nothing and ends loading", async () => {
  for (const [status, body, sentence] of [
    [422, { message: "E-mail already in use" }, "E-mail already in use"],
    [400, {}, null],
    [500, "<h1>", null],
    [0, "", null],
    [201, { user: ADA }, null],
    [200, { accessToken: "t" }, null],
  ] as const) {
    const { store, storage } = startedWith(undefined);
    serverAnswers(status, body);
    const failed = store.set(registerAtom, REGISTRATION, { locale: "en" });
    await expect(failed).rejects.toSatisfy((error) => error instanceof AuthError && error.sentence === sentence);
    expect([storage.size, store.get(sessionUserAtom), store.get(isSessionLoadingAtom)]).toEqual([0, null, false]);
  }
});

test("logout forgets the user in memory and storage, keeps the token, and later requests carry none", () => {
  const { store, storage } = startedWith(JSON.stringify(ADA));
  storage.set("accessToken", "t0ken");
  store.set(signOutAtom);
  expect([store.get(sessionUserAtom), storage.has("user"), storage.get("accessToken")]).toEqual([null, false, "t0ken"]);
  expect(bearerHeader()).toEqual({});
});

test("analytics learn id, e-mail, first and last name of each new user, and a reset when there is none", () => {
  const { store, changeElsewhere } = startedWith(undefined);
  const told: (Identity | null)[] = [];
  onTestFinished(watchIdentity((identity) => told.push(identity)) as () => void);
  changeElsewhere("user", JSON.stringify({ ...ADA, subscription: { plan: "pro", status: "trialing" } }));
  store.set(refreshUserAtom, { ...ADA, subscription: { plan: "pro", status: "active" } });
  store.set(signOutAtom);
  expect(told).toEqual([null, { id: "u1", email: "ada@example.com", firstName: "Ada", lastName: "L" }, null]);
});

test("other tabs are followed, and a late answer of the server signs nobody in again", () => {
  const { store, storage, changeElsewhere } = startedWith(undefined);
  changeElsewhere("user", JSON.stringify(ADA));
  expect(store.get(sessionUserAtom)).toEqual(ADA);
  storage.delete("user");
  store.set(refreshUserAtom, { ...ADA, role: "MANAGER" });
  expect(storage.has("user")).toBe(false);
  changeElsewhere("user", null);
  expect(store.get(sessionUserAtom)).toBeNull();
});
