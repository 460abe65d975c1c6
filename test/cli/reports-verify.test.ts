import { afterAll, expect, it } from "vitest";
import { aMeeting, aReport, createReferenceServer } from "../../server-mock/library/index.ts";
import { type CliResult, NOW, runCli } from "./support/run-cli.ts";

const server = await createReferenceServer({ now: () => NOW });
afterAll(() => server.close());

const TRANSCRIPT =
  "[00:00:04] Jonas Lindqvist: What made you take this call — honestly?\n[00:00:40] Ana Ruiz: Two calls a month.";
const svc = (line: string, fetch: typeof globalThis.fetch = server.fetch): Promise<CliResult> => {
  const env = { SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: "http://localhost/api/v1", NO_COLOR: "1" };
  return runCli(line.split(" "), { fetch, env });
};

async function reportWith(
  values: Parameters<typeof aReport>[0],
  transcript: string | null = TRANSCRIPT,
): Promise<string> {
  const status = transcript === null ? "no_transcript" : "completed";
  const meeting = await server.org.add(aMeeting({ transcript, status }));
  return (await server.org.add(aReport({ meeting_id: meeting.id, ...values }))).id;
}

const criterion = (score: number | null, weight: number, quote?: string, timestamp_seconds: number | null = 4) => ({
  ...{ name: "Discovery", weight, score, feedback: "" },
  evidence: quote === undefined ? [] : [{ quote, timestamp_seconds }],
});

it("a report whose quotes were said and whose mean is the mean holds", async () => {
  const criteria_scores = [criterion(80, 60, "what made you take this call - honestly?"), criterion(null, 40)];
  const id = await reportWith({ overall_score: 80, criteria_scores });
  const { code, stdout, stderr } = await svc(`reports verify ${id} -o json`);
  expect([code, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toMatchObject([{ id, result: "holds", quotes: 1, found: 1, problems: [] }]);
});

it.each([
  ["a quote that nobody said", [criterion(80, 1, "We will sign today, I promise")], "is not in the transcript"],
  ["a quote at another time", [criterion(80, 1, "Two calls a month", 4)], "not at second 4"],
  ["a quote of nothing", [criterion(80, 1, "…")], "too short"],
  ["a mean that is none", [criterion(80, 3, "Two calls a month", 40), criterion(40, 1)], "by weight 70"],
])("a report with %s does not hold, and the exit code is 10", async (_, criteria_scores, problem) => {
  const id = await reportWith({ overall_score: 80, criteria_scores });
  const { code, stdout, stderr } = await svc(`reports verify ${id} -o json`);
  expect(code).toBe(10);
  expect(JSON.parse(stdout)[0].problems.join()).toContain(problem);
  expect(stderr).toContain("1 of 1 reports failed verification");
});

it("a report that is named, and not there, is an error", async () => {
  expect((await svc("reports verify 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001")).code).toBe(3);
});

it("reports that were deleted since they were listed are passed over, unless that is all of them", async () => {
  const user_id = crypto.randomUUID();
  const [kept, ...gone] = [await reportWith({ user_id }), await reportWith({ user_id }), await reportWith({ user_id })];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const id = gone.find((each) => request.url.endsWith(`/${each}`));
    return server.fetch(id ? new Request(request.url.replace(id, crypto.randomUUID()), request) : request);
  };
  const verify = () => svc(`reports verify --user-id ${user_id} -o json --jq [.[].id]`, fetch);
  expect(await verify()).toMatchObject({ code: 0, stdout: `["${kept}"]\n` });
  expect((await svc(`reports verify ${kept} ${gone[0]}`, fetch)).code).toBe(3);
  gone.push(kept);
  expect((await verify()).code).toBe(3);
});

it("a report that holds has empty cells, and problems are words, not JSON", async () => {
  const good = await reportWith({ overall_score: 80, criteria_scores: [criterion(80, 1, "Two calls a month", 40)] });
  expect((await svc(`reports verify ${good} -o tsv`)).stdout).toMatch(/\tholds\t1\t1\t\t$/m);
  expect((await svc(`reports verify ${good} -o table`)).stdout).not.toContain("[]");
  const bad = await reportWith({ overall_score: 80, criteria_scores: [criterion(70, 1, "Never said at all")] });
  const { stdout } = await svc(`reports verify ${bad} -o tsv`);
  expect(stdout).toMatch(
    /\tfails\t1\t0\tDiscovery: "Never said at all" is not in the transcript; the overall score is 80/,
  );
});

it("a report that holds leaves room for the problems of those that come after it", async () => {
  const good = await reportWith({ overall_score: 80, criteria_scores: [criterion(80, 1, "Two calls a month", 40)] });
  const bad = await reportWith({ overall_score: 70, criteria_scores: [criterion(70, 1, "Never said at all")] });
  const open = await reportWith({ overall_score: 80, criteria_scores: [criterion(80, 1, "Two calls")] }, null);
  const { stdout } = await svc(`reports verify ${good} ${open} ${bad} -o table --no-pager`);
  expect(stdout).toContain("unchecked");
  expect(stdout).toContain('Discovery: "Never said at all" is not');
});

it("what a service leaves out is named, and is no failure", async () => {
  const id = await reportWith({ overall_score: 80, criteria_scores: [criterion(80, 1, "Two calls")] }, null);
  const { code, stdout } = await svc(`reports verify ${id} -o json`);
  expect([code, JSON.parse(stdout)[0]]).toMatchObject([
    0,
    { result: "unchecked", unchecked: ["the meeting has no transcript"] },
  ]);
});

it("reports that were produced offline hold, every one", async () => {
  const own = await createReferenceServer({ now: () => NOW });
  await own.seed({ meetings: 60 });
  await own.jobs.request({ since: new Date(0), again: "by this scorer" });
  await own.jobs.drain();
  expect((await own.jobs.figures()).done).toBeGreaterThan(10);
  const env = { SERVICE_API_KEY: own.keys.read, SERVICE_API_URL: "http://localhost/api/v1" };
  const { code, stdout, stderr } = await runCli("reports verify --every -o ndjson".split(" "), {
    fetch: own.fetch,
    env,
  });
  const failing = stdout.split("\n").filter((line) => line.includes('"fails"'));
  expect([code, stderr, failing]).toEqual([0, "", []]);
  expect(stdout.split("\n").length).toBeGreaterThan(20);
  await own.close();
});

it("an earlier name of a field is warned about, but not beside JSON", async () => {
  const id = await reportWith({ overall_score: 80, criteria_scores: [criterion(80, 1, "Two calls a month", 40)] });
  expect((await svc(`reports verify ${id} -o tsv --fields result`)).stderr).toContain("The field result is now status");
  expect((await svc(`reports verify ${id} -o json --fields result`)).stderr).toBe("");
});

it("takes ids or all, not both", async () => {
  expect((await svc("reports verify x --all")).code).toBe(2);
});
