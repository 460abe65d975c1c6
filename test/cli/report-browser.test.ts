import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { CHROMIUM } from "../support/chromium.ts";
import { sharedReportFixture } from "./support/report-fixture.ts";

const fixture = await sharedReportFixture();

it.skipIf(CHROMIUM === undefined)(
  "A browser shows the HTML report without a request and without a complaint",
  async () => {
    const { stdout: html } = await fixture.svc("report weekly -o html");
    const directory = await mkdtemp(path.join(tmpdir(), "svc-browser-"));
    const requested: string[] = [];
    const server = createServer((request, response) => {
      requested.push(request.url ?? "");
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const flags = [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--enable-logging=stderr",
      `--user-data-dir=${directory}`,
    ];
    const run = promisify(execFile);
    const { stdout, stderr } = await run(CHROMIUM ?? "", [...flags, "--dump-dom", `http://127.0.0.1:${port}/`]);
    server.close();
    await rm(directory, { recursive: true, force: true, maxRetries: 30 });
    expect(stdout).toContain("<h1>Coaching report</h1>");
    expect(stdout).toContain("Zoë &lt;b&gt;O’Brien&lt;/b&gt;");
    expect(stderr).not.toContain("CONSOLE");
    // Browsers ask every site for its icon by themselves.
    expect(requested.filter((url) => url !== "/favicon.ico")).toEqual(["/"]);
  },
);
