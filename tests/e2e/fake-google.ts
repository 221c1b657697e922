/**
 * Loaded into a server of a test (`node --import`): Google's public keys come from the environment instead of the
 * network. Everything else is fetched as usual.
 */
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
  if (url !== "https://www.googleapis.com/oauth2/v3/certs") return realFetch(input, init);
  return Promise.resolve(
    new Response(process.env.FAKE_GOOGLE_CERTS, { headers: { "content-type": "application/json" } }),
  );
};
