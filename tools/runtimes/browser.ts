import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { CHROMIUM } from "../../test/support/chromium.ts";

const QUIET = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** A page's origin that is known before the page is asked for, so that the service can allow it. */
export interface PageServer {
  readonly origin: string;
  run(settings: string): Promise<string[]>;
  close(): void;
}

/** Serves a page that runs `script`, the bundled scenario, from an origin that is not the service's. */
export async function servePage(script: string): Promise<PageServer> {
  let settings = "{}";
  let settle: (report: { done?: string[]; error?: string }) => void = () => undefined;
  const server = createServer((request, response) => {
    if (request.url === "/report") return void readAll(request).then((body) => settle(JSON.parse(body)));
    respond(response, request.url ?? "/", { script, settings });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () => server.close(),
    run: async (given) => {
      settings = given;
      const reported = new Promise<{ done?: string[]; error?: string }>((resolve) => {
        settle = resolve;
      });
      const { done, error } = await visit(origin, reported, server);
      if (!done) throw new Error(error);
      return done;
    },
  };
}

/** The scenario in one file for a browser, made by esbuild from the program in `folder`, whose packages it takes. */
export async function bundlePage(folder: string): Promise<string> {
  const entryPoints = [join(folder, "on-browser.mjs")];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: "esm", platform: "browser", write: false });
  return outputFiles[0]?.text ?? "";
}

function respond(
  response: ServerResponse,
  url: string,
  { script, settings }: { script: string; settings: string },
): void {
  const [type, body] =
    url === "/settings"
      ? ["application/json", settings]
      : url === "/page.js"
        ? ["text/javascript", script]
        : ["text/html", '<!doctype html><title>svc-sdk</title><script type="module" src="/page.js"></script>'];
  response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(body);
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

async function visit<T>(origin: string, reported: Promise<T>, server: Server): Promise<T> {
  if (!CHROMIUM) throw new Error("There is no Chromium. Install it, or name its program in CHROMIUM.");
  const profile = await mkdtemp(join(tmpdir(), "svc-chromium-"));
  const args = ["--headless", "--no-sandbox", ...QUIET, `--user-data-dir=${profile}`, `${origin}/`];
  const browser = spawn(CHROMIUM, args, { stdio: "ignore" });
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The page did not report within 60 s.")), 60_000).unref();
  });
  try {
    return await Promise.race([reported, timeout]);
  } finally {
    server.closeAllConnections();
    browser.kill("SIGKILL");
    await new Promise((resolve) => browser.once("close", resolve));
    // Its children write on until they notice that it is gone.
    await rm(profile, { recursive: true, force: true, maxRetries: 30 });
  }
}
