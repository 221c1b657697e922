import { tool } from "ai";
import { z } from "zod";
import type { ToolContext } from "./context.ts";

/** Lets the model show the registration form. It is filled in and sent by the visitor, never by the model. */
export function startTrialTool({ parts }: ToolContext) {
  return tool({
    description: "Show the form that starts the free trial, when the visitor wants to start.",
    inputSchema: z.object({}),
    execute: () => {
      parts.form = { form: "register", prefill: {} };
      return { shown: true };
    },
  });
}
