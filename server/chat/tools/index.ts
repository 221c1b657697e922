import type { ToolContext } from "./context.ts";
import { handOffTool } from "./hand-off.ts";
import { openPageTool } from "./open-page.ts";
import { quotePriceTool } from "./quote-price.ts";
import { searchKnowledgeTool } from "./search-knowledge.ts";
import { startTrialTool } from "./start-trial.ts";

/** Everything a model may do, for one answer. */
export function createTools(context: ToolContext) {
  return {
    "search-knowledge": searchKnowledgeTool(context),
    "quote-price": quotePriceTool(context),
    "open-page": openPageTool(context),
    "start-trial": startTrialTool(context),
    "hand-off": handOffTool(context),
  };
}
