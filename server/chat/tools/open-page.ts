import { tool } from "ai";
import { z } from "zod";
import { ROUTE_IDS } from "#knowledge/schema.ts";
import { linkAction } from "../compose.ts";
import type { ToolContext } from "./context.ts";

/** Most links one answer carries. */
const MAX_LINKS = 3;

/** Lets the model offer a page by its id; the address is written here, so none can be invented. */
export function openPageTool({ voice, parts }: ToolContext) {
  return tool({
    description: "Offer a link to a page of the site.",
    inputSchema: z.object({ page: z.enum(ROUTE_IDS) }),
    execute: ({ page }) => {
      const isNew = !parts.actions.some((action) => action.routeId === page);
      if (isNew && parts.actions.length < MAX_LINKS) parts.actions.push(linkAction(voice, page));
      return { offered: true };
    },
  });
}
