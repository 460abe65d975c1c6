import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { DEFAULT_CONCURRENCY } from "../../cli/vocabulary/vocabulary.ts";
import { draw, samples } from "../support/draw.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { builtCli } from "./support/built-cli.ts";
import { finished, spawnSvc, startSvc } from "./support/spawn-svc.ts";

const TOTAL_PAGES = samples(40, 10);
let server: Server;
let env: Record<string, string>;
const directory = sharedFolder();
const requests: string[] = [];
let onRequest: (() => void) | undefined;
/** What every page but the first waits for. */
let held: Promise<void> | undefined;

/** Large items: a page of 100 is more than a pipe holds. */
const item = (index: number) => ({
  id: `3f2b8c1e-7d4a-4e9b-8a61-${String(index).padStart(12, "0")}`,
  title: `Meeting ${index} ${"x".repeat(13_000)}`,
  status: "completed",
});

function page(url: URL): object {
  const number = Number(url.searchParams.get("page") ?? 1);
  const limit = Number(url.searchParams.get("limit") ?? 20);
  const data = Array.from({ length: limit }, (_, index) => item((number - 1) * limit + index));
  const meta = {
    page: number,
    limit,
    total: TOTAL_PAGES * limit,
    total_pages: TOTAL_PAGES,
    has_more: number < TOTAL_PAGES,
  };
  return { data, error: null, meta };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    requests.push(url.pathname + url.search);
    onRequest?.();
    if (url.searchParams.get("status") === "pending") return;
    if (Number(url.searchParams.get("page") ?? 1) > 1) await held;
    response.setHeader("content-type", "application/json").end(JSON.stringify(page(url)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  env = {
    SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1`,
    SERVICE_API_KEY: `svc_live_${"k".repeat(32)}`,
    SVC_CONFIG_DIR: directory,
  };
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
});

it("A long list as NDJSON arrives whole through a slow pipe", async () => {
  const reader = await startSvc(["meetings", "list", "--all", "-o", "ndjson"], { env });
  // Its requests would be counted by the next test.
  onTestFinished(() => void reader.kill());
  let bytes = 0;
  let tail = "";
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    tail = (tail + chunk.toString()).slice(-20_000);
  };
  reader.stdout?.on("data", (chunk: Buffer) => {
    count(chunk);
    // A reader that takes its time: the pipe is full nearly always.
    reader.stdout?.pause();
    setImmediate(() => reader.stdout?.resume());
  });
  const result = await finished(reader);
  const expected = Array.from({ length: TOTAL_PAGES * 100 }, (_, index) => JSON.stringify(item(index)).length + 1);
  expect(result.code).toBe(0);
  expect(bytes).toBe(expected.reduce((sum, length) => sum + length, 0));
  expect(bytes).toBeGreaterThan(samples(50_000_000, 10_000_000));
  expect(tail.endsWith(`${JSON.stringify(item(TOTAL_PAGES * 100 - 1))}\n`)).toBe(true);
});

it("`… --all | head -1` stops asking, and ends with success and silence", async () => {
  requests.length = 0;
  const shell = '{ "$@"; echo "exit $?" >&2; } | { head -1; exec 0<&-; echo closed >&2; }';
  const child = await startSvc(["meetings", "list", "--all", "--fields", "id,status"], { env, shell });
  // The second page is sent once the pipe is closed.
  let release = (): void => undefined;
  held = new Promise((resolve) => {
    release = resolve;
  });
  child.stderr?.once("data", release);
  const { stdout, stderr } = await finished(child);
  held = undefined;
  expect(stdout.toString()).toBe(`${item(0).id}\tcompleted\n`);
  expect(stderr).toBe("closed\nexit 0\n");
  // The first page, and those that are read some at a time behind it.
  expect(requests.length).toBeLessThanOrEqual(2 + DEFAULT_CONCURRENCY);
});

it
  .runIf(existsSync("/dev/full"))
  .each(
    draw(
      "full disk",
      ["meetings list --fields id", "meetings list -o csv", "export meetings --allow-incomplete", "help exit-codes"],
      2,
    ),
  )("`svc %s > FILE` on a full disk fails, and says so", async (line) => {
  const { code, stderr } = await spawnSvc(line.split(" "), { env, shell: '"$@" > /dev/full' });
  expect(stderr).toBe(
    "error: Cannot write to standard output: no space left on device (ENOSPC).\nhint: Free some space, or write somewhere else.\n",
  );
  expect(code).toBe(1);
});

it.runIf(existsSync("/dev/full"))("`svc --version > FILE` on a full disk fails without a stack trace", async () => {
  const { code, stderr } = await spawnSvc(["--version"], { shell: '"$@" > /dev/full' });
  expect({ code, stderr }).toEqual({ code: 1, stderr: "error: Cannot write to standard output (ENOSPC).\n" });
});

it.each(draw("failing jq", [".[", 'error("x")', ".[0].id | tonumber", "halt_error(7)"], 2))(
  "A jq expression that fails, `%s`, is a wrong value: jq's own exit code is not ours",
  async (expression) => {
    const { code, stderr } = await spawnSvc(["meetings", "list", "--limit", "1", "--jq", expression], { env });
    expect(stderr).toMatch(/^error: jq: /);
    expect(code).toBe(2);
  },
);

it("Output of jq without an end stops with its reader, and Ctrl-C ends an expression that never does", async () => {
  const list = ["meetings", "list", "--limit", "1", "--jq"];
  expect(await spawnSvc([...list, "range(1e9)"], { env, shell: '"$@" | head -2' })).toMatchObject({
    code: 0,
    stdout: Buffer.from("0\n1\n"),
    stderr: "",
  });
  const child = await startSvc([...list, "range(1e5), (def f: f; f)"], { env });
  // By then there is nothing but jq to end.
  child.stdout?.once("data", () => child.kill("SIGINT"));
  expect(await finished(child)).toMatchObject({ code: 130, stderr: "" });
});

it("SIGINT aborts the request, which gets no response, and ends the process with 130", async () => {
  const child = await startSvc(["meetings", "list", "--status", "pending"], { env });
  onRequest = () => child.kill("SIGINT");
  const result = await finished(child);
  onRequest = undefined;
  expect(result).toMatchObject({ code: 130, stderr: "" });
});

it("SIGTERM ends with 143", async () => {
  const child = await startSvc(["meetings", "list", "--status", "pending"], { env });
  onRequest = () => child.kill("SIGTERM");
  const result = await finished(child);
  onRequest = undefined;
  expect(result.code).toBe(143);
});

const traceLoads = ["-r", path.join(import.meta.dirname, "support/trace-loads.cjs")];

/** The files of the package that a traced process has loaded. */
const loadedFiles = (trace: string): string[] =>
  [...new Set([...trace.matchAll(/\/([a-z]+)\.cjs\b/g)].map(([, name = ""]) => name))].sort();

it.each([
  ["--version", []],
  ["--help", []],
  ["meetings list --help", []],
  ["help exit-codes", ["topics"]],
])(
  "`svc %s` works without network and configuration, and loads neither conf nor the HTTP client",
  async (line, chunks) => {
    const none = { SVC_CONFIG_DIR: path.join(directory, "none") };
    const { code, stdout, stderr } = await spawnSvc(line.split(" "), { env: none, nodeFlags: traceLoads });
    expect(code).toBe(0);
    expect(stdout.length).toBeGreaterThan(4);
    expect(stderr).toMatch(/^loaded: /);
    expect(stderr).not.toMatch(/https?|undici|crypto|child_process/);
    expect(loadedFiles(stderr).filter((name) => !["svc", "app", "commander"].includes(name))).toEqual(chunks);
  },
);

it("A list into a pipe loads the SDK, and neither undici nor another lazy chunk", async () => {
  const { stderr } = await spawnSvc(["meetings", "list", "--limit", "1", "--fields", "id"], {
    env,
    nodeFlags: traceLoads,
  });
  expect(stderr).not.toMatch(/undici|child_process/);
  expect(loadedFiles(stderr)).toEqual(["app", "commander", "sdk", "svc"]);
});

it("The SDK's chunk has all that commands use of it", async () => {
  const files = (await readdir("cli", { recursive: true })).filter((file) => file.endsWith(".ts"));
  const texts = await Promise.all(files.map((file) => readFile(path.join("cli", file), "utf8")));
  const used = texts.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from "[./]+src\/index\.ts"/g)].flatMap(([, names = ""]) => names.split(",")),
  );
  const values = used.map((name) => name.trim()).filter((name) => name !== "" && !name.startsWith("type "));
  const { default: chunk } = (await import(path.join(path.dirname(await builtCli()), "lazy/sdk.cjs"))) as {
    default: object;
  };
  expect(Object.keys(chunk)).toEqual(expect.arrayContaining(["SvcClient", ...values]));
});

it("The bundle stays under 200 kB without the lazy chunks", async () => {
  const folder = path.dirname(await builtCli());
  const always = ["svc.cjs", "lazy/app.cjs", "lazy/commander.cjs", "lazy/sdk.cjs"];
  const sizes = await Promise.all(always.map(async (name) => (await stat(path.join(folder, name))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200_000);
});

it("Every file of the bundle is ASCII: one other character doubles the time that its compilation takes", async () => {
  const folder = path.join(path.dirname(await builtCli()), "lazy");
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".cjs"))) {
    const text = await readFile(path.join(folder, name), "utf8");
    expect(/[^\0-\x7f]/.exec(text)?.[0], name).toBeUndefined();
  }
});

it("`svc doctor` finds, from the file that it is in, the SDK in another", async () => {
  const { stdout, stderr } = await spawnSvc(["doctor"], { env });
  expect(stderr).not.toContain("Cannot find module");
  expect(stdout.toString()).toContain("reachable\tok");
});

it("A failure found in a lazy chunk keeps its exit code and hint", async () => {
  const { code, stderr } = await spawnSvc(["report", "weekly", "--gate", "nonsense"], { env });
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: Invalid --gate condition `nonsense`\.\nhint: Write a figure/);
});

it.each([
  ["report weekly --concurrency x", 2, "Expected a whole number from 1 to 16."],
  ["report weekyl", 2, "Did you mean weekly?"],
  ["report weekly --help", 0, "Examples:"],
])("`svc %s`, a command that is bundled apart, works as every other one", async (line, expected, text) => {
  const { code, stdout, stderr } = await spawnSvc(line.split(" "), { env });
  expect(code).toBe(expected);
  expect(stdout.toString() + stderr).toContain(text);
});
