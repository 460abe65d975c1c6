import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { HAS_BROWSER, launchBrowser, openContext } from "../dashboard/support/browser.ts";
import { createSmallEnvironment } from "./support/small-organization.ts";
import { spawnMcp } from "./support/spawn-mcp.ts";

describe.skipIf(!HAS_BROWSER)("a client in a browser, on a page of another origin", async () => {
  if (!HAS_BROWSER) return;
  const { env } = await createSmallEnvironment();
  const service = await env.server.listen();
  const page = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end("<title>Page</title>"),
  );
  await new Promise<void>((resolve) => page.listen(0, "127.0.0.1", resolve));
  const pageUrl = `http://pages.localhost:${(page.address() as AddressInfo).port}/`;
  const mcp = await spawnMcp({ SERVICE_API_URL: `${service.url}/api/v1` }, [
    ...["serve", "--http", "--port", "0", "--allow-origin", "http://pages.localhost"],
  ]);
  while (!mcp.stderr().includes("listens on")) await new Promise((resolve) => mcp.child.stderr.once("data", resolve));
  const endpoint = /http:\S+/.exec(mcp.stderr())?.[0] ?? "";
  const browser = await launchBrowser();
  const context = await openContext(browser);
  const tab = await context.newPage();
  await tab.goto(pageUrl);
  afterAll(async () => {
    await browser.close();
    mcp.child.kill("SIGTERM");
    await mcp.exited;
    page.close();
    await service.close(0);
    await env.server.close();
  });

  /** Posts a message from the page, as a client there does. */
  const post = (key: string | undefined, method: string, params: object) =>
    tab.evaluate(
      async ({ url, bearer, message }) => {
        const response = await fetch(url, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
            ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
          },
          body: JSON.stringify(message),
        });
        const challenge = response.headers.get("www-authenticate");
        return { status: response.status, challenge, text: await response.text() };
      },
      { url: endpoint, bearer: key, message: { jsonrpc: "2.0", id: 1, method, params } },
    );

  it("is rejected without a key, signed in by one, responded to, and rejected once it is revoked", async () => {
    const { key, id } = await env.server.keys.create({ permissions: ["read"] });
    const without = await post(undefined, "tools/list", {});
    expect(without).toMatchObject({ status: 401, challenge: expect.stringContaining("resource_metadata=") });
    expect(without.text).toContain("Settings, API Keys");
    const listed = await post(key, "tools/list", {});
    expect(listed.status).toBe(200);
    expect(listed.text).toContain('"get_team_stats"');
    expect(listed.text).not.toContain('"create_template"');
    const called = await post(key, "tools/call", { name: "list_meetings", arguments: {} });
    expect(called.text).toContain("Northwind");
    await env.server.keys.revoke(id);
    expect(await post(key, "tools/call", { name: "list_meetings", arguments: {} })).toMatchObject({ status: 401 });
  });

  it("is not read by a page of an origin that is not allowed", async () => {
    const other = await context.newPage();
    await other.goto(pageUrl.replace("pages.localhost", "evil.localhost"));
    const failed = await other.evaluate(
      (url) =>
        fetch(url, { method: "POST", body: "{}" }).then(
          () => "read",
          () => "blocked",
        ),
      endpoint,
    );
    expect(failed).toBe("blocked");
  });
});
