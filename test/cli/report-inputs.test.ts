import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { atTime } from "../../cli/features/report/at-time.ts";
import { readBaseline } from "../../cli/features/report/baseline.ts";
import { readBranding } from "../../cli/features/report/branding.ts";
import { annotations, fitSummary } from "../../cli/features/report/github.ts";
import { readGates } from "../../cli/features/report/read-gates.ts";
import { meetingLink } from "../../core/report/branding.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { testContext } from "./support/run-cli.ts";

const directory = sharedFolder();

const file = async (name: string, text: string): Promise<string> => {
  await writeFile(path.join(directory, name), text);
  return path.join(directory, name);
};

it.each([
  ["2026-11-21", "2026-11-21T00:00:00.000Z"],
  ["2026-11-21T12:30:00Z", "2026-11-21T12:30:00.000Z"],
  ["2026-11-21T12:30:00+02:00", "2026-11-21T10:30:00.000Z"],
])("--now %s is %s", (text, expected) => {
  expect(atTime(testContext(), text).now().toISOString()).toBe(expected);
});

it.each(["", "soon", "2026-02-31T99:00Z", "2026-11-21T12:30:00", "on 2026-11-21", "2026-11-21Z", "21 Nov 2026"])(
  "--now %j is no timestamp",
  (text) => {
    expect(() => atTime(testContext(), text)).toThrow(`Expected --now to be a timestamp, got \`${text}\`.`);
  },
);

it("A report's title has up to a hundred characters, and one of its own without any", async () => {
  expect((await readBranding({})).title).toBe("Coaching report");
  expect((await readBranding({ title: ` ${"x".repeat(100)} ` })).title).toBe("x".repeat(100));
  for (const title of ["", "  ", "x".repeat(101)])
    await expect(readBranding({ title })).rejects.toThrow("Expected --title to have 1 to 100 characters.");
});

it("A link's id is encoded, wherever it stands", async () => {
  const link = "https://x.example/{id}?m={id}";
  expect(meetingLink(await readBranding({ link }), "a/b $&")).toBe("https://x.example/a%2Fb%20%24%26?m=a%2Fb%20%24%26");
  expect(meetingLink(await readBranding({}), "a")).toBeUndefined();
});

it.each([
  "https://x.example/",
  "ftp://x.example/{id}",
  "x https://x.example/{id}",
  "https://{id}@x.example/",
  "https://x.example/{id}'",
  'https://x.example/{id}"><script>',
  `https://x.example/{id}${"x".repeat(180)}`,
  "https://x.example:port/{id}",
])("The link %s is rejected", async (link) => {
  await expect(readBranding({ link })).rejects.toThrow("Expected --link to be an https address that contains {id}");
});

const BASELINE = {
  schema_version: 1,
  period: { from: "a", to: "b" },
  reports: { count: 3, average_score: 70.5, trend: [{ average_score: 1 }, { average_score: null }] },
  people: [{ user_id: "ana", reports: 2, average_score: 80 }],
  criteria: [{ name: "Close", scores: 4, average_score: 60 }],
  coach_next: [{ user_id: "ana", average_score: 80, criterion: { name: "Close", scores: 5, average_score: 52 } }],
};

it("An earlier report is read back with all its figures", async () => {
  const { with: compared, ...figures } = await readBaseline(await file("ok.json", JSON.stringify(BASELINE)));
  expect(compared).toEqual({ kind: "baseline", from: "a", to: "b", reports: 3, average_score: 70.5, trend: [1, null] });
  const figure = (value: number, n: number) => ({ value, n, of: n, complete: true, templates: [] });
  expect(figures).toEqual({
    score: figure(70.5, 3),
    people: new Map([["ana", figure(80, 2)]]),
    criteria: new Map([["Close", figure(60, 4)]]),
    advice: [
      {
        user_id: "ana",
        criterion: { key: "Close", name: "Close", scores: 5, average_score: 52 },
        before: figure(52, 5),
      },
    ],
  });
});

it.each([
  ["of another version", { schema_version: 2 }],
  ["without a period", { period: undefined }],
  ["without reports", { reports: null }],
  ["whose people are no list", { people: {} }],
  ["whose criteria are no list", { criteria: "x" }],
])("A report %s is no baseline", async (_, change) => {
  const name = await file("odd.json", JSON.stringify({ ...BASELINE, ...change }));
  await expect(readBaseline(name)).rejects.toThrow("to be the report of an earlier run.");
});

it("Gates come from the file, then from flags, and a flag goes before the file's setting", async () => {
  const gates = await file("gates.yaml", "gates: ['average_score>=70']\nmin_reports: 5\nif_no_data: warn\n");
  expect(await readGates({ gates, gate: ["reports>=1"] })).toMatchObject({
    gates: [{ threshold: "70" }, { threshold: "1" }],
    minReports: 5,
    ifNoData: "warn",
  });
  expect(await readGates({ gates, minReports: 2, ifNoData: "pass" })).toMatchObject({
    minReports: 2,
    ifNoData: "pass",
  });
  expect(await readGates({})).toEqual({ gates: [], minReports: 1, ifNoData: "fail" });
});

it.each([
  ["[]", "an object with `gates`"],
  ["5", "an object with `gates`"],
  ["", "an object with `gates`"],
  ["gates: []\nnonsense: 1", "an object of gates, min_reports, if_no_data; there is no `nonsense`"],
  ["gates: average_score>=70", "`gates` as a list of conditions"],
  ["gates: [5]", "`gates` as a list of conditions"],
  ["gates: []\nmin_reports: 1.5", "`min_reports` as a whole number"],
  ["gates: []\nmin_reports: -1", "`min_reports` as a whole number"],
  ["gates: []\nif_no_data: maybe", "`if_no_data` as one of "],
])("The gates file %j is expected to contain something else", async (text, expected) => {
  const gates = await file("odd.yaml", text);
  await expect(readGates({ gates })).rejects.toThrow(`Expected ${gates} to contain ${expected}`);
});

it("Annotations are escaped commands for what is not met", () => {
  const result = (outcome: string, message: string) => ({ gate: "a:b,c%", outcome, message });
  expect(
    annotations({
      results: [result("failed", "60\nof 100%"), result("warning", "x"), result("passed", "y")],
    } as never),
  ).toBe(
    [
      "::error title=Gate a%3Ab%2Cc%25::a:b,c%25: 60%0Aof 100%25\n",
      "::warning title=Gate a%3Ab%2Cc%25::a:b,c%25: x\n",
    ].join(""),
  );
});

it("A summary that just fits is left whole; a longer one is cut at a line, and says so", () => {
  const text = "ä line\n".repeat(100);
  expect(fitSummary(text, 800)).toBe(text);
  const cut = fitSummary(text, 799);
  expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(799);
  expect(cut).toMatch(/^ä line\nä line\n[\s\S]*The report is truncated here/);
  expect(fitSummary(text, 5)).toBe("");
});
