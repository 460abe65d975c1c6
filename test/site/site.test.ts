import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HAS_BROWSER, launchBrowser, openContext } from "../dashboard/support/browser.ts";

const ROOT = join(import.meta.dirname, "../..");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webp": "image/webp",
};
/** As strict as the server's own pages: no inline script or style, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'self'";

let folder: string;
let listener: Server;
let origin: string;
let browser: Browser | undefined;

beforeAll(async () => {
  if (!existsSync(join(ROOT, "tools/site/node_modules/@11ty")))
    throw new Error("The generator of the site is not installed. Run `node scripts/bootstrap.mjs --site`.");
  folder = await mkdtemp(join(tmpdir(), "svc-site-"));
  await promisify(execFile)(process.execPath, ["--import", "tsx", "tools/site/build.mjs", folder], { cwd: ROOT });
  // Below a path of its own, since a site is not always at the root of its host.
  listener = createServer(async (request, response) => {
    const path = new URL(request.url ?? "", "http://site").pathname
      .replace("/some/where/", "")
      .replace(/(^|\/)$/, "$1index.html");
    const body = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      "content-type": TYPES[extname(path)] ?? "",
      "content-security-policy": POLICY,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/some/where`;
  if (HAS_BROWSER) browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
  await rm(folder, { recursive: true });
});

async function open(path: string, options = {}) {
  if (!browser) throw new Error("There is no browser.");
  const context = await openContext(browser, options);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on(
    "response",
    (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`),
  );
  page.on(
    "request",
    (request) => request.url().startsWith(origin) || request.url().startsWith("data:") || problems.push(request.url()),
  );
  await page.goto(`${origin}/${path}`);
  return { page, problems };
}

/** Questions as people type them, and the page that has the answer. */
const QUESTIONS = [
  ["how do I resume an export", "recipes/export/"],
  ["sync to sqlite", "recipes/sqlite/"],
  ["post the weekly report to slack", "recipes/weekly-gate/"],
  ["use it with next.js", "recipes/nextjs/"],
  ["express", "recipes/express/"],
  ["opentelemetry spans", "recipes/opentelemetry/"],
  ["python client", "recipes/python/"],
  ["behind a corporate proxy", "recipes/proxy/"],
  ["mock the service in jest", "recipes/jest/"],
  ["backup the server", "guides/server/"],
  ["exit codes", "reference/cli/"],
  ["IncompleteListError", "recipes/"],
] as const;

it.skipIf(!HAS_BROWSER)("a question that is typed into the search finds its page first", async () => {
  const { page, problems } = await open("");
  await page.getByRole("searchbox", { name: "Search" }).fill(QUESTIONS[0][0]);
  await page.keyboard.press("Enter");
  const first = page.locator("#results a").first();
  const found: [string, string][] = [];
  for (const [question] of QUESTIONS) {
    await page.getByRole("searchbox", { name: "Search" }).fill(question);
    await first.waitFor();
    found.push([question, (await first.getAttribute("href")) ?? ""]);
  }
  expect(found).toEqual(QUESTIONS.map(([question, url]) => [question, expect.stringContaining(`../${url}`)]));
  await page.getByRole("searchbox", { name: "Search" }).fill(QUESTIONS[0][0]);
  await first.click();
  await page.getByRole("heading", { name: "How do I resume an export?" }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it.skipIf(!HAS_BROWSER)("what nothing is found for, and markup in a question, are shown as text", async () => {
  const { page, problems } = await open(`search/?q=${encodeURIComponent("<img src=x onerror=alert(1)>zzzqqq")}`);
  await page
    .getByText(/Nothing found|found/)
    .first()
    .waitFor();
  expect(await page.locator("#results img").count()).toBe(0);
  expect(problems).toEqual([]);
  await page.context().close();
});

it.skipIf(!HAS_BROWSER).each(["light", "dark"] as const)("axe finds nothing in the %s scheme", async (colorScheme) => {
  const axe = await readFile(join(ROOT, "node_modules/axe-core/axe.min.js"), "utf8");
  const violations: unknown[] = [];
  for (const path of [
    "",
    "start/",
    "recipes/express/",
    "reference/api/",
    "reference/tools/",
    "guides/ci/",
    "decisions/",
    "search/?q=export",
  ]) {
    const { page } = await open(path, { colorScheme, bypassCSP: true });
    await page.evaluate(axe);
    const found = await page.evaluate("axe.run()");
    for (const { id, nodes } of (found as { violations: { id: string; nodes: { html: string }[] }[] }).violations)
      violations.push({ path, id, html: nodes[0]?.html });
    await page.context().close();
  }
  expect(violations).toEqual([]);
});

it.skipIf(!HAS_BROWSER)("without a script every page reads the same, at the width of a phone too", async () => {
  const { page, problems } = await open("recipes/export/", {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 700 },
  });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Behind a proxy" }).click();
  await page.getByRole("heading", { name: "Behind a proxy" }).waitFor();
  const [width = 0] = [(await page.locator("main").boundingBox())?.width];
  expect(width).toBeLessThanOrEqual(360);
  expect(problems).toEqual([]);
  await page.context().close();
});

it("every file of the docs is on the site", async () => {
  const { stdout } = await promisify(execFile)("git", ["ls-files", "docs/*.md"], { cwd: ROOT });
  const { listPages } = await import(pathToFileURL(join(ROOT, "tools/site/pages.mjs")).href);
  const files = stdout.trim().split("\n");
  const shown = new Set(listPages(files).map(({ file }: { file: string }) => file));
  expect(files.filter((file) => !shown.has(file))).toEqual([]);
});
