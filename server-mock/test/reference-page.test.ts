import { writeFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CHROMIUM } from "../../test/support/chromium.ts";
import { IS_DRAWN } from "../../test/support/draw.ts";
import { OPERATIONS } from "../generated/operations.ts";
import { createReferenceServer, type ReferenceServer } from "../library/index.ts";
import { openPage, type Page } from "./support/browser.ts";

if (!CHROMIUM && !IS_DRAWN) process.stderr.write("\n!!! SKIPPED: there is no Chromium here to look at /docs with.\n\n");

// `SVC_SCREENSHOT=FILE.png npx vitest run server-mock/test/reference-page.test.ts` keeps what the browser shows.

const SHOWN = `document.querySelectorAll(".opblock").length`;

/** Texts outside of code blocks whose color comes within 4.5:1 of the ground they stand on. */
const LOW_CONTRAST = `(() => {
  const parse = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const light = (rgb) => rgb.slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const rgb = parse(getComputedStyle(at).backgroundColor);
      if (rgb.length === 3 || rgb[3] === 1) return rgb;
    }
    return [255, 255, 255];
  };
  return [...document.querySelectorAll("#reference *")]
    .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ""))
    .filter((element) => element.getClientRects().length > 0 && !element.closest(".highlight-code, .microlight, option, style"))
    .filter((element) => {
      const [low, high] = [light(parse(getComputedStyle(element).color)), light(ground(element))].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05) < 4.5;
    })
    .map((element) => element.className + ": " + element.textContent.trim().slice(0, 40));
})()`;

describe.skipIf(!CHROMIUM)("the reference page in a browser", () => {
  let server: ReferenceServer;
  let address: string;
  let page: Page;

  beforeAll(async () => {
    server = await createReferenceServer();
    address = (await server.listen()).url;
    page = await openPage();
    await page.send("Page.navigate", { url: `${address}/docs` });
    while ((await page.evaluate(SHOWN)) !== OPERATIONS.length);
  });

  afterAll(async () => {
    await page.close();
    await server.close();
  });

  it("shows every operation of the spec", async () => {
    const paths = await page.evaluate(
      `[...document.querySelectorAll(".opblock")].map((block) => block.querySelector(".opblock-summary-method").textContent + " " + block.querySelector("[data-path]").dataset.path)`,
    );
    expect(new Set(paths as string[])).toEqual(new Set(OPERATIONS.map(({ method, path }) => `${method} ${path}`)));
    const file = process.env["SVC_SCREENSHOT"];
    const { data } = file ? await page.send("Page.captureScreenshot", { captureBeyondViewport: true }) : { data: "" };
    if (file) await writeFile(file, Buffer.from(String(data), "base64"));
  });

  it("opens an operation with its parameters and responses", async () => {
    await page.evaluate(`document.querySelector(".opblock-summary-control").click()`);
    await expect
      .poll(() => page.evaluate(`document.querySelector(".opblock.is-open")?.innerText ?? ""`))
      .toMatch(/Parameters[\s\S]*Responses/);
  });

  it.each(["light", "dark"])("has text of enough contrast in the %s scheme", async (scheme) => {
    await page.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
    const background = await page.evaluate("getComputedStyle(document.body).backgroundColor");
    expect(background).toBe(scheme === "dark" ? "rgb(16, 18, 22)" : "rgb(255, 255, 255)");
    expect(await page.evaluate(LOW_CONTRAST)).toEqual([]);
  });

  it("tries an operation out on the server that the page came from", async () => {
    const click = (selector: string) =>
      page.evaluate(`document.querySelector("#operations-Service-getOpenApi ${selector}").click() ?? true`);
    for (const selector of [".opblock-summary-control", ".try-out__btn", ".execute"]) {
      await expect.poll(() => click(selector)).toBe(true);
    }
    await expect
      .poll(() =>
        page.evaluate(`document.querySelector(".live-responses-table tbody .response-col_status")?.innerText ?? ""`),
      )
      .toMatch(/^200/);
  });

  it("asks no other server for anything, and meets no error", () => {
    const of = (method: string) =>
      page.events.filter((event) => event.method === method).map(({ params = {} }) => params);
    const requested = of("Network.requestWillBeSent").map(({ request }) => (request as { url: string }).url);
    expect(requested).toContain(`${address}/docs/swagger-ui-bundle.js`);
    expect(requested.filter((url) => !url.startsWith(address) && !url.startsWith("data:"))).toEqual([]);
    const logged = of("Log.entryAdded").map(({ entry }) => entry);
    const printed = of("Runtime.consoleAPICalled").filter(({ type }) => type === "error");
    expect([...logged, ...printed, ...of("Runtime.exceptionThrown"), ...of("Network.loadingFailed")]).toEqual([]);
  });
});
