/**
 * The API clients to compare. `package` is what a user installs. Every module has `create({ origin, apiKey, timeoutMs })`, which gives the
 * `client` itself, `list()`, one list call with a bearer key to parsed rows, and `iterate()`, every row of a list by the client's own
 * pagination, or by a loop over page numbers where it has none. Retries and all other options stay at the client's defaults.
 */
export const SUBJECTS = {
  "svc-sdk": { package: "svc-sdk", load: () => import("./svc-sdk.mjs") },
  // Neither is measured as a package: these are ways to send requests.
  "svc-sdk-undici": { package: "undici", isTransport: true, load: () => import("./svc-sdk-undici.mjs") },
  undici: { package: "undici", isTransport: true, load: () => import("./undici.mjs") },
  fetch: { package: null, load: () => import("./fetch.mjs") },
  "openapi-fetch": { package: "openapi-fetch", load: () => import("./openapi-fetch.mjs") },
  ky: { package: "ky", load: () => import("./ky.mjs") },
  axios: { package: "axios", load: () => import("./axios.mjs") },
  stripe: { package: "stripe", load: () => import("./stripe.mjs") },
  openai: { package: "openai", load: () => import("./openai.mjs") },
  anthropic: { package: "@anthropic-ai/sdk", load: () => import("./anthropic.mjs") },
  // Each call takes ten times as long, so a tenth of them is enough.
  octokit: { package: "octokit", share: 0.1, load: () => import("./octokit.mjs") },
};
