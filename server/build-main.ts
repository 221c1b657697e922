import { join } from "node:path";
import { buildWeb } from "./ssr/build.ts";

/** `npm run build`: builds the web bundle into `dist`. */
process.env.NODE_ENV = "production";
await buildWeb(join(import.meta.dirname, ".."));
