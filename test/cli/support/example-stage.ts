import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ConfigData } from "../../../cli/context/config-store.ts";
import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aTemplate,
  aUser,
  createReferenceServer,
  type ReferenceServer,
  seededIds,
} from "../../../server-mock/library/index.ts";
import { NOW } from "./run-cli.ts";

/** The address that the examples name. */
export const ADDRESS = "https://coaching.example.com";

/** The ids that the examples name. */
const MEETING = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";
const REPORT = "6e0a4f57-91c2-4d3b-b8e5-7f1a2c3d4001";
export const TEMPLATE = "c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001";

const SPEECH = `[00:00:04] Jonas Lindqvist: What made you take this call?
[00:00:09] Ana Ruiz: Our budget for this year. What is our next step?
[00:00:21] Kim Novak: It depends on the discount.`;

const SCORECARD = `name: Follow-up
prompt_template: Score the call.
grading_criteria:
  - { name: Listening, weight: 60, description: Lets the customer finish and repeats what was said }
  - { name: Next steps, weight: 40, description: Agrees on a next step with a date }
`;

const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

/** A service and a directory in which every example in a help text finds what it speaks of. */
export interface ExampleStage {
  server: ReferenceServer;
  directory: string;
  /** A machine on which two profiles are signed in. */
  signedIn: ConfigData;
  /** Puts back what an earlier example has deleted, and removes what the next one would not overwrite. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Creates the stage: a team's weeks of calls, with the objects whose ids the examples name among them. */
export async function createExampleStage(): Promise<ExampleStage> {
  const server = await createReferenceServer({ now: () => NOW, ids: seededIds("examples") });
  await server.seed({ meetings: 20 });
  const ana = await server.org.add(aUser({ name: "Ana Ruiz" }));
  await server.org.add(aTemplate({ id: TEMPLATE, name: "Discovery", call_type: "discovery" }));
  for (const [index, days] of [0, 3, 9, 17].entries()) {
    const [started_at, user_id] = [hoursAgo(days * 24 + 2), ana.id];
    const id = index === 0 ? { id: MEETING } : {};
    const meeting = await server.org.add(aMeeting({ ...id, user_id, started_at, transcript: SPEECH }));
    const scores = { overall_score: 84 - index, created_at: hoursAgo(days * 24 + 1) };
    const reportId = index === 0 ? { id: REPORT } : {};
    await server.org.add(aReport({ ...reportId, ...scores, user_id, meeting_id: meeting.id, template_id: TEMPLATE }));
  }
  await server.org.add(aMeeting({ user_id: ana.id, status: "failed", started_at: hoursAgo(50) }));
  const customer = { industry: "Logistics", prospect_title: "VP Sales" };
  await server.org.add(anInsight({ meeting_id: MEETING, occurred_at: hoursAgo(2), ...customer }));
  for (const status of ["completed", "scored"] as const)
    await server.org.add(aRoleplaySession({ user_id: ana.id, status, created_at: hoursAgo(20) }));
  const directory = await mkdtemp(path.join(tmpdir(), "svc-examples-"));
  await writeFiles(directory, server.keys.admin);
  const profile = { api_key: server.keys.admin, key_origin: ADDRESS, base_url: ADDRESS };
  return {
    server,
    directory,
    signedIn: { current_profile: "default", profiles: { default: profile, staging: profile } },
    async restore() {
      for (const name of [".github", ".gitlab-ci.yml", "coaching-gates.yaml"])
        await rm(path.join(directory, name), { recursive: true, force: true });
      const response = await server.fetch(`${ADDRESS}/api/v1/templates/${TEMPLATE}`, {
        headers: { authorization: `Bearer ${server.keys.admin}` },
      });
      if (response.status === 404)
        await server.org.add(aTemplate({ id: TEMPLATE, name: "Discovery", call_type: "discovery" }));
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** The files that examples read. Others are written by the examples before them. */
async function writeFiles(directory: string, key: string): Promise<void> {
  const criteria = [{ name: "Listening", weight: 100, description: "Lets the customer finish" }];
  const template = { name: "Call", prompt_template: "Score the call.", grading_criteria: criteria };
  const files = {
    "key.txt": `${key}\n`,
    "scorecard.yaml": SCORECARD,
    "template.json": JSON.stringify(template),
    "templates/follow-up.yaml": SCORECARD,
    "gates.yaml": "gates: [average_score>=10]\n",
    "logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  };
  await mkdir(path.join(directory, "templates"));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(directory, name), text);
}
