import { Hono } from "hono";
import type { AppDeps } from "../deps.ts";
export function chatRoutes(_deps: AppDeps) {
  return new Hono();
}
