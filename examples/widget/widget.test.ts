import { fileURLToPath } from "node:url";
import { createAdaptorServer } from "@hono/node-server";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aReport, createReferenceServer, type ReferenceServer } from "../../server-mock/library/index.ts";
import { SvcClient } from "../../src/index.ts";
import { HAS_BROWSER, launchBrowser } from "../../test/dashboard/support/browser.ts";
import { createApp } from "./app.ts";

let server: ReferenceServer;
let svc: SvcClient;

beforeAll(async () => {
  server = await createReferenceServer();
  for (const score of [80, 90.5]) await server.org.add(aReport({ overall_score: score }));
  svc = new SvcClient({ apiKey: server.keys.read, baseUrl: "http://localhost", fetch: server.fetch });
});
afterAll(() => server.close());

const bundle = async (): Promise<string> => {
  const entryPoints = [fileURLToPath(new URL("widget.ts", import.meta.url))];
  const options = { bundle: true, minify: true, write: false, format: "esm", platform: "browser" } as const;
  return (await build({ entryPoints, ...options })).outputFiles[0]?.text ?? "";
};

it("the app lets pages ask for the figure, and for nothing else", async () => {
  const app = createApp(svc);
  const stats = await app.request("/coaching/api/v1/team/stats?time_range=week");
  expect((await stats.json()).data).toMatchObject({ total_reports: 2, average_score: 85.3 });
  for (const path of ["reports", "templates", "meetings/m1"])
    expect([path, (await app.request(`/coaching/api/v1/${path}`)).status]).toEqual([path, 404]);
});

it("what the page loads has no key, and none of the parts that it does not use", async () => {
  const text = await bundle();
  for (const absent of ["SERVICE_API_KEY", "IncompleteListError", "getTemplate", "createTemplate"])
    expect([absent, text.includes(absent)]).toEqual([absent, false]);
});

it.skipIf(!HAS_BROWSER)("a browser shows the figure, and never has the key", async () => {
  const app = createApp(svc);
  const script = await bundle();
  const page = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/widget.js"></script>';
  app.get("/", (context) => context.html(page));
  app.get("/widget.js", (context) => context.body(script, 200, { "content-type": "text/javascript" }));
  const listener = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", () => resolve()));
  const address = listener.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const browser = await launchBrowser();
  const window = await browser.newPage();
  const seen: string[] = [];
  window.on("request", (request) => seen.push(JSON.stringify([request.url(), request.headers()])));
  window.on("console", (message) => seen.push(message.text()));
  window.on("pageerror", (error) => seen.push(String(error)));

  await window.goto(`http://127.0.0.1:${port}/`);
  await window.getByText("Average score: 85.3").waitFor({ timeout: 50_000 });

  expect(seen).toHaveLength(3);
  expect(seen.join("\n")).not.toMatch(/svc_live_|authorization/i);
  await browser.close();
  if ("closeAllConnections" in listener) listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
});
