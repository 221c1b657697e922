import { tool } from "ai";
import { z } from "zod";
import type { ToolContext } from "./context.ts";

/** Lets the model show the form that reaches a person. It asks for an address before anything is promised. */
export function handOffTool({ parts }: ToolContext) {
  return tool({
    description: "Show the form that passes the conversation to a person.",
    inputSchema: z.object({ topic: z.enum(["support", "sales"]).default("support") }),
    execute: ({ topic }) => {
      parts.form = { form: "handoff", prefill: { topic } };
      return { shown: true };
    },
  });
}
