import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { join } from "node:path";
import { test as base, expect } from "playwright/test";
import { createDatabase, startPostgres } from "#tests/support/postgres.ts";
import type { ServerProcess } from "./server-process.ts";
import { newDataDir, startFailingServer, startServer } from "./server-process.ts";
import { startSlowModel } from "./slow-model.ts";

const rootDir = join(import.meta.dirname, "../..");

/** Server processes of a test: all of them are ended and their folder is deleted when it is over. */
const test = base.extend<{ dataDir: string; start: (env?: Record<string, string>) => Promise<ServerProcess> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  dataDir: async ({}, use) => {
    const { folder, remove } = await newDataDir();
    await use(folder);
    await remove();
  },
  start: async ({ dataDir }, use) => {
    const started: ServerProcess[] = [];
    await use(async (env = {}) => {
      const server = await startServer({ DATA_DIR: dataDir, ...env });
      started.push(server);
      return server;
    });
    await Promise.all(started.map((server) => server.end("SIGKILL")));
  },
});

test.describe.configure({ timeout: 300_000 });

/** Asks a question and stops reading after the first words of the answer. */
async function askAndReadFirstWords(url: string, text: string) {
  const response = await fetch(`${url}/api/chat`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ lang: "en", messages: [{ id: "q1", role: "user", parts: [{ type: "text", text }] }] }),
  });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error("the answer has no body");
  let read = "";
  while (!read.includes('"type":"text-delta"')) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the answer ended without words: ${read}`);
    read += value;
  }
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const id = response.headers.get("x-conversation-id") ?? "";
  const rest = async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return read;
      read += value;
    }
  };
  return { cookie, id, rest };
}

test("a taken port ends the start with one clear line and code 1", async ({ start, dataDir }) => {
  const { url } = await start();
  const { port } = new URL(url);
  const { code, output } = await startFailingServer({ PORT: port, DATA_DIR: dataDir });
  expect(output.trim()).toBe(`Server: port ${port} on 127.0.0.1 is taken; stop the other process or set PORT`);
  expect(code).toBe(1);
});

test("a data folder that cannot be written ends the start with one clear line and code 1", async ({ dataDir }) => {
  // Tests may run as root, who can write into any folder, but nobody can make one below a file.
  const file = join(dataDir, "file");
  await writeFile(file, "");
  const { code, output } = await startFailingServer({ PORT: "0", DATA_DIR: join(file, "data") });
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toContain(`Storage: the folder ${file}/data (DATA_DIR) cannot be written`);
  expect(code).toBe(1);
});

test("a database that does not answer ends the start with one clear line and code 1, without its password", async ({
  dataDir,
}) => {
  const { code, output } = await startFailingServer({
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: "postgres://user:secret-word@127.0.0.1:9/none",
  });
  expect(output.trim().split("\n")).toHaveLength(1);
  expect(output).toMatch(/^Storage: Postgres \(DATABASE_URL\) cannot be used/);
  expect(output).not.toContain("secret-word");
  expect(code).toBe(1);
});

test("bad environment values are listed together, with code 1", async ({ dataDir }) => {
  const { code, output } = await startFailingServer({ DATA_DIR: dataDir, PORT: "many", LOGIN_MODE: "open" });
  expect(output).toMatch(/^The environment has 2 bad value\(s\)/);
  expect(output).toMatch(/^ {2}PORT: /m);
  expect(output).toMatch(/^ {2}LOGIN_MODE: /m);
  expect(code).toBe(1);
});

test("a knowledge folder that is wrong from the start ends it with file and line, and code 1", async ({ dataDir }) => {
  const knowledgeDir = join(dataDir, "knowledge");
  await cp(join(rootDir, "knowledge"), knowledgeDir, { recursive: true });
  await writeFile(join(knowledgeDir, "en/faq/free-trial.md"), "no front matter");
  const { code, output } = await startFailingServer({ PORT: "0", DATA_DIR: dataDir, KNOWLEDGE_DIR: knowledgeDir });
  expect(output).toMatch(/^en\/faq\/free-trial\.md:1 must start with front matter/m);
  expect(code).toBe(1);
});

test("an address nobody has ends the start with one clear line and code 1", async ({ dataDir }) => {
  const { code, output } = await startFailingServer({ PORT: "0", HOST: "203.0.113.7", DATA_DIR: dataDir });
  expect(output.trim()).toMatch(/^Server: cannot listen on 203\.0\.113\.7:0: /);
  expect(code).toBe(1);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`an idle server ends with code 0 on ${signal}, also with a browser's connection open`, async ({ start }) => {
    const server = await start();
    const { port } = new URL(server.url);
    const idle = createConnection({ port: Number(port), host: "127.0.0.1" });
    idle.on("error", () => undefined);
    await fetch(`${server.url}/api/health`);
    const startedAt = Date.now();
    expect(await server.end(signal)).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    idle.destroy();
  });
}

test("an answer being written when the server is told to stop is finished, then the server ends", async ({ start }) => {
  const model = await startSlowModel({ sentences: 6, pauseMs: 300 });
  const server = await start(model.env);
  const answer = await askAndReadFirstWords(server.url, "Is there a free trial?");
  const ended = server.end("SIGTERM");
  const whole = await answer.rest();
  expect(whole).toContain('"type":"finish"');
  expect(whole).toContain("data: [DONE]");
  expect(await ended).toBe(0);
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
  model.close();
});

test("a killed server keeps the question it was answering", async ({ start }) => {
  const model = await startSlowModel({ sentences: 40, pauseMs: 300 });
  const first = await start(model.env);
  const { id, cookie } = await askAndReadFirstWords(first.url, "Is there a free trial for my three guards?");
  await first.end("SIGKILL");
  model.close();
  const second = await start();
  const kept = await fetch(`${second.url}/api/chat/${id}`, { headers: { cookie } });
  expect(kept.status).toBe(200);
  expect(JSON.stringify(await kept.json())).toContain("Is there a free trial for my three guards?");
  const stranger = await fetch(`${second.url}/api/chat/${id}`);
  expect(stranger.status).toBe(404);
});

test("a killed server on Postgres keeps the question it was answering", async ({ start }) => {
  const postgres = await startPostgres();
  test.skip("missing" in postgres, "missing" in postgres ? postgres.missing : "");
  if ("missing" in postgres) return;
  try {
    const model = await startSlowModel({ sentences: 40, pauseMs: 300 });
    const env = { DATABASE_URL: await createDatabase(postgres.url) };
    const first = await start({ ...env, ...model.env });
    const { id, cookie } = await askAndReadFirstWords(first.url, "Is there a free trial for my three guards?");
    await first.end("SIGKILL");
    model.close();
    const second = await start(env);
    const ready = await (await fetch(`${second.url}/api/ready`)).json();
    expect(ready).toMatchObject({ status: "ready", storage: { kind: "postgres", ok: true } });
    const kept = await fetch(`${second.url}/api/chat/${id}`, { headers: { cookie } });
    expect(JSON.stringify(await kept.json())).toContain("Is there a free trial for my three guards?");
    expect(await second.end("SIGTERM")).toBe(0);
  } finally {
    await postgres.stop();
  }
});

test("an edited fact is on pages and in answers without a restart; broken YAML keeps the last good version", async ({
  start,
  dataDir,
}) => {
  const knowledgeDir = join(dataDir, "knowledge");
  await cp(join(rootDir, "knowledge"), knowledgeDir, { recursive: true });
  const server = await start({ KNOWLEDGE_DIR: knowledgeDir });
  const limits = join(knowledgeDir, "facts/limits.yaml");
  const published = await readFile(limits, "utf8");
  const withDays = (days: string) => published.replace(/(trial:\s+days: ).*/, `$1${days}`);
  const pageHas = async (words: string) => (await (await fetch(`${server.url}/faq`)).text()).includes(words);
  const answerHas = async (words: string) => {
    const { rest } = await askAndReadFirstWords(server.url, "How long is the free trial?");
    return (await rest()).includes(words);
  };

  await writeFile(limits, withDays("23"));
  await expect.poll(() => pageHas("23 days"), { timeout: 60_000 }).toBe(true);
  expect(await answerHas("23 days")).toBe(true);

  await writeFile(limits, withDays("[twenty-four"));
  await expect.poll(server.output, { timeout: 60_000 }).toMatch(/last good version stays: facts\/limits\.yaml:\d+ /);
  expect(await pageHas("23 days")).toBe(true);
  expect(await answerHas("23 days")).toBe(true);
  const ready = await (await fetch(`${server.url}/api/ready`)).json();
  expect(ready).toMatchObject({ status: "ready", knowledge: { problems: 1 } });

  await rm(limits);
  await writeFile(limits, withDays("25"));
  await expect.poll(() => pageHas("25 days"), { timeout: 60_000 }).toBe(true);
});
