import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { sharedFolder } from "../../test/support/test-folder.ts";
import { addSite } from "../api/operate/site-pages.ts";
import { seededIds } from "../library/index.ts";

const folder = sharedFolder();

const archive = join(folder, "site.json.br");
const picture = Buffer.from([0, 255, 1]).toString("base64");
const files = { "index.html": "<h1>Home</h1>", "start/index.html": "<h1>Start</h1>", "pictures/a.webp": picture };
await writeFile(archive, brotliCompressSync(JSON.stringify(files)));
const site = new Hono();
addSite(site, seededIds("site"), archive);

it.each([
  ["/docs/guides/", "text/html; charset=utf-8", "<h1>Home</h1>"],
  ["/docs/guides/start/", "text/html; charset=utf-8", "<h1>Start</h1>"],
  ["/docs/guides/start/index.html", "text/html; charset=utf-8", "<h1>Start</h1>"],
])("%s is a page, under a policy that lets nothing in from elsewhere", async (path, type, text) => {
  const response = await site.request(path);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([200, type, text]);
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  const again = await site.request(path, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

it("a picture is its bytes", async () => {
  const response = await site.request("/docs/guides/pictures/a.webp");
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([0, 255, 1]);
});

it.each(["/docs/guides/gone/", "/docs/guides/constructor", "/docs/guides/..%2f..%2fpackage.json"])(
  "%s is no page",
  async (path) => {
    const response = await site.request(path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining("There is no such page.")]);
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
  expect((await bare.request("/docs/guides")).headers.get("location")).toBe("/docs/guides/");
  expect(await (await bare.request("/docs/guides/")).text()).toContain("`npm run site` builds it");
});
