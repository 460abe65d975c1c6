import { afterAll } from "vitest";
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
import { type CliResult, type CliWorld, NOW, runCli } from "./run-cli.ts";

/** A reference server with a small, fixed organization, and a CLI signed in to it. */
export interface Fixture {
  server: ReferenceServer;
  /** Ids of what the organization has, newest first. */
  ids: { meetings: string[]; reports: string[]; templates: string[]; users: string[] };
  env: Record<string, string>;
  /** Runs a command with the admin key. */
  svc(commandLine: string | readonly string[], world?: CliWorld): Promise<CliResult>;
}

const PEOPLE = ["Jonas Lindqvist", "山田 太郎", "Zoë 🚀 O’Brien", "Łukasz Żółć", "محمد علي"];

const TITLES = [
  "Discovery call with Northwind Logistics",
  "渋谷商事とのデモ",
  "🚀 Launch review: Halden Foods & partners, second half of the year",
  "Négociation avec Café Crème",
  "안녕하세요 고객 미팅",
];

const STATUSES = ["completed", "completed", "processing", "failed", "no_transcript", "pending", "fetched"] as const;

const hoursAgo = (hours: number): string => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

/** Creates the fixture. The same ids and times every time. */
export async function createFixture(): Promise<Fixture> {
  const server = await createReferenceServer({ now: () => NOW, ids: seededIds("stage") });
  const users = [];
  for (const name of PEOPLE) users.push(await server.org.add(aUser({ name })));
  const meetings = [];
  for (let index = 0; index < 45; index += 1) {
    const user = at(users, index);
    const started = hoursAgo(3 + index * 9);
    const meeting = aMeeting({
      user_id: user.id,
      title: at(TITLES, index),
      status: at(STATUSES, index),
      started_at: started,
    });
    meetings.push(await server.org.add(meeting));
  }
  const templates = [];
  for (const name of ["Discovery scorecard", "デモ採点表", "Closing ✅"])
    templates.push(await server.org.add(aTemplate({ name, created_at: hoursAgo(48 * (templates.length + 1)) })));
  const reports = await addReports(server, meetings, templates[0]?.id ?? "");
  await server.org.add(anInsight({ meeting_id: meetings[0]?.id ?? "", occurred_at: hoursAgo(3) }));
  await server.org.add(
    anInsight({ meeting_id: meetings[1]?.id ?? "", title: "価格が高い", type: "pricing", occurred_at: hoursAgo(30) }),
  );
  await server.org.add(aRoleplaySession({ user_id: users[0]?.id ?? "", created_at: hoursAgo(20) }));
  const env = { SERVICE_API_KEY: server.keys.admin, SERVICE_API_URL: "http://localhost/api/v1" };
  const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
  return {
    server,
    ids: { meetings: idsOf(meetings), reports: idsOf(reports), templates: idsOf(templates), users: idsOf(users) },
    env,
    svc: (commandLine, world = {}) =>
      runCli(typeof commandLine === "string" ? commandLine.split(" ") : commandLine, {
        fetch: server.fetch,
        env,
        ...world,
      }),
  };
}

/** The fixture for all tests of a file. */
export async function sharedFixture(): Promise<Fixture> {
  const fixture = await createFixture();
  afterAll(() => fixture.server.close());
  return fixture;
}

async function addReports(
  server: ReferenceServer,
  meetings: readonly { id: string; user_id: string }[],
  templateId: string,
) {
  const reports = [];
  for (const [index, meeting] of meetings.slice(0, 12).entries()) {
    const values = {
      meeting_id: meeting.id,
      user_id: meeting.user_id,
      template_id: templateId,
      created_at: hoursAgo(2 + index * 9),
    };
    reports.push(await server.org.add(aReport({ ...values, overall_score: 91.5 - index * 4.5 })));
  }
  return reports;
}
