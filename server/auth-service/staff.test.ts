import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { openStaffList } from "#server/auth-service/staff.ts";
import { openStorage } from "#server/db/database.ts";
import { bearer, createTestSite, registered } from "#tests/support/auth.ts";
import { temporaryFolder } from "#tests/support/folders.ts";
import { rootDir } from "#tests/support/knowledge.ts";
import { testOnEachStorage, testStorageOptions } from "#tests/support/storage.ts";

testOnEachStorage("the staff command gives and takes the role of a registered address", async (kind) => {
  const where = await testStorageOptions(kind);
  const storage = await openStorage(where);
  const site = await createTestSite({ storage });
  const { accessToken } = await registered(site);
  const roleNow = async () =>
    ((await (await site.app.request("/auth/me", bearer(accessToken))).json()) as { user: { role: string } }).user.role;
  const staff = await openStaffList({ databaseUrl: undefined, ...where, publicUrl: "https://alerio.example" });
  expect(await staff.setStaff("nobody@example.com", true)).toBe(false);
  expect(await staff.setStaff("ADA@example.com", true)).toBe(true);
  expect([await roleNow(), await staff.list()]).toEqual(["STAFF", ["ada@example.com"]]);
  expect(await staff.setStaff("ada@example.com", false)).toBe(true);
  expect([await roleNow(), await staff.list()]).toEqual(["GUEST", []]);
  await staff.close();
  await storage.close();
});

test("npm run staff says how it is used, and that the address must be registered", async () => {
  const dataDir = await temporaryFolder();
  const run = (...args: string[]) =>
    spawnSync("node", ["server/staff-main.ts", ...args], {
      cwd: rootDir,
      encoding: "utf8",
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
  const usage = run("give", "ada@example.com");
  expect([usage.status, usage.stderr]).toEqual([2, expect.stringContaining("usage:")]);
  const unknown = run("add", "ada@example.com");
  expect([unknown.status, unknown.stdout]).toEqual([1, "ada@example.com has no account; register first.\n"]);
});
