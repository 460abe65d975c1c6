import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HAS_BROWSER, launchBrowser } from "./support/browser.ts";
import { inspectPage } from "./support/inspect-page.ts";

// The inspection is only worth something if it notices. Each page here has one defect.
const PAGE =
  "<!doctype html><html lang=en><meta name=viewport content=width=device-width><title>A page</title><link rel=icon href=data:,>";
const DEFECTS: [defect: string, body: string, problem: RegExp][] = [
  ["an image without a text", `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">`, /axe image-alt/],
  [
    "pale text in the dark look alone",
    `<style>@media (prefers-color-scheme:dark){p{color:#ddd}}</style><p>Text</p>`,
    /^dark, 1280 px: axe color-contrast/m,
  ],
  [
    "a wide table in a narrow window",
    `<div style="width:500px">Text</div>`,
    /^light, 320 px: sideways scroll: 5\d\d of 320 px/m,
  ],
  ["an error in the console", `<script>console.error("Oh")</script>`, /^console: error: Oh/m],
  ["an exception", `<script>throw new Error("Oh")</script>`, /^script error: Oh/m],
  ["a dialog", `<script>setTimeout(() => alert("Oh"))</script>`, /^dialog: Oh/m],
  [
    "a request to another host",
    `<link rel=stylesheet href="http://127.0.0.2:9/a.css">`,
    /^foreign request: http:\/\/127/m,
  ],
  ["a missing file", `<link rel=stylesheet href="/missing.css">`, /^response 404/m],
  ["a button that needs a script", `<button type=button>Go</button>`, /^scripts off: dead control: <button/m],
  ["a link that needs a script", `<a tabindex=0 role=link>Go</a>`, /^scripts off: dead control: <a/m],
  [
    "a box that cuts large text off",
    `<div style="height:2rem;font-size:1rem;overflow:hidden;height:20px">Text</div>`,
    /200 % text: cut text/,
  ],
  ["a column that large text pushes out", `<div style="width:50rem">Text</div>`, /200 % text: sideways scroll/],
  ["motion in spite of a reader's wish", `<p style="transition:color 1s">Text</p>`, /moves although motion is reduced/],
  ["white text on paper", `<p style="color:#fff;background:#000">Text</p>`, /print: too pale for paper/],
  [
    "a chart without a legend, a scale or a count, and words that only a mouse finds",
    `<section><svg role=img width=10 height=10><title>Course</title><g><title>14 Nov: 61.0</title></g></svg></section>`,
    /^a chart without a legend: Course\na chart without a scale: Course\na chart without a count: Course\nonly a tooltip says: 14 Nov: 61.0/,
  ],
  [
    "two buttons of one name that do different things",
    `<form action=/a><button>Remove</button></form><form action=/b><button>Remove</button></form>`,
    /^2 different controls named “Remove”/,
  ],
  ["navigation on paper", `<nav aria-label=Pages><a href="/">Home</a></nav>`, /print: the navigation is printed/],
];

describe.skipIf(!HAS_BROWSER)("the inspection of a page", () => {
  let browser: Browser;
  let server: Server;
  let address: string;

  beforeAll(async () => {
    browser = await launchBrowser();
    server = createServer((request, response) => {
      const index = Number(/^\/(\d+)$/.exec(request.url ?? "")?.[1] ?? -1);
      const body = request.url === "/fine" ? "<p>Text</p>" : DEFECTS[index]?.[1];
      response.writeHead(body === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
      response.end(`${PAGE}<main><h1>A page</h1>${body ?? "Not found"}</main>`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it("finds nothing wrong with a plain page", async () => {
    expect(await inspectPage(browser, { url: `${address}/fine` })).toEqual([]);
  });

  it("notices a page that is not there", async () => {
    const problems = await inspectPage(browser, { url: `${address}/gone` });
    expect(problems.join("\n")).toMatch(/status 404 instead of 200/);
  });

  it.concurrent.each(DEFECTS.map(([defect, , problem], index) => ({ defect, problem, index })))(
    "notices $defect",
    async ({ problem, index }) => {
      const problems = await inspectPage(browser, { url: `${address}/${index}` });
      expect(problems.join("\n")).toMatch(problem);
    },
  );
});
