import { beforeEach, expect, it } from "vitest";
import { emptyConfig } from "../../cli/config/config-data.ts";
import { InterruptedError } from "../../cli/errors/cli-error.ts";
import { EXIT_CODES } from "../../cli/errors/exit-codes.ts";
import { sharedFixture } from "./support/fixture.ts";

const fixture = await sharedFixture();
beforeEach(() => fixture.server.faults.clear());

it.each([
  [400, 6],
  [401, 4],
  [403, 5],
  [404, 3],
  [405, 6],
  [408, 8],
  [409, 6],
  [412, 6],
  [413, 6],
  [415, 6],
  [422, 6],
  [429, 7],
  [500, 9],
  [502, 9],
  [503, 9],
  [504, 9],
] as const)("Status %i ends with exit code %i, one error line, a hint and the request id", async (status, code) => {
  // Of one object: where a list or statistics are missing, the address is wrong.
  fixture.server.faults.add({ status, operationId: "getReport" });
  const { code: exit, stdout, stderr } = await fixture.svc(`reports get ${fixture.ids.reports[0]} --retries 0`);
  expect(exit).toBe(code);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/^error: .+\nhint: .+\nrequest id: req_\w+\n$/);
});

it("A connection that breaks ends with exit code 8", async () => {
  fixture.server.faults.add({ drop: true });
  const { code, stderr } = await fixture.svc("team stats --retries 0");
  expect(code).toBe(8);
  expect(stderr).toContain("svc doctor");
  expect(stderr).not.toContain("baseUrl");
});

it.each([["truncated"], ["malformed"]] as const)(
  "A %s response ends with exit code 9 or 8, not with a stack",
  async (body) => {
    fixture.server.faults.add({ body });
    const { code, stderr } = await fixture.svc("team stats --retries 0");
    expect([8, 9]).toContain(code);
    expect(stderr).not.toMatch(/\n\s+at /);
  },
);

it("Under --json the error is one JSON object on standard error", async () => {
  const { code, stdout, stderr } = await fixture.svc("meetings get 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 --json");
  expect(code).toBe(3);
  expect(stdout).toBe("");
  expect(JSON.parse(stderr)).toEqual({
    error: {
      code: "not_found",
      message: expect.any(String),
      status: 404,
      request_id: expect.stringMatching(/^req_/),
      hint: expect.stringContaining("svc auth status"),
    },
  });
});

it.each([
  ["metings list", "Unknown command 'metings'", "Did you mean meetings?"],
  ["meetings get", "Missing required argument 'id'", "--help"],
  ["meetings list --page 1.5", "Expected a whole number", "--help"],
  ["reports list --min-score 101", "Expected a number from 0 to 100.", "--help"],
  ["meetings list --user Ana --user-id Ben", "cannot be used with", "--help"],
  ["report weekly --user Ana --user-id Ben", "cannot be used with", "--help"],
  ["team stats --last 7d --time-range month", "cannot be used with", "--help"],
  ["report person Ana --since 7d --from 8d", "cannot be used with", "--help"],
  ["insights list --from 7d --date-from 8d", "cannot be used with", "--help"],
  ["meetings list --page 2 --all", "cannot be used with", "--help"],
  ["team stats --fields nope --jq .nope", "There is no field `nope`.", "average_score"],
])("`svc %s` is a usage error that says what to do", async (line, message, hint) => {
  const { code, stdout, stderr } = await fixture.svc(line);
  expect(code).toBe(EXIT_CODES.usage.code);
  expect(stdout).toBe("");
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/^error: .*\nhint: .*\n$/);
  expect(stderr.split("\n")[1]).toContain(hint);
});

it("Plain http to another machine is rejected without --insecure-http", async () => {
  const env = { ...fixture.env, SERVICE_API_URL: "http://coaching.example/api/v1" };
  const rejected = await fixture.svc("team stats", { env });
  expect(rejected.code).toBe(2);
  expect(rejected.stderr).toContain("--insecure-http");
  expect((await fixture.svc("team stats --insecure-http", { env })).code).toBe(0);
});

it("An interrupted command ends with exit code 130 and says nothing", async () => {
  const signal = AbortSignal.abort(new InterruptedError("interrupted"));
  const { code, stdout, stderr } = await fixture.svc("team stats", { signal });
  expect({ code, stdout, stderr }).toEqual({ code: 130, stdout: "", stderr: "" });
});

it.each([
  ...["people", "team trend", "team trend --by criterion", "report weekly", "doctor", "reports verify REPORT"],
  ...["meetings search call", "meetings view MEETING", "meetings list --all", "report person USER", "spec diff"],
  ...["templates lint TEMPLATE", "api GET /meetings --paginate", "auth status", "auth login --key-stdin"],
])("Ctrl-C ends `svc %s`, whichever request it waits for", async (line) => {
  const { meetings, reports, templates, users } = fixture.ids;
  const ids = { MEETING: meetings[0], REPORT: reports[0], TEMPLATE: templates[0], USER: users[0] };
  const words = line.replace(/[A-Z]{4,}/, (name) => ids[name as "USER"] ?? name);
  for (let waiting = 1, isInterrupted = true; isInterrupted && waiting <= 12; waiting += 1) {
    const interrupt = new AbortController();
    let requests = 0;
    const fetch: typeof globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      requests += 1;
      if (requests !== waiting) return fixture.server.fetch(request);
      interrupt.abort(new InterruptedError("interrupted"));
      return new Promise((_, reject) => {
        const end = () => reject(request.signal.reason);
        if (request.signal.aborted) end();
        else request.signal.addEventListener("abort", end);
      });
    };
    const world = { fetch, signal: interrupt.signal, stdin: fixture.server.keys.read };
    const { code, stdout, config } = await fixture.svc(words, world);
    isInterrupted = requests >= waiting;
    expect(code, `request ${waiting}`).toBe(isInterrupted ? 130 : 0);
    if (isInterrupted) expect([stdout, config]).toEqual([expect.not.stringMatching(/abort|^profile/), emptyConfig()]);
  }
});

it("Ctrl-C while a list waits for the names of people ends it too", async () => {
  const interrupt = new AbortController();
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes("/team/stats")) return fixture.server.fetch(request);
    interrupt.abort(new InterruptedError("interrupted"));
    return Promise.reject(request.signal.reason);
  };
  const world = { fetch, signal: interrupt.signal, terminal: { columns: 80 } };
  expect(await fixture.svc("reports list", world)).toMatchObject({ code: 130, stdout: "" });
});

it("`svc help exit-codes` lists every code", async () => {
  const { stdout } = await fixture.svc("help exit-codes");
  for (const { code, meaning } of Object.values(EXIT_CODES)) expect(stdout).toContain(`${code}  ${meaning}`);
});
