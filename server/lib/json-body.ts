import type { Context } from "hono";
import type { z } from "zod";
import { fieldProblems, Problem } from "./problem.ts";

/**
 * Reads and checks a JSON body of limited size.
 * @param options.maxBytes upper limit of the body, counted while reading so that a false length cannot pass
 * @throws {Problem} too-large, unsupported-media-type, bad-json or bad-request with the fields
 */
export async function readJsonBody<Schema extends z.ZodType>(
  c: Context,
  options: { schema: Schema; maxBytes: number },
): Promise<z.infer<Schema>> {
  const { schema, maxBytes } = options;
  const type = c.req.header("content-type") ?? "";
  if (!/^(?:application\/(?:[\w.+-]+\+)?json|text\/plain)\b/i.test(type)) {
    throw new Problem("unsupported-media-type", "Send the body as application/json.");
  }
  const text = await readLimited(c.req.raw, maxBytes);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (cause) {
    throw new Problem("bad-json", "The body could not be read as JSON.", { cause });
  }
  const parsed = schema.safeParse(data);
  if (!parsed.success) {
    throw new Problem("bad-request", "Some fields are missing or wrong; see errors.", {
      errors: fieldProblems(parsed.error),
    });
  }
  return parsed.data;
}

async function readLimited(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = () => new Problem("too-large", `The body may have at most ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  if (request.body === null) return "";
  const decoder = new TextDecoder();
  let size = 0;
  let text = "";
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
