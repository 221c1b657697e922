import { readStored } from "./storage.ts";

/** Authorisation of requests of a signed-in person; nothing for a visitor, whatever token an earlier sign-in left. */
export function bearerHeader(): Record<string, string> {
  const token = readStored("accessToken");
  if (readStored("user") === null || token === null || token === "" || token === "undefined") return {};
  return { authorization: `Bearer ${token}` };
}
