import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import type { OpenService } from "../../library/service.ts";
import { writeRecords } from "../../store/write-records.ts";
import { importRows } from "../../team/import/import-rows.ts";
import { readParsed, streamLines } from "../../team/import/read-rows.ts";
import { runCommand } from "../support/run-command.ts";
import { NOW, openTeam, readApi } from "../support/team.ts";

const ORG = "00000000-0000-4000-8000-000000000001";
const USER = "00000000-0000-4000-8000-000000000002";
const MEETING = "00000000-0000-4000-8000-000000000003";
const NOTHING = {
  ...{ users: 0, meetings: 0, reports: 0, insights: 0, sessions: 0, known: 0 },
  ...{
    jobs: 0,
    withoutTemplate: 0,
    repaired: 0,
    replaced: 0,
    differing: [],
    matched: [],
    unmatched: [],
    undecided: [],
  },
};
let folder: string;
let service: OpenService;

beforeEach(async () => {
  folder = testFolder();
  service = await openTeam([[USER, ORG, "Ana"]], { database: join(folder, "svc.db") });
  return () => service.close();
});

const api = (path: string) => readApi(service, ORG, path);

function importJson(value: unknown) {
  return importRows(service, readParsed(value), { orgId: ORG, userId: USER });
}

async function importLines(lines: string) {
  const path = join(folder, "rows.ndjson");
  await writeFile(path, lines);
  return importRows(service, streamLines(path), { orgId: ORG, userId: USER });
}

it("imports one object per line, and adds reports to meetings that are stored", async () => {
  await importLines(
    `{"id":"${MEETING}","title":"Call","started_at":"2026-11-01T09:00:00Z"}\n\n{"title":"Other","started_at":"2026-11-02T09:00:00Z"}`,
  );
  expect((await api("meetings")).meta?.total).toBe(2);
  const report = { kind: "report", meeting_id: MEETING, template_name: "S", overall_score: 1, feedback: "" };
  expect(await importLines(JSON.stringify(report))).toMatchObject({ meetings: 0, reports: 1 });
  expect((await api(`meetings/${MEETING}`)).data).toMatchObject({ report_count: 1 });
});

it("reports what is wrong with each row by the spec, and stores none", async () => {
  const lines = [
    '{"title":"Fine","started_at":"2026-11-01T09:00:00Z"}',
    '{"title":7,"started_at":"yesterday","status":"done"}',
    "not JSON",
    '{"kind":"call"}',
    '{"title":"N\\u0000","started_at":"2026-11-01T09:00:00Z"}',
    `{"title":"T","started_at":"2026-11-01T09:00:00Z","user_id":"${MEETING}"}`,
  ];
  expect(await importLines(lines.join("\n"))).toEqual({
    problems: [
      "line 2: status must be one of pending, fetched, processing, completed, failed, no_transcript",
      "line 2: title must be string",
      "line 2: started_at must be a time that exists, such as 2026-11-01T09:30:00Z",
      "line 3: expected a JSON object.",
      'line 4: `kind` must be one of "user", "meeting", "report", "insight", "roleplay_session".',
      "line 5: text must not contain the character U+0000.",
      "line 6: user_id is not a user of the organization",
    ],
  });
  expect((await api("meetings")).meta?.total).toBe(0);
});

it("leaves what is stored already as it is", async () => {
  const meeting = { id: MEETING, title: "Call", started_at: "2026-11-01T09:00:00Z" };
  await importJson([meeting]);
  expect(await importJson([{ ...meeting, id: ORG }, meeting])).toEqual({
    ...NOTHING,
    meetings: 1,
    known: 1,
    calls: [ORG, MEETING],
  });
  expect((await api("meetings")).meta?.total).toBe(2);
});

it("names both rows that have the same id, however it is written, and drops neither in silence", async () => {
  const id = "abcdef00-0000-4000-8000-000000000009";
  const row = (value: string) => `{"id":"${value}","title":"Call","started_at":"2026-11-01T09:00:00Z"}`;
  expect(await importLines(`${row(id)}\n${row(id.toUpperCase())}`)).toEqual({
    problems: ["line 2: id is the same as on line 1"],
  });
  expect((await api("meetings")).meta?.total).toBe(0);
});

it("imports a WebVTT file as one meeting", async () => {
  const file = join(folder, "Call with Northwind.vtt");
  await writeFile(file, "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>Hi\n");
  const started = ["--started-at", "2026-11-01T09:00:00+01:00"];
  const { code, lines } = await importFile(["--user", USER, ...started], file);
  expect([code, lines]).toEqual([
    0,
    [
      "Imported 1 meeting into Acme.",
      "  users         Ana (ana@acme.example, by name)",
      "No report for one of them: no template is active for that kind of call, and no general one.",
    ],
  ]);
  expect((await api("meetings")).data).toMatchObject([
    { title: "Call with Northwind", started_at: "2026-11-01T08:00:00.000Z", duration_seconds: 2, status: "fetched" },
  ]);
});

async function importFile(options: string[] = [], file = join(folder, "calls.json")) {
  const words = ["import", file, "--db", join(folder, "svc.db"), ...options];
  const { code, lines } = await runCommand(words, { environment: { SVC_SERVER_PEPPER: "x" } });
  return { code, lines };
}

it("gives meetings that name no owner to the only user of the organization", async () => {
  await writeFile(join(folder, "calls.json"), '[{"title":"Call","started_at":"2026-11-01T09:00:00Z"}]');
  expect(await importFile()).toEqual({ code: 0, lines: ["Imported 1 meeting into Acme."] });
  expect((await api("meetings")).data).toMatchObject([{ user_id: USER }]);
});

it("says why a file cannot be read", async () => {
  const file = join(folder, "calls.json");
  const message = (reason: string) =>
    `svc-server: The file ${file} cannot be read: ${reason}. Check its path and its permissions.`;
  expect(await importFile()).toEqual({ code: 1, lines: [message("no such file or directory (ENOENT)")] });
  await mkdir(file);
  expect((await importFile()).lines.join()).toContain("has no file that can be imported");
});

it("asks whose meetings they are where there are several users, and names them", async () => {
  const bo = {
    id: MEETING,
    org_id: ORG,
    name: "Bo",
    email: "bo@acme.example",
    role: "member",
    is_active: true,
  } as const;
  await writeRecords(service.database, [{ kind: "user", value: bo }], { now: NOW });
  const meeting = { title: "Call", started_at: "2026-11-01T09:00:00Z" };
  await writeFile(join(folder, "calls.json"), JSON.stringify([meeting]));
  const { code, lines } = await importFile();
  expect([code, lines.join()]).toEqual([
    1,
    expect.stringContaining("[0]: no owner: it names nobody. Set user_email, choose one for all with --user"),
  ]);
  expect(lines.join()).toContain("The users of Acme are: Ana <ana@acme.example>, Bo <bo@acme.example>");
  await writeFile(join(folder, "calls.json"), JSON.stringify([{ ...meeting, user_id: MEETING }]));
  expect((await importFile()).code).toBe(0);
});
