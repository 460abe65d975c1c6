import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import type { IdSource } from "../../records/ids.ts";
import { listsTag } from "../respond/entity-tags.ts";
import { loadOnce } from "../route/load-once.ts";
import { REFERENCE_STYLE } from "./reference-style.ts";
import { addSite, hasSite, SITE_PATH } from "./site-pages.ts";

// swagger-ui-dist is pinned to the last version that does not depend on a package reporting installations.

const require = createRequire(import.meta.url);
/** For client generators, whose clients reject responses without a required field. */
const LENIENT_PATH = "/docs/openapi-lenient.json";
const SCRIPT_TYPE = "text/javascript; charset=utf-8";
const ASSETS = [
  { name: "swagger-ui.css", type: "text/css; charset=utf-8" },
  { name: "swagger-ui-bundle.js", type: SCRIPT_TYPE },
];
/** "Try it out" sends requests to the server that delivered the page, not to the spec's example address. */
const START_SCRIPT = `
const response = await fetch("/api/v1/openapi.json");
const spec = { ...(await response.json()), servers: [{ url: location.origin }] };
SwaggerUIBundle({ spec, dom_id: "#reference", deepLinking: true, docExpansion: "list" });
`;
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
const GUIDES = `<nav class="guides"><a href="${SITE_PATH}">Guides, recipes and search</a></nav>\n`;
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sales Coaching Service API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/design.css">
</head>
<body>
${hasSite() ? GUIDES : ""}<main id="reference"></main>
<noscript>This page needs JavaScript. The spec is at <a href="/api/v1/openapi.json">/api/v1/openapi.json</a>.</noscript>
<script src="/docs/swagger-ui-bundle.js"></script>
<script type="module" src="/docs/start.js"></script>
</body>
</html>
`;

/** Adds `/docs`: the API reference, rendered from the spec by Swagger UI. All of its files come from this server. */
export function addReferencePage(application: Hono, ids: IdSource): void {
  const headers = () => ({ "X-Request-Id": ids.requestId(), "X-Content-Type-Options": "nosniff" });
  application.get("/docs", (context) => {
    return context.html(PAGE, 200, {
      ...headers(),
      "Content-Security-Policy": POLICY,
      "Referrer-Policy": "no-referrer",
    });
  });
  application.get("/docs/start.js", (context) => {
    return context.body(START_SCRIPT, 200, { ...headers(), "Content-Type": SCRIPT_TYPE });
  });
  application.get("/docs/design.css", (context) => {
    return context.body(REFERENCE_STYLE, 200, { ...headers(), "Content-Type": "text/css; charset=utf-8" });
  });
  addSite(application, ids);
  let lenient: string | undefined;
  application.get(LENIENT_PATH, async (context) => {
    lenient ??= await lenientJson();
    return context.body(lenient, 200, { ...headers(), "Content-Type": "application/json; charset=utf-8" });
  });
  for (const { name, type } of ASSETS) {
    const asset = loadOnce(() => readAsset(findAsset(name)));
    application.get(`/docs/${name}`, async (context) => {
      const { bytes, etag } = await asset.load();
      const own = { ...headers(), ETag: etag, "Cache-Control": "public, max-age=3600" };
      if (listsTag(context.req.header("if-none-match") ?? "", etag, "weak")) return context.body(null, 304, own);
      return context.body(bytes, 200, { ...own, "Content-Type": type });
    });
  }
}

async function lenientJson(): Promise<string> {
  const { OPEN_API_JSON } = await import("../../../spec/generated/open-api-document.ts");
  const { toLenientJson } = await import("../lenient/lenient-document.ts");
  return toLenientJson(OPEN_API_JSON);
}

/** A file in memory, shared by all responses. */
interface Asset {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Path of a file of Swagger UI. The bundle contains these files, so that a server does not install the rest of the package. */
function findAsset(name: string): string {
  const bundled = fileURLToPath(new URL(name, import.meta.url));
  return existsSync(bundled) ? bundled : join(require.resolve("swagger-ui-dist/package.json"), "..", name);
}

async function readAsset(path: string): Promise<Asset> {
  const bytes = new Uint8Array(await readFile(path));
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 16)}"` };
}
