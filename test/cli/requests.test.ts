import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createProgress, progressText } from "../../cli/features/export/progress.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { type CliWorld, NOW, runCli, testContext } from "./support/run-cli.ts";

const directory = sharedFolder();
beforeAll(async () => {
  await writeFile(path.join(directory, "body.json"), '\ufeff{"a": 1}');
  await writeFile(path.join(directory, "text.md"), "Two\nlines");
});

const ENV = { SERVICE_API_URL: "http://localhost", SERVICE_API_KEY: `svc_live_${"k".repeat(32)}` };

/** Runs a command against responses in their order, the last one again and again, and notes what is sent. */
async function send(argv: readonly string[], bodies: readonly unknown[], world: CliWorld = {}) {
  const sent: { method: string; url: string; body: string; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = request.url.replace("http://localhost/api/v1", "");
    sent.push({ method: request.method, url, body: await request.text(), headers: request.headers });
    const body = bodies[Math.min(sent.length, bodies.length) - 1];
    if (body instanceof Response) return body.clone();
    return new Response(JSON.stringify(body), {
      headers: { "content-type": "application/json", "x-request-id": "req_1" },
    });
  };
  const words = argv.map((word) => word.replace("DIR", directory));
  return { ...(await runCli(words, { env: ENV, fetch, ...world })), sent };
}

const OK = { data: { id: 1 }, error: null, meta: null };

it.each<[string[], string, string, unknown]>([
  [["/x"], "GET", "/x", undefined],
  [["meetings", "-X", "get"], "GET", "/meetings", undefined],
  [["/x?a=1&b=2", "-f", "a=5"], "GET", "/x?a=5&b=2", undefined],
  [["PUT", "/x?dry=1", "-F", "a=false"], "PUT", "/x?dry=1", { a: false }],
  [["get", "/api/v1/x?a=b"], "GET", "/x?a=b", undefined],
  [
    ["GET", "/x", "-f", "a=b", "-f", "c:=[1]", "-F", "d=true", "-F", "e=5"],
    "GET",
    "/x?a=b&c=%5B1%5D&d=true&e=5",
    undefined,
  ],
  [["/x", "-X", "delete", "-f", "a=b"], "DELETE", "/x?a=b", undefined],
  [["POST", "/x"], "POST", "/x", undefined],
  [["POST", "/x", "-f", "a=b", "-f", "n:=null"], "POST", "/x", { a: "b", n: null }],
  [["POST", "/x", "-f", "a=b=c\nd"], "POST", "/x", { a: "b=c\nd" }],
  [
    [
      "PUT",
      "/x",
      "-F",
      "a=true",
      "-F",
      "b=-5",
      "-F",
      "c=1.5",
      "-F",
      "d=null",
      "-F",
      "e=text",
      "-F",
      "f=1234567890123456",
    ],
    ...(["PUT", "/x", { a: true, b: -5, c: "1.5", d: null, e: "text", f: "1234567890123456" }] as const),
  ],
  [["PATCH", "/x", "-F", "a=@DIR/text.md"], "PATCH", "/x", { a: "Two\nlines" }],
  [["POST", "/x", "--input", "DIR/body.json"], "POST", "/x", { a: 1 }],
  [["POST", "/x", "--input", "DIR/body.json", "-f", "b=2"], "POST", "/x", { a: 1, b: "2" }],
  [["POST", "/x", "--input", "-"], "POST", "/x", { from: "stdin" }],
])("`svc api %j` sends %s %s with the body %j", async (args, method, url, body) => {
  const { code, stdout, sent } = await send(["api", ...args], [OK], { stdin: '{"from": "stdin"}' });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual(OK);
  expect(sent.map((request) => [request.method, request.url])).toEqual([[method, url]]);
  expect(sent[0]?.body).toBe(body === undefined ? "" : JSON.stringify(body));
});

it.each([
  ["X-A: b:c ", "x-a", "b:c"],
  ["X-A:b", "x-a", "b"],
])("The header %j is sent", async (header, name, value) => {
  const { sent } = await send(["api", "/x", "-H", header], [OK]);
  expect(sent[0]?.headers.get(name)).toBe(value);
});

it.each([
  [["-H", "Authorization: x"], "svc sets this header from the key."],
  [["-H", "X A: b"], "Expected a header as `Name: value`."],
  [["-f", "a"], "Expected key=value, or key:=JSON."],
  [["-f", "=a"], "Expected key=value, or key:=JSON."],
  [["-f", "a:=b"], "Expected JSON after :=, got `b`."],
  [["-F", "a"], "Expected key=value."],
  [["-X", "POST", "--input", "-"], "not JSON"],
])("`svc api /x %j` is rejected", async (args, message) => {
  const { code, stderr, sent } = await send(["api", "/x", ...args], [OK]);
  expect([code, sent]).toEqual([2, []]);
  expect(stderr).toContain(message);
});

it("--include puts status and headers before the body, and nothing follows where there is none", async () => {
  const { stdout } = await send(["api", "/x", "-i"], [OK]);
  expect(stdout).toMatch(/^HTTP 200\ncontent-type: application\/json\nx-request-id: req_1\n\n\{/);
  const empty = new Response(null, { status: 204, headers: { "x-a": "b" } });
  expect((await send(["api", "DELETE", "/x", "-i"], [empty])).stdout).toBe("HTTP 204\nx-a: b\n\n");
  expect((await send(["api", "DELETE", "/x"], [empty])).stdout).toBe("");
});

const page = (rows: number[], meta: object | null = null) => ({ data: rows.map((id) => ({ id })), error: null, meta });
const full = (first: number) => Array.from({ length: 100 }, (_, index) => first + index);

it.each<[string, string[], unknown[], number, string[]]>([
  ["a page that is not full ends it", [], [page([1, 2])], 2, ["/x?limit=100&page=1"]],
  ["full pages go on", [], [page(full(1)), page([101])], 101, ["/x?limit=100&page=1", "/x?limit=100&page=2"]],
  [
    "a limit of one's own is full earlier",
    ["-f", "limit=1"],
    [page([1]), page([])],
    1,
    ["/x?limit=1&page=1", "/x?limit=1&page=2"],
  ],
  ["the page to begin with can be named", ["-f", "page=3"], [page([1])], 1, ["/x?limit=100&page=3"]],
  [
    "has_more is believed",
    [],
    [page([1], { has_more: true }), page([2], { has_more: false })],
    2,
    ["/x?limit=100&page=1", "/x?limit=100&page=2"],
  ],
  [
    "total_pages is believed",
    [],
    [page([1], { total_pages: 2 }), page([2], { total_pages: 2 })],
    2,
    ["/x?limit=100&page=1", "/x?limit=100&page=2"],
  ],
  [
    "a page that repeats ends it",
    [],
    [page([1], { has_more: true })],
    1,
    ["/x?limit=100&page=1", "/x?limit=100&page=2"],
  ],
])("Of a path that the API does not name, %s", async (_, args, bodies, rows, urls) => {
  const { stdout, sent } = await send(["api", "/x", "--paginate", ...args], bodies);
  expect(JSON.parse(stdout)).toHaveLength(rows);
  expect(sent.map(({ url }) => url)).toEqual(urls);
});

it("--paginate with --jq gives jq the rows of every page as one array", async () => {
  const pages = [page([1, 2], { has_more: true }), page([3], { has_more: false })];
  expect((await send(["api", "/x", "--paginate", "--jq", ".[] |= .id | add"], pages)).stdout).toBe("6\n");
  expect((await send(["api", "/x", "--paginate", "--jq", ".[].id"], [page([1, 2])])).stdout).toBe("1\n2\n");
  expect((await send(["api", "/x", "--jq", ".data.id"], [OK])).stdout).toBe("1\n");
});

it("What is no list cannot be paginated", async () => {
  const { code, stderr } = await send(["api", "/x", "--paginate"], [OK]);
  expect(code).toBe(2);
  expect(stderr).toBe("error: /x is not a list.\nhint: Remove --paginate.\n");
});

it("--debug has a line for each attempt, its end, and the wait before the next", async () => {
  const busy = new Response("{}", { status: 503, headers: { "retry-after": "0" } });
  const { stderr, stdout } = await send(["api", "/x?token=svc_live_secretsecret", "--debug"], [busy, OK]);
  const lines = stderr.replace(/\d+ ms/g, "n ms").split("\n");
  const url = "http://localhost/api/v1/x?token=svc_live_se…";
  expect(lines).toEqual([
    `debug: > GET ${url} (attempt 1)`,
    `debug: < 503 GET ${url} in n ms (attempt 1)`,
    expect.stringMatching(/^debug: {3}attempt 2 in n ms: /),
    `debug: > GET ${url} (attempt 2)`,
    `debug: < 200 GET ${url} in n ms (attempt 2, request id req_1)`,
    "",
  ]);
  expect(JSON.parse(stdout)).toEqual(OK);
});

const state = { noun: "meetings", items: 12_300, total: 1_000_000, before: 2_300, elapsedMs: 2_000 };

it.each([
  [{}, "12,300 of 1,000,000 meetings, 5,000/s, 3m 17s left"],
  [{ total: undefined }, "12,300 meetings, 5,000/s"],
  [{ total: 100 }, "12,300 of 100 meetings, 5,000/s, 0s left"],
  [{ elapsedMs: 0 }, "12,300 of 1,000,000 meetings, 0/s"],
  [{ before: 12_300 }, "12,300 of 1,000,000 meetings, 0/s"],
])("Progress with %j reads %s", (change, expected) => {
  expect(progressText({ ...state, ...change })).toBe(expected);
});

/** What is written while a minute passes, asked about every 100 ms. */
async function watch({ isTerminal, term = "xterm" }: { isTerminal: boolean; term?: string }) {
  const written: [atMs: number, text: string][] = [];
  const spinners: string[] = [];
  let elapsedMs = 0;
  const context = {
    ...testContext(),
    now: () => new Date(NOW.getTime() + elapsedMs),
    env: { TERM: term },
    startSpinner: (text: string) => {
      spinners.push(`${text}…`);
      return () => void spinners.push("stopped");
    },
    stderr: {
      ...testContext().stderr,
      isTerminal,
      write: async (text: string) => void written.push([elapsedMs, text]),
    },
  };
  const progress = createProgress(context, "meetings", 0);
  for (; elapsedMs <= 30_000; elapsedMs += 100) await progress.update(elapsedMs, undefined);
  await progress.end();
  expect([...new Set(spinners)]).toEqual(["Loading meetings…", "stopped"]);
  return written;
}

it("A terminal's line is redrawn five times a second, and cleared at the end", async () => {
  const written = await watch({ isTerminal: true });
  expect(written.slice(0, 2)).toEqual([
    [200, "\r\u001b[2K200 meetings, 1,000/s"],
    [400, "\r\u001b[2K400 meetings, 1,000/s"],
  ]);
  expect(written).toHaveLength(151);
  expect(written.at(-1)?.[1]).toBe("\r\u001b[2K");
});

it.each([{ isTerminal: false }, { isTerminal: true, term: "dumb" }])(
  "A log with %j gets a line every 15 s",
  async (world) => {
    expect(await watch(world)).toEqual([
      [15_000, "15,000 meetings, 1,000/s\n"],
      [30_000, "30,000 meetings, 1,000/s\n"],
    ]);
  },
);

it("Nothing is cleared where nothing was drawn", async () => {
  const written: string[] = [];
  const base = testContext();
  const stderr = { ...base.stderr, isTerminal: true, write: async (text: string) => void written.push(text) };
  const progress = createProgress({ ...base, env: {}, stderr }, "meetings", 0);
  await progress.update(1, 2);
  await progress.end();
  expect(written).toEqual([]);
});

const pageOf = (page: number) => ({
  data: page > 3 ? [] : [{ id: `m${page}`, title: `Call ${page}` }],
  error: null,
  meta: { page, limit: 1, total: 3 },
});

it.each([
  ["meetings list --limit 1", ["1"]],
  ["meetings list --limit 1 --page 2", ["2"]],
  ["meetings list --limit 1 --max-items 2", ["1", "2"]],
])("`svc %s` asks for the pages that it prints, and none ahead", async (line, expected) => {
  const pages: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const page = new URL(input instanceof Request ? input.url : String(input)).searchParams.get("page") ?? "1";
    pages.push(page);
    return Response.json(pageOf(Number(page)));
  };
  expect((await runCli(line.split(" "), { env: ENV, fetch })).code).toBe(0);
  expect(pages.sort()).toEqual(expected);
});

it("A template that is created without an id in the response is said to be found in the list", async () => {
  const created = { data: { name: "New" }, error: null, meta: null };
  const { stderr } = await send("templates create --name New --prompt-template P --json".split(" "), [created]);
  expect(stderr).toBe("Created the template. The service did not return its id: find it with `svc templates list`.\n");
});
