import { afterAll } from "vitest";
import {
  aMeeting,
  anInsight,
  aReport,
  aUser,
  createReferenceServer,
  type ReferenceServer,
  seededIds,
} from "../../../server-mock/library/index.ts";
import { sharedFolder } from "../../support/test-folder.ts";
import { type CliResult, type CliWorld, NOW, runCli } from "./run-cli.ts";

/** A reference server with two weeks of coaching, and a CLI with a read key. */
export interface ReportStage {
  server: ReferenceServer;
  directory: string;
  reports: RawReport[];
  /** Runs a command line, its words given apart where they hold spaces. */
  svc(commandLine: string | readonly string[], world?: CliWorld): Promise<CliResult>;
}

/** What the figures are computed from a second time. */
export interface RawReport {
  user_id: string;
  overall_score: number;
  created_at: string;
  criteria: { name: string; score: number }[];
}

const PEOPLE = ["Ana Ruiz", "山田 太郎", "Zoë <b>O’Brien</b>"];
const CRITERIA = ["Discovery", "Next steps", "Listening", "Pricing | value"];
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const before = (milliseconds: number): string => new Date(NOW.getTime() - milliseconds).toISOString();

/** The fixture for all tests of a file: the same data every time. Reports at both edges of the period, and just outside of them. */
export async function sharedReportFixture(): Promise<ReportStage> {
  const server = await createReferenceServer({ now: () => NOW, ids: seededIds("report") });
  afterAll(() => server.close());
  const directory = sharedFolder();
  const users = [];
  for (const name of PEOPLE) users.push(await server.org.add(aUser({ name })));
  const ages = [0, 7 * DAY_MS, 7 * DAY_MS + 1, 14 * DAY_MS + 1, 14 * DAY_MS + 2];
  for (let index = 0; index < 15; index += 1) ages.push(index * 23 * HOUR_MS + HOUR_MS);
  const reports: RawReport[] = [];
  let meetingId = "";
  for (const [index, age] of ages.entries()) {
    const user = users[index % users.length];
    const meeting = await server.org.add(
      aMeeting({ user_id: user?.id ?? "", title: `Call ${index} & more`, started_at: before(age + HOUR_MS) }),
    );
    meetingId = meeting.id;
    const criteria = CRITERIA.slice(index % 2, 3 + (index % 2)).map((name, place) => ({
      name,
      weight: 30,
      score: 40 + ((index * 7 + place * 13) % 55),
      feedback: "",
      evidence: [],
    }));
    const report = {
      user_id: user?.id ?? "",
      overall_score: 50 + ((index * 17) % 450) / 10,
      created_at: before(age),
    };
    await server.org.add(aReport({ ...report, meeting_id: meeting.id, criteria_scores: criteria }));
    reports.push({ ...report, criteria });
  }
  const [ana] = users;
  for (const [index, status] of (["failed", "no_transcript", "completed", "pending"] as const).entries())
    await server.org.add(
      aMeeting({
        user_id: ana?.id ?? "",
        title: `${status} call`,
        status,
        failure_reason: status === "failed" ? "The recording <was> empty" : null,
        started_at: before((index + 2) * HOUR_MS),
      }),
    );
  for (const type of ["pricing", "objection", "pricing"] as const)
    await server.org.add(
      anInsight({ type, meeting_id: meetingId, title: `About ${type}`, occurred_at: before(3 * HOUR_MS) }),
    );
  const env = { SERVICE_API_KEY: server.keys.read, SERVICE_API_URL: "http://localhost/api/v1" };
  return {
    server,
    directory,
    reports,
    svc: (commandLine, world = {}) =>
      runCli(typeof commandLine === "string" ? commandLine.split(" ") : commandLine, {
        fetch: server.fetch,
        ...world,
        env: { ...env, ...world.env },
      }),
  };
}
