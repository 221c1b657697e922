import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { rootDir } from "#tests/support/knowledge.ts";
import { EnvError, parseEnv } from "./env.ts";

test("an empty environment is enough, and gives the documented defaults", () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    dataDir: resolve(".data"),
    knowledgeDir: resolve("knowledge"),
    publicUrl: "http://localhost:3000",
    LOGIN_MODE: "server",
    rateLimit: true,
    trustProxy: false,
  });
});

test("one error lists every bad key", () => {
  const parse = () =>
    parseEnv({
      PORT: "seventy",
      LOGIN_MODE: "open",
      DATABASE_URL: "mysql://db",
      PUBLIC_URL: "alerio",
      LOG_LEVEL: "loud",
    });
  expect(parse).toThrow(EnvError);
  for (const key of ["PORT", "LOGIN_MODE", "DATABASE_URL", "PUBLIC_URL", "LOG_LEVEL"]) {
    expect(parse).toThrow(new RegExp(`^ {2}${key}: `, "m"));
  }
  expect(parse).toThrow(/The environment has 5 bad value\(s\)/);
});

test("the error never repeats a value, which may be a secret", () => {
  expect(() => parseEnv({ DATABASE_URL: "secret-word" })).toThrow(/^(?![\s\S]*secret-word)/);
});

for (const port of ["-1", "65536", "3000.5", "0x10", " ", "3000abc"]) {
  test(`PORT "${port}" is refused`, () => {
    expect(() => parseEnv({ PORT: port })).toThrow(/PORT/);
  });
}

test("an empty value counts as not set", () => {
  expect(parseEnv({ PORT: "", CHAT_MODEL: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000 });
  expect(parseEnv({ CHAT_MODEL: "" }).CHAT_MODEL).toBeUndefined();
});

test("a key that needs another one says so", () => {
  expect(() => parseEnv({ CHAT_BASE_URL: "http://127.0.0.1:1" })).toThrow(
    /CHAT_MODEL: is needed when CHAT_BASE_URL is set/,
  );
});

test("PUBLIC_URL loses its closing slash, so that paths can follow", () => {
  expect(parseEnv({ PUBLIC_URL: "https://alerio.example/" }).publicUrl).toBe("https://alerio.example");
});

test("keys of other programs are left alone", () => {
  expect(() => parseEnv({ HOME: "/root", npm_config_x: "y", PATH: "/bin" })).not.toThrow();
});

test("the parsed environment cannot be changed", () => {
  expect(Object.isFrozen(parseEnv({}))).toBe(true);
});

test(".env.example explains every key that the server reads, with its default, and no other", async () => {
  const example = await readFile(join(rootDir, ".env.example"), "utf8");
  const explained = [...example.matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)].map(([, key = "", value = ""]) => ({
    key,
    value,
  }));
  const source = await readFile(join(rootDir, "server/env.ts"), "utf8");
  const read = [...source.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)]
    .map(([, key = ""]) => key)
    .filter((key) => key !== "NODE_ENV");
  expect(explained.map(({ key }) => key).sort()).toEqual(read.sort());
  const defaults: Record<string, unknown> = parseEnv({});
  for (const { key, value } of explained) {
    if (defaults[key] !== undefined && key in defaults)
      expect(`${key}=${value}`).toBe(`${key}=${String(defaults[key])}`);
  }
});
