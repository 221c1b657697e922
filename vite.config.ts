/// <reference types="vitest/config" />
import { readFile } from "node:fs/promises";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vite";
import { parse } from "yaml";

/** Lets the web build import a facts file; only `interface.yaml` is used, so product facts stay live on the server. */
function yamlModules(): Plugin {
  return {
    name: "yaml-modules",
    async load(id) {
      if (!id.endsWith(".yaml")) return null;
      return `export default ${JSON.stringify(parse(await readFile(id, "utf8")))}`;
    },
  };
}

/** A group of tests that run in Node; the web plugins and environments stay out of their way. */
function testProject(name: string, include: string[]) {
  return {
    extends: false as const,
    plugins: [yamlModules()],
    test: {
      name,
      include,
      environment: "node",
      setupFiles: ["tests/support/setup.ts"],
      testTimeout: 15_000,
      // The knowledge takes a second to load; files of one worker share it, which no test changes.
      isolate: false,
    },
  };
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: "web/public",
  plugins: [react(), tailwindcss(), yamlModules()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: "web/entry-client.tsx" },
      },
    },
    ssr: {
      // The built server needs no node_modules; in development Node loads packages itself, CommonJS included.
      resolve: { noExternal: command === "build" ? true : [] },
      build: {
        outDir: "dist/server",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: "web/entry-server.tsx" },
      },
    },
  },
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    projects: [
      testProject("unit", ["server/**/*.test.ts", "web/**/*.test.{ts,tsx}", "tests/support/**/*.test.ts"]),
      testProject("content", ["tests/content/**/*.test.ts", "tests/chat/**/*.test.ts"]),
      testProject("architecture", ["tests/*.test.ts"]),
    ],
  },
}));
