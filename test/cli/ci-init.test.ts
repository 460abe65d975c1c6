import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { VERSION } from "../../cli/version.ts";
import {
  aMeeting,
  aReport,
  aUser,
  createReferenceServer,
  type ReferenceServer,
} from "../../server-mock/library/index.ts";
import { sharedFolder, testFolder } from "../support/test-folder.ts";
import { type CliResult, runCli } from "./support/run-cli.ts";
import { fillIn, installSvc, runScript } from "./support/shell.ts";

let server: ReferenceServer;
let url: string;
const programs = sharedFolder();
let PATH: string;
beforeAll(async () => {
  server = await createReferenceServer();
  ({ url } = await server.listen());
  const user = await server.org.add(aUser({ name: "Ana Ruiz" }));
  // In the last whole week, whatever the day of this one.
  const monday = Date.now() - ((new Date().getUTCDay() + 6) % 7) * 86_400_000;
  const created_at = new Date(monday - 3 * 86_400_000).toISOString();
  const meeting = await server.org.add(aMeeting({ user_id: user.id, started_at: created_at }));
  await server.org.add(aReport({ user_id: user.id, meeting_id: meeting.id, overall_score: 72.5, created_at }));
  // Installing is the one thing that a shell here cannot do: the program is there already.
  PATH = await installSvc(programs);
  await writeFile(path.join(programs, "bin/npm"), `#!/bin/sh\necho "npm $*"\n`, { mode: 0o755 });
});
afterAll(() => server.close());

let directory: string;
beforeEach(async () => {
  directory = testFolder();
});

const init = (...argv: string[]): Promise<CliResult> => runCli(["ci", "init", ...argv, "--directory", directory]);

const textOf = (file: string): Promise<string> => readFile(path.join(directory, file), "utf8");

const execute = (script: string, env: Record<string, string>) =>
  runScript(script, { cwd: directory, env: { PATH, SVC_CONFIG_DIR: path.join(directory, "none"), ...env } });

const settings = (): Record<string, string> => ({
  SERVICE_API_URL: `${url}/api/v1`,
  SERVICE_API_KEY: server.keys.read,
  GITHUB_ACTIONS: "true",
  GITHUB_STEP_SUMMARY: path.join(directory, "summary.md"),
});

interface Step {
  name: string;
  run?: string;
}

it("The workflow for GitHub runs, step by step, and leaves summary, page and gates", async () => {
  expect((await init("github")).code).toBe(0);
  const workflow = parse(await textOf(".github/workflows/coaching-report.yml"));
  expect(Object.keys(workflow.env)).toEqual(["SERVICE_API_URL", "SERVICE_API_KEY"]);
  expect(workflow.permissions).toEqual({ contents: "read" });
  const runs = (workflow.jobs.report.steps as Step[]).filter(({ run }) => run !== undefined);
  const outputs = [];
  for (const { run = "" } of runs) outputs.push(await execute(run, settings()));
  expect(outputs.map(({ code }) => code)).toEqual([0, 0]);
  expect(outputs[0]?.output).toBe(`npm install --global svc-sdk@${VERSION}\n`);
  expect(await textOf("summary.md")).toContain("72.5");
  expect(await textOf("coaching/week.html")).toContain("Ana Ruiz");
  expect(await textOf("coaching/gates.xml")).toContain('failures="0"');
});

it("A gate that breaks fails the job of GitLab, with the files written", async () => {
  expect((await init("gitlab", "--gate", "average_score>=99", "--tz", "Europe/Berlin")).code).toBe(0);
  const job = parse(await textOf(".gitlab/coaching-report.yml"))["coaching-report"];
  const { code, output } = await execute(job.script.join("\n"), settings());
  expect(code).toBe(10);
  expect(output).toContain("average_score >= 99");
  expect(await textOf(job.artifacts.reports.junit)).toContain('failures="1"');
});

it.each([
  ["average_score>=50", 0],
  ["average_score>=99", 10],
])("With a webhook the report is posted first, then gate %s ends the job with %i", async (gate, expected) => {
  const posted: { text?: string }[] = [];
  const hook = createServer((request, response) => {
    json(request).then((body) => {
      posted.push(body as { text?: string });
      response.end("ok");
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, "127.0.0.1", resolve));
  const SLACK_WEBHOOK = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
  expect((await init("gitlab", "--gate", gate)).code).toBe(0);
  const job = parse(await textOf(".gitlab/coaching-report.yml"))["coaching-report"];
  const { code } = await execute(job.script.join("\n"), { ...settings(), SLACK_WEBHOOK, NO_PROXY: "127.0.0.1" });
  hook.close();
  expect(code).toBe(expected);
  expect(posted.map(({ text }) => text)).toEqual([expect.stringContaining("Coaching report: 1 report")]);
});

const published = async (file: string) =>
  parseAllDocuments(await readFile(path.join(import.meta.dirname, "../..", file), "utf8"))
    .at(-1)
    ?.toJS();

it.each([
  ["average_score>=50", 0],
  ["average_score>=50\nmeetings<=0", 10],
  ['average_score>=50"; touch evil; "', 2],
])("The action for GitHub, with gates %j, ends with %i", async (gates, expected) => {
  const action = await published(".github/actions/weekly-report/action.yml");
  const inputs = {
    url: url,
    key: server.keys.read,
    gates,
    "gates-file": "",
    "time-zone": "UTC",
    "slack-webhook": "",
    version: VERSION,
  };
  expect(Object.keys(action.inputs).sort()).toEqual(Object.keys(inputs).sort());
  const steps = (action.runs.steps as (Step & { env: Record<string, string> })[]).filter(
    ({ run }) => run !== undefined,
  );
  const [install, report] = await Promise.all(
    steps.map(({ run = "", env }) => execute(run, { ...settings(), ...fillIn(env, inputs) })),
  );
  expect(install).toEqual({ code: 0, output: `npm install --global svc-sdk@${VERSION}\n` });
  expect(report?.code).toBe(expected);
  expect(await readdir(directory)).not.toContain("evil");
  if (expected === 2) return;
  expect(await textOf("summary.md")).toContain("72.5");
  expect(await textOf("coaching/gates.xml")).toContain(`failures="${expected === 0 ? 0 : 1}"`);
});

it("The component for GitLab runs, and makes the artifacts that it names", async () => {
  const { "coaching-report": job } = await published("templates/weekly-report.yml");
  const inputs = { gates: "average_score>=50", "gates-file": "", "time-zone": "Europe/Berlin" };
  const [, script] = job.script as string[];
  const { code } = await execute(script ?? "", { ...settings(), ...fillIn(job.variables, inputs) });
  expect(code).toBe(0);
  expect(await textOf(job.artifacts.reports.junit)).toContain('failures="0"');
});

it("Nothing is overwritten without --force, and nothing is written by half", async () => {
  await writeFile(path.join(directory, "coaching-gates.yaml"), "gates: []\n");
  const { code, stderr } = await init("github");
  expect(code).toBe(2);
  expect(stderr).toContain("coaching-gates.yaml exists already. Nothing was written.");
  expect(await readdir(directory)).toEqual(["coaching-gates.yaml"]);
  expect((await init("github", "--force")).code).toBe(0);
  expect(await textOf("coaching-gates.yaml")).toContain("average_score>=60");
});

it("--print writes nothing, and the key is nowhere", async () => {
  const { stdout } = await runCli(["ci", "init", "github", "--print", "--directory", directory], {
    env: { SERVICE_API_KEY: `svc_live_${"k".repeat(32)}`, SERVICE_API_URL: "https://coaching.example.com" },
  });
  expect(stdout).toContain("name: Weekly coaching report");
  expect(stdout).not.toContain("kkkk");
  expect(await readdir(directory)).toEqual([]);
});

it.each([
  ["--gate", "average_score>=", "Invalid --gate condition"],
  ["--schedule", '0 6 * * 1"\n  evil: true', "Expected --schedule"],
  ["--tz", "Mars/Phobos; rm -rf", "Expected a time zone"],
])("%s %j is rejected before anything is written", async (flag, value, message) => {
  const { code, stderr } = await init("github", flag, value);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(await readdir(directory)).toEqual([]);
});

it("A directory that cannot be written to is named", async () => {
  await mkdir(path.join(directory, "coaching-gates.yaml"));
  const { code, stderr } = await init("github", "--force");
  expect(code).toBe(2);
  expect(stderr).toContain("coaching-gates.yaml is a directory.");
  expect(await readdir(directory)).toEqual(["coaching-gates.yaml"]);
});
