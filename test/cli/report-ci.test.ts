import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import {
  aMeeting,
  aReport,
  aUser,
  createReferenceServer,
  type ReferenceServer,
} from "../../server-mock/library/index.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { fillIn, installSvc, runScript } from "./support/shell.ts";

const root = path.resolve(import.meta.dirname, "../..");
let server: ReferenceServer;
let close: () => Promise<void>;
const directory = sharedFolder();
let env: Record<string, string>;
/** What a repository would give to its workflows. */
let given: Record<string, string>;
beforeAll(async () => {
  server = await createReferenceServer();
  const listening = await server.listen();
  close = listening.close;
  const user = await server.org.add(aUser({ name: "Ana Ruiz" }));
  const created_at = new Date(Date.now() - 3_600_000).toISOString();
  const meeting = await server.org.add(aMeeting({ user_id: user.id, started_at: created_at }));
  await server.org.add(aReport({ user_id: user.id, meeting_id: meeting.id, overall_score: 72.5, created_at }));
  await cp(path.join(root, "examples/ci"), path.join(directory, "examples/ci"), { recursive: true });
  const writing = await server.keys.create({ permissions: ["read", "write"] });
  given = {
    "vars.SERVICE_API_URL": `${listening.url}/api/v1`,
    "secrets.SERVICE_API_KEY": server.keys.read,
    "secrets.SERVICE_API_WRITE_KEY": writing.key,
  };
  env = {
    PATH: await installSvc(directory),
    SVC_CONFIG_DIR: path.join(directory, "none"),
    GITHUB_ACTIONS: "true",
    GITHUB_STEP_SUMMARY: path.join(directory, "summary.md"),
  };
});
afterAll(async () => {
  await close();
  await server.close();
});

interface Step {
  name: string;
  run: string;
  if?: string;
  /** The workflow's and its own, with what the repository gives in it. */
  env: Record<string, string>;
}

/** The shell steps of a workflow, but for the installation. */
async function stepsOf(file: string): Promise<Step[]> {
  const workflow = parse(await readFile(path.join(root, "examples/ci", file), "utf8"));
  const [job] = Object.values(workflow.jobs) as { steps: Partial<Step>[] }[];
  const steps = (job?.steps ?? []).filter((step): step is Step => step.run !== undefined && step.name !== "Install");
  return steps.map((step) => ({ ...step, env: fillIn({ ...workflow.env, ...step.env }, given) }));
}

const runStep = ({ run, env: own }: Step) => runScript(run, { cwd: directory, env: { ...env, ...own } });

it("Every shell step of the weekly report's workflow works as it is written", async () => {
  const steps = await stepsOf("weekly-report.yml");
  expect(steps.map(({ name }) => name)).toEqual([
    "Has the API changed?",
    "Report and gates",
    "Keep the week's meetings",
  ]);
  for (const step of steps) expect(await runStep(step), step.name).toMatchObject({ code: 0 });
  expect(await readFile(path.join(directory, "summary.md"), "utf8")).toContain("**Average score 72.5**");
  expect(await readFile(path.join(directory, "out/gates.xml"), "utf8")).toContain('tests="5" failures="0"');
  expect(await readFile(path.join(directory, "out/week.html"), "utf8")).toContain("Ana Ruiz");
  expect((await readFile(path.join(directory, "out/meetings.ndjson"), "utf8")).trim().split("\n")).toHaveLength(1);
});

it("Every shell step of the templates' workflow works as it is written", async () => {
  await mkdir(path.join(directory, "templates"));
  const template = "name: Discovery\nprompt_template: Score.\ngrading_criteria: [{ name: Listening, weight: 100 }]\n";
  await writeFile(path.join(directory, "templates/discovery.yaml"), template);
  const [plan, apply] = await stepsOf("templates.yml");
  expect((await runStep(plan as Step)).output).toContain("Plan: 1 to create");
  expect((await runStep(apply as Step)).output).toContain("Created 1");
  expect((await runStep(plan as Step)).output).toContain("Plan: 0 to create, 0 to update, 0 to delete, 1 unchanged.");
});

it("The key that may write is given to no step that runs for a pull request", async () => {
  for (const { name, if: condition, env: own } of await stepsOf("templates.yml"))
    if (Object.values(own).includes(given["secrets.SERVICE_API_WRITE_KEY"] ?? ""))
      expect([name, condition]).toEqual(["Apply", "github.event_name == 'push'"]);
});
