import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { type OpenService, openService } from "../../library/service.ts";
import { randomIds } from "../../records/ids.ts";
import { writeRecords } from "../../store/write-records.ts";
import type { Administration } from "../../team/administration/administration.ts";
import { addUser } from "../../team/administration/users.ts";
import { IdSet } from "../../team/import/id-set.ts";
import { importRows } from "../../team/import/import-rows.ts";
import { readParsed, streamLines } from "../../team/import/read-rows.ts";
import { FIREFLIES_CALL, GONG_CALL, ZOOM_CAPTIONS } from "../support/recordings.ts";
import { recount } from "../support/recount.ts";
import { runCommand } from "../support/run-command.ts";
import { readApi } from "../support/team.ts";

const ORG = "00000000-0000-4000-8000-000000000001";
const NOW = new Date("2026-11-20T12:00:00.000Z");
let folder: string;
let service: OpenService;
let admin: Administration;

beforeEach(async () => {
  folder = testFolder();
  service = await openService({ pepper: "x", now: () => NOW, database: join(folder, "svc.db") });
  const organization = { id: ORG, name: "Acme", plan: "business", subscription_status: "active" } as const;
  await writeRecords(service.database, [{ kind: "organization", value: organization }], { now: NOW });
  admin = { ...service, ids: randomIds(), now: () => NOW, actor: "test" };
  for (const [name, email] of [
    ["Ana Ruíz", "ana@acme.example"],
    ["Ben Lund", "ben@acme.example"],
    ["Cleo Lund", "cleo@acme.example"],
  ] as const)
    await addUser(admin, { orgId: ORG, name, email });
  return () => service.close();
});

interface ListedMeeting {
  title: string;
  user_id: string;
  started_at: string;
  duration_seconds: number;
  participants: { name: string; email?: string; is_internal: boolean }[];
  report_count: number;
}

const list = async <Item = ListedMeeting>(path = "meetings") => (await readApi<Item[]>(service, ORG, path)).data;

async function run(...words: string[]): Promise<{ code: number; lines: string[] }> {
  const environment = { SVC_SERVER_PEPPER: "x", DATABASE_URL: join(folder, "svc.db") };
  const { code, lines } = await runCommand(words, { environment });
  return { code, lines };
}

it("imports a folder of recorders' files, matches their speakers to users, and says who was matched", async () => {
  const calls = join(folder, "calls");
  await mkdir(calls);
  await writeFile(join(calls, "GMT20261102-093000_Recording.vtt"), ZOOM_CAPTIONS);
  await writeFile(join(calls, "fireflies.json"), JSON.stringify(FIREFLIES_CALL));
  await writeFile(join(calls, "gong.json"), JSON.stringify(GONG_CALL));
  await writeFile(join(calls, "2026-11-05 undated.txt"), "Lund: Hi.\nNobody: Hello.\n");
  const first = await run("import", calls);
  expect([first.code, first.lines.filter((line) => /no owner|GMT|Ruiz/.test(line))]).toEqual([
    1,
    [
      `  no owner: none of Lund, Nobody is a user. Lund may be Ben Lund (ben@acme.example) or Cleo Lund (cleo@acme.example), by a part of the name. Set user_email, choose one for all with --user, say who somebody is with --who "NAME=ADDRESS", or add the user first.`,
      `${join(calls, "GMT20261102-093000_Recording.vtt")}: Imported 1 meeting into Acme.`,
      "  users         Ana Ruiz (ana@acme.example, by name)",
    ],
  ]);
  expect(
    (await list()).map(({ title, started_at, duration_seconds }) => [title, started_at, duration_seconds]),
  ).toEqual([
    ["Demo", "2026-11-04T15:00:00.000Z", 1800],
    ["Discovery", "2026-11-03T14:00:00.000Z", 1830],
    ["GMT20261102-093000_Recording", "2026-11-02T09:30:00.000Z", 8],
  ]);
  const [demo] = await list();
  expect(demo?.participants).toEqual([
    { name: "Ben Lund", email: "ben@acme.example", title: "AE", is_internal: true },
    { name: "Bo Lind", is_internal: false },
  ]);
  const again = await run("import", calls, "--user", "cleo@acme.example", "--internal", "Lund");
  expect([again.code, again.lines.filter((line) => line.includes("stored before")).length]).toEqual([0, 3]);
  expect((await list()).length).toBe(4);
  expect(await run("import", join(calls, "gong.json"), "--dry-run")).toMatchObject({
    code: 0,
    lines: [
      expect.stringContaining("Would import nothing new into Acme. 1 row was stored before."),
      ...[expect.anything(), expect.anything()],
    ],
  });
});

describe("rows", () => {
  const meeting = {
    source_id: "crm-1",
    title: "Call",
    started_at: "2026-11-01T09:00:00Z",
    user_email: "BEN@acme.example",
  };

  it("imports every kind, users first, and nothing twice", async () => {
    const file = {
      reports: [
        { meeting_id: "00000000-0000-4000-8000-0000000000aa", template_name: "S", overall_score: 70, feedback: "" },
      ],
      insights: [
        {
          meeting_id: "00000000-0000-4000-8000-0000000000aa",
          type: "objection",
          title: "T",
          summary: "S",
          occurred_at: "2026-11-01T09:00:00Z",
        },
      ],
      roleplay_sessions: [
        {
          ...{ user_email: "dora@acme.example", status: "scored", overall_score: 81 },
          scenario: {
            id: "00000000-0000-4000-8000-0000000000ab",
            name: "Cold",
            call_type: "cold-call",
            difficulty: "easy",
          },
          persona: { name: "M", title: "Head", company: "North", industry: "Retail" },
        },
      ],
      meetings: [
        {
          ...meeting,
          source_id: undefined,
          id: "00000000-0000-4000-8000-0000000000AA",
          user_email: "dora@acme.example",
        },
      ],
      users: [
        { name: "Dora", email: "dora@acme.example" },
        { name: "Ben", email: "ben@acme.example" },
      ],
    };
    const target = { orgId: ORG, userId: undefined };
    const source = readParsed(file);
    expect(await importRows(service, source, target)).toMatchObject({
      users: 1,
      meetings: 1,
      reports: 1,
      insights: 1,
      sessions: 1,
      known: 1,
    });
    expect(await importRows(service, source, target)).toMatchObject({
      users: 0,
      meetings: 0,
      reports: 0,
      insights: 0,
      sessions: 0,
      known: 6,
    });
    expect((await list())[0]).toMatchObject({ report_count: 1 });
    const { expected, actual } = await recount(service.database);
    expect(actual).toEqual(expected);
  });

  it("rejects quotes that nobody said as one, at another time or without words, of reports and insights alike", async () => {
    const id = "00000000-0000-4000-8000-0000000000ab";
    const transcript = "[00:00:01] Ana: We start in May.\n[00:01:40] Jo: Then May it is.\n[00:02:00] Ana: Good.";
    const evidence = (quote: string, timestamp_seconds: number | null) => [{ quote, timestamp_seconds }];
    const criterion = (score: number | null, quote: string, at: number | null) => ({
      ...{ name: "Opening", weight: 1, score, feedback: "", evidence: evidence(quote, at) },
    });
    const report = { meeting_id: id, template_name: "S", feedback: "", overall_score: 60 };
    const insight = { meeting_id: id, type: "quote", title: "T", summary: "S", occurred_at: "2026-11-01T09:00:00Z" };
    const file = {
      meetings: [{ ...meeting, id, transcript }],
      reports: [
        { ...report, criteria_scores: [criterion(60, "then may it is", 103), criterion(null, "Good.", null)] },
        { ...report, criteria_scores: [criterion(60, "start in May. Then May", null)] },
        { ...report, criteria_scores: [criterion(60, "then may it is", 1)] },
        { ...report, criteria_scores: [criterion(60, "…", null)] },
        { ...report, criteria_scores: [criterion(null, "Good.", null)] },
      ],
      insights: [
        { ...insight, quote: "We start in May", timestamp_seconds: 1 },
        { ...insight, quote: null },
        { ...insight, quote: "We start in June", timestamp_seconds: 1 },
      ],
    };
    expect(await importRows(service, readParsed(file), { orgId: ORG, userId: undefined })).toEqual({
      problems: [
        'reports[1]: evidence of Opening quotes what was not said: "start in May. Then May"',
        'reports[2]: evidence of Opening quotes what was said, but not at second 1: "then may it is"',
        'reports[3]: evidence of Opening quotes no words: "…"',
        "reports[4]: overall_score is 60, but no criterion was assessed",
        'insights[2]: the insight quotes what was not said: "We start in June"',
      ],
    });
  });

  it("streams a file line by line: checks all of it first, and goes on where it was interrupted", async () => {
    const path = join(folder, "calls.ndjson");
    const lines = Array.from({ length: 1_300 }, (_, index) =>
      JSON.stringify({ ...meeting, source_id: `s-${index}`, started_at: new Date(NOW.getTime() - index * 60_000) }),
    );
    const target = { orgId: ORG, userId: undefined };
    await writeFile(path, [...lines, JSON.stringify({ ...meeting, title: 7 })].join("\n"));
    expect(await importRows(service, streamLines(path), target)).toEqual({
      problems: ["line 1301: title must be string"],
    });
    expect(await list()).toEqual([]);
    await writeFile(path, lines.slice(0, 700).join("\n"));
    expect(await importRows(service, streamLines(path), target)).toMatchObject({ meetings: 700 });
    await writeFile(path, lines.join("\n"));
    const progress: number[] = [];
    const onProgress = (rows: number) => progress.push(rows);
    const rest = await importRows(service, streamLines(path), target, { onProgress });
    expect(rest).toMatchObject({ meetings: 600, known: 700 });
    expect([progress.length, progress[0], progress.at(-1)]).toEqual([1_300, 1, 1_300]);
    const { expected, actual } = await recount(service.database);
    expect(actual).toEqual(expected);
  });

  it("remembers ids of any number of rows, and which row had them first", async () => {
    const ids = await IdSet.open();
    const id = (index: number) =>
      `${index.toString(16).padStart(8, "0")}-0000-4000-8000-${(index * 7).toString(16).padStart(12, "0")}`;
    for (let index = 0; index < 5_000; index += 1)
      expect(ids.add(id(index), index, index < 200 ? ORG : null)).toBeUndefined();
    expect([
      ids.add(id(0), 9),
      ids.add(id(4_999), 9, ORG),
      ...[123, 200, 4_999, 5_001].map((index) => ids.ownerOf(id(index))),
    ]).toEqual([0, 4_999, ORG, undefined, undefined, undefined]);
    ids.close();
  });
});
