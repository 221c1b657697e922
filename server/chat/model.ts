import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { createGateway } from "ai";

/**
 * The language model named by the environment, or null for answers from the knowledge alone: an OpenAI-compatible
 * endpoint when `baseUrl` is given, otherwise a model id of the AI SDK gateway (`provider/model`).
 */
export function chooseModel(options: {
  model: string | undefined;
  baseUrl: string | undefined;
  apiKey: string | undefined;
}): LanguageModel | null {
  const { model, baseUrl, apiKey } = options;
  if (model === undefined) return null;
  if (baseUrl === undefined) return createGateway(apiKey === undefined ? {} : { apiKey })(model);
  return createOpenAICompatible({ name: "chat", baseURL: baseUrl, ...(apiKey === undefined ? {} : { apiKey }) })(model);
}
