import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Hono } from "hono";
import { beforeAll, expect, it } from "vitest";
import { sharedFolder } from "../../test/support/test-folder.ts";
import { addSite } from "../api/operate/site-pages.ts";
import { seededIds } from "../library/index.ts";

const folder = sharedFolder();

const archive = join(folder, "site.json.br");
const picture = Buffer.from([0, 255, 1]).toString("base64");
const files = {
  "index.html": "<h1>Home</h1>",
  "start/index.html": "<h1>Start</h1>",
  "a.css": "a{}",
  "LICENSE.b": "Free",
  "pictures/a.webp": picture,
};
const REQUEST_ID = expect.stringMatching(/^req_[0-9a-f]{32}$/);
let site: Hono;

beforeAll(async () => {
  await writeFile(archive, brotliCompressSync(JSON.stringify(files)));
  site = new Hono();
  addSite(site, seededIds("site"), archive);
});

it.each([
  ["/docs/guides/", "text/html; charset=utf-8", "<h1>Home</h1>"],
  ["/docs/guides/start/", "text/html; charset=utf-8", "<h1>Start</h1>"],
  ["/docs/guides/start/index.html", "text/html; charset=utf-8", "<h1>Start</h1>"],
  ["/docs/guides/a.css", "text/css; charset=utf-8", "a{}"],
  ["/docs/guides/LICENSE.b", "text/plain; charset=utf-8", "Free"],
])("%s is a page, under a policy that lets nothing in from elsewhere", async (path, type, text) => {
  const response = await site.request(path);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([200, type, text]);
  const etag = response.headers.get("etag") ?? "";
  expect([etag, Object.fromEntries(response.headers)]).toMatchObject([
    expect.stringMatching(/^"[\w-]{16}"$/),
    {
      "x-request-id": REQUEST_ID,
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=3600",
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
    },
  ]);
  const again = await site.request(path, { headers: { "if-none-match": `"other", W/${etag}` } });
  expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
  expect((await site.request(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
});

it("a picture is its bytes", async () => {
  const response = await site.request("/docs/guides/pictures/a.webp");
  expect(response.headers.get("content-type")).toBe("image/webp");
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 1]);
});

it.each(["/docs/guides/gone/", "/docs/guides/constructor", "/docs/guides/..%2f..%2fpackage.json"])(
  "%s is no page",
  async (path) => {
    const response = await site.request(path);
    const text = "There is no such page. /docs/guides/ lists all of them.\n";
    expect([response.status, await response.text()]).toEqual([404, text]);
    expect(response.headers.get("x-request-id")).toEqual(REQUEST_ID);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

it("a site that could not be read is read again", async () => {
  const torn = join(folder, "torn.json.br");
  await writeFile(torn, "");
  const later = new Hono();
  addSite(later, seededIds("site"), torn);
  expect((await later.request("/docs/guides/")).status).toBe(500);
  await writeFile(torn, brotliCompressSync(JSON.stringify(files)));
  expect((await later.request("/docs/guides/")).status).toBe(200);
});

it("the address without a slash leads to the one with it, and a build without the site says so", async () => {
  const bare = new Hono();
  addSite(bare, seededIds("site"), join(folder, "none.json.br"));
  const { status, headers } = await bare.request("/docs/guides");
  expect([status, headers.get("location")]).toEqual([308, "/docs/guides/"]);
  expect(await (await bare.request("/docs/guides/")).text()).toBe(
    "This build has no documentation; the published package has. In a clone, `npm run site` builds it.\n",
  );
});
