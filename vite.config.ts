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

/**
 * Keeps zod out of the browser's copy of the AI SDK, where it would be half of the chat. The SDK only uses it to check
 * the parts of a stream, which `web/features/chat/transport.ts` does instead; the rest of the site keeps the real one.
 * The names are zod's own, so that a new version of either package cannot miss one. Builds only: in development the
 * real zod does no harm.
 */
function chatSdkWithoutZod(): Plugin {
  const prefix = "\0unused:";
  return {
    name: "chat-sdk-without-zod",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) =>
      /^zod(?:\/|$)/.test(source) && /node_modules\/(?:ai|@ai-sdk)\//.test(importer ?? "") ? prefix + source : null,
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const names = Object.keys(await import(id.slice(prefix.length))).filter((name) => /^[A-Za-z]\w*$/.test(name));
      const exported = names.map((name) => `unused as ${name}`).join(", ");
      return {
        code: `const unused = /* @__PURE__ */ new Proxy(() => unused, { get: () => unused });\nexport { ${exported} };`,
        moduleSideEffects: false,
      };
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
      testTimeout: 60_000,
      // The knowledge takes a second to load; files of one worker share it, which no test changes.
      isolate: false,
    },
  };
}

/** The chat as it opens: everything of the feature but the launcher's part and the answers', and the AI SDK. */
const CHAT_OPENING =
  /web\/features\/chat\/(?!answer\/|launcher|load\.|forms\.)|server\/contract\/chat-limits|unused:|node_modules\/(?:ai|@ai-sdk|@vercel|eventsource-parser|throttleit)\//;

/** Small parts that several pages share; without this each becomes a request of its own. */
const PAGE_PARTS =
  /web\/ui\/(?:accordion|ask-about|rich-text|notice|segmented)|web\/lib\/format|contract\/(?:quote|lead-kinds)/;

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  publicDir: "web/public",
  plugins: [react(), tailwindcss(), yamlModules(), chatSdkWithoutZod()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: "web/entry-client.tsx",
          output: {
            // Opening the chat is one request for code: what its answers share with it is not split off.
            codeSplitting: {
              groups: [
                { name: "chat", test: CHAT_OPENING, includeDependenciesRecursively: false },
                // What every page needs is one file, small parts that several pages share another.
                { name: "site", tags: ["$initial"], includeDependenciesRecursively: false },
                { name: "parts", test: PAGE_PARTS, includeDependenciesRecursively: false },
              ],
            },
          },
        },
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
