import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Hono } from "hono";
import type { IdSource } from "../../records/ids.ts";
import { listsTag } from "../respond/entity-tags.ts";
import { loadOnce } from "../route/load-once.ts";

/** Path of the documentation. */
export const SITE_PATH = "/docs/guides/";

/** The documentation in one file, which packing puts beside the bundle; absent when running from sources. */
const ARCHIVE = fileURLToPath(new URL("site.json.br", import.meta.url));

/** Reports whether this build includes the documentation. */
export const hasSite = (archive = ARCHIVE): boolean => existsSync(archive);

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  webp: "image/webp",
};
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Pages, styles, scripts and pictures by path; binary files in base64. */
type Archive = Readonly<Record<string, string>>;

/**
 * Serves the documentation below `/docs/guides/`; it is loaded on the first request. All of its files come from this server.
 */
export function addSite(application: Hono, ids: IdSource, archive = ARCHIVE): void {
  const files = loadOnce(() => readArchive(archive));
  application.get(SITE_PATH.slice(0, -1), (context) => context.redirect(SITE_PATH, 308));
  application.get(`${SITE_PATH}*`, async (context) => {
    const name = context.req.path.slice(SITE_PATH.length).replace(/(^|\/)$/, "$1index.html");
    const all = await files.load();
    const content = Object.hasOwn(all, name) ? all[name] : undefined;
    const headers = { "X-Request-Id": ids.requestId(), "X-Content-Type-Options": "nosniff" };
    if (content === undefined) return context.text(explainAbsence(archive), 404, headers);
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "text/plain; charset=utf-8";
    const body = type.startsWith("image/") ? new Uint8Array(Buffer.from(content, "base64")) : content;
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`;
    const own = { ...headers, ETag: etag, "Cache-Control": "public, max-age=3600", "Content-Security-Policy": POLICY };
    if (listsTag(context.req.header("if-none-match") ?? "", etag, "weak")) return context.body(null, 304, own);
    return context.body(body, 200, { ...own, "Content-Type": type, "Referrer-Policy": "no-referrer" });
  });
}

async function readArchive(path: string): Promise<Archive> {
  if (!hasSite(path)) return {};
  return JSON.parse((await promisify(brotliDecompress)(await readFile(path))).toString("utf8"));
}

const explainAbsence = (archive: string): string =>
  hasSite(archive)
    ? `There is no such page. ${SITE_PATH} lists all of them.\n`
    : "This build has no documentation; the published package has. In a clone, `npm run site` builds it.\n";
