import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { HELP } from "../../mcp/help.ts";
import { draw } from "../support/draw.ts";
import { builtMcp } from "./support/built-mcp.ts";
import { INITIALIZE, type McpProcess, spawnMcp, type WireMessage } from "./support/spawn-mcp.ts";

const KEY = `svc_live_${"k".repeat(32)}`;

/** A service that takes connections and never responds. */
let onRequest: ((socket: Socket) => void) | undefined;
const silent = createServer((socket) => {
  socket.on("error", () => undefined);
  socket.once("data", () => onRequest?.(socket));
});
await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
const { port } = silent.address() as AddressInfo;
const env = { SERVICE_API_KEY: KEY, SERVICE_API_URL: `http://127.0.0.1:${port}/api/v1` };
afterAll(() => void silent.close());

/** A server with a call under way, whose request the service has received. */
async function startCall(): Promise<{ mcp: McpProcess; socket: Socket }> {
  const received = new Promise<Socket>((resolve) => {
    onRequest = resolve;
  });
  const mcp = await openSession();
  mcp.send({ jsonrpc: "2.0", id: "call", method: "tools/call", params: { name: "list_meetings", arguments: {} } });
  return { mcp, socket: await received };
}

async function openSession(argv: readonly string[] = []): Promise<McpProcess> {
  const mcp = await spawnMcp(env, argv);
  mcp.send(INITIALIZE, { jsonrpc: "2.0", method: "notifications/initialized" });
  await mcp.receive(({ id }) => id === INITIALIZE.id);
  return mcp;
}

const hasId = (id: WireMessage["id"]) => (message: WireMessage) => message.id === id;

it.each([
  [
    "nobody reads stdout",
    (mcp: McpProcess) => {
      mcp.child.stdout.destroy();
      mcp.send({ jsonrpc: "2.0", id: 1, method: "ping" });
    },
    0,
  ],
  ["SIGTERM arrives", (mcp: McpProcess) => mcp.child.kill("SIGTERM"), 143],
  ["SIGINT arrives", (mcp: McpProcess) => mcp.child.kill("SIGINT"), 130],
  ["SIGHUP arrives", (mcp: McpProcess) => mcp.child.kill("SIGHUP"), 129],
] as const)("when %s, the process ends at once though a call is under way", async (_, stop, code) => {
  const { mcp } = await startCall();
  stop(mcp);
  expect(await mcp.exited).toEqual({ code, signal: null });
  // A process that waited for the service would have written the result of the call.
  expect(mcp.lines.map((line) => JSON.parse(line).id)).toEqual(["initialize"]);
  expect(mcp.stderr()).toBe("");
});

it("when nobody reads stdout any more, the process ends without a stack", async () => {
  const mcp = await openSession();
  mcp.child.stdout.destroy();
  mcp.send({ jsonrpc: "2.0", id: 1, method: "ping" }, { jsonrpc: "2.0", id: 2, method: "ping" });
  expect(await mcp.exited).toEqual({ code: 0, signal: null });
  expect(mcp.stderr()).toBe("");
});

it("requests get their responses when stdin ends right behind them", async () => {
  const mcp = await spawnMcp();
  mcp.send(INITIALIZE, { jsonrpc: "2.0", id: 1, method: "tools/list" });
  mcp.child.stdin.end('{"jsonrpc":"2.0","id":2,"method":"ping"}');
  await mcp.exited;
  expect(mcp.lines.map((line) => JSON.parse(line).id).sort()).toEqual([1, 2, "initialize"]);
});

it("a canceled call closes its request to the service and gets no response", async () => {
  const { mcp, socket } = await startCall();
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  mcp.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "call" } });
  // The service never responds: nothing but the cancellation closes the connection.
  await closed;
  await mcp.request("ping");
  expect(mcp.lines.map((line) => JSON.parse(line).id)).toEqual(["initialize", 1]);
  mcp.child.stdin.end();
  await mcp.exited;
});

it("requests run concurrently", async () => {
  const { mcp } = await startCall();
  const { result } = await mcp.request("prompts/list");
  expect(result?.["prompts"]).not.toEqual([]);
  mcp.child.kill();
  await mcp.exited;
});

it("without a key the server starts and lists its tools, and a call names the variables to set", async () => {
  const mcp = await spawnMcp({});
  mcp.send(INITIALIZE);
  expect((await mcp.request("tools/list")).result?.["tools"]).toHaveLength(7);
  const { result } = await mcp.request("tools/call", { name: "list_meetings" });
  expect(result).toMatchObject({ isError: true, structuredContent: { code: "not_configured" } });
  expect(JSON.stringify(result)).toContain("SERVICE_API_KEY and SERVICE_API_URL are not set");
  mcp.child.stdin.end();
  await mcp.exited;
});

/** One session for all of them: it has to live on. */
let patient: Promise<McpProcess> | undefined;
afterAll(async () => {
  const mcp = await patient;
  mcp?.child.stdin.end();
  await mcp?.exited;
});

it.each([
  ["what is not JSON", "{nonsense", -32700, null],
  ["a batch", '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32600, null],
  ["another version of JSON-RPC", '{"jsonrpc":"1.0","id":"v1","method":"ping"}', -32600, "v1"],
  ["a request without a method", '{"jsonrpc":"2.0","id":700}', -32600, 700],
  ["parameters that are no object", '{"jsonrpc":"2.0","id":"list","method":"tools/list","params":[1]}', -32600, "list"],
  ["a bare value", "42", -32600, null],
  ["a line that is too long", `"${"x".repeat(5_000_000)}"`, -32600, null],
  ["an unknown method", '{"jsonrpc":"2.0","id":"m","method":"tools/destroy"}', -32601, "m"],
  ["an unknown tool", '{"jsonrpc":"2.0","id":"t","method":"tools/call","params":{"name":"nope"}}', -32602, "t"],
])("%s gets an error, and the session lives on", async (_, line, code, id) => {
  patient ??= openSession();
  const mcp = await patient;
  const from = mcp.lines.length;
  mcp.send(line);
  const { error } = await mcp.receive((message) => message.error !== undefined && message.id === id, from);
  expect(error?.code).toBe(code);
  expect((await mcp.request("ping")).result).toEqual({});
});

const REJECTED = [
  [["--read-onyl"], "Unknown option '--read-onyl'"],
  [["--tools", "drop_table"], "Unknown tool `drop_table`"],
  [["--toolsets", "all"], "Unknown toolset `all`. Toolsets: default, extended."],
  [["install", "emacs"], "Name one assistant"],
  [["install", "claude", "--forse"], "Unknown option '--forse'. See svc-mcp --help."],
  [["serve"], "svc-mcp serve needs --http"],
  [["srve"], "Unknown command `srve`. See svc-mcp --help."],
] as const;

it.each(draw("rejected arguments", REJECTED, 3))("%j is rejected in one line on stderr", async (argv, expected) => {
  const mcp = await spawnMcp(env, argv);
  expect(await mcp.exited).toEqual({ code: 2, signal: null });
  expect(mcp.stderr()).toContain(expected);
  expect(mcp.stderr().trim().split("\n")).toHaveLength(1);
  expect(mcp.lines).toEqual([]);
});

const HELPING = [["--help"], ["-h"], ["install", "--help"], ["install", "claude", "-h"], ["--read-only", "--help"]];

it.each(draw("help", HELPING, 2).map((argv) => [argv]))(
  "%j explains the program and does nothing else",
  async (argv) => {
    const mcp = await spawnMcp({ HOME: "/nonexistent" }, argv);
    expect(await mcp.exited).toEqual({ code: 0, signal: null });
    expect(mcp.lines.join("\n")).toBe(HELP);
    expect(mcp.stderr()).toBe("");
  },
);

// Runs a program in a terminal; that of other systems takes other words.
const SCRIPT = "/usr/bin/script";
it.skipIf(process.platform !== "linux" || !existsSync(SCRIPT))(
  "started in a terminal, it says what it waits for",
  async () => {
    const terminal = spawn(SCRIPT, ["-qec", `'${process.execPath}' '${await builtMcp()}'`, "/dev/null"]);
    onTestFinished(() => void terminal.kill());
    let shown = "";
    const explained = new Promise<void>((resolve, reject) => {
      terminal.stdout.on("data", (chunk: Buffer) => {
        shown += chunk.toString();
        if (shown.includes("svc-mcp --help")) resolve();
      });
      terminal.once("error", reject);
      terminal.once("close", () => reject(new Error(shown)));
    });
    await explained;
    expect(shown).toContain("svc-mcp is waiting for an assistant");
  },
);

it("the server of the newer era says so when it is asked", async () => {
  const mcp = await spawnMcp(env);
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  mcp.send({ jsonrpc: "2.0", id: "discover", method: "server/discover", params: { _meta } });
  const { result } = await mcp.receive(hasId("discover"));
  expect(result?.["supportedVersions"]).toEqual(["2026-07-28"]);
  mcp.child.stdin.end();
  await mcp.exited;
});
