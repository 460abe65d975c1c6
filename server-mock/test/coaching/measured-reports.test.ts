import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { qualityOf } from "../../coaching/evaluate/counts.ts";
import { measureReports } from "../../coaching/evaluate/report-confusion.ts";
import { readLabeledFolder } from "../../program/coach/read-labeled-folder.ts";
import { ROUTES_CALL } from "./support/calls.ts";

const TRANSCRIPT = ROUTES_CALL.replace(" What would you add?", "");

/** Everything that the report of this call says, as labels. */
const LABELS = {
  ...{
    file: "1",
    language: "en",
    sellers: ["Jonas Lindqvist"],
    date: "2026-11-20",
    transcript: TRANSCRIPT.split("\n"),
  },
  ...{ agenda: { line: 0, agreed: false }, openQuestions: [2], closedQuestions: [4, 6], recaps: [], firstPrice: null },
  ...{ nextStep: { line: 8, dated: true, time: true }, insights: [] },
  actionItems: [
    { line: 8, owner: "Jonas Lindqvist", due: "2026-11-26", what: "proposal" },
    { line: 9, owner: "Ana Ruiz", due: "2026-11-21", what: "routes of October" },
  ],
  about: [0],
  moments: [2, 9],
  praise: [
    { line: 0, for: "agenda" },
    { line: 8, for: "dated-next-step" },
  ],
  advice: [{ line: 0, for: "agenda-agreed" }],
  ...{ notPraise: ["recap"], notAdvice: ["agenda"] },
};

async function measured(changes: object) {
  const folder = await mkdtemp(join(tmpdir(), "labels-"));
  await writeFile(join(folder, "labels.json"), JSON.stringify([{ ...LABELS, ...changes }]));
  const parts = measureReports(await readLabeledFolder(folder));
  await rm(folder, { recursive: true });
  return Object.fromEntries(parts.map(({ name, ...counts }) => [name, counts]));
}

const wrongIn = async (changes: object) =>
  Object.entries(await measured(changes)).flatMap(([name, { wrong, missed }]) =>
    wrong + missed > 0 ? [`${name} ${wrong} wrong, ${missed} missed`] : [],
  );

it("a report that says what its labels say has nothing wrong, and lacks nothing", async () => {
  expect(await wrongIn({})).toEqual([]);
  const parts = await measured({});
  expect(parts["action-item"]).toMatchObject({ right: 2, precision: 1, recall: 1 });
  expect(parts["due-date"]).toMatchObject({ right: 2 });
});

const [SENDS, LISTS] = LABELS.actionItems;

it.each([
  [{ actionItems: [SENDS] }, ["action-item 1 wrong, 0 missed"]],
  [{ actionItems: [{ ...SENDS, owner: "Ana Ruiz" }, LISTS] }, ["owner 1 wrong, 1 missed"]],
  [{ actionItems: [{ ...SENDS, due: null }, LISTS] }, ["due-date 1 wrong, 0 missed"]],
  [{ actionItems: [{ ...SENDS, due: "2026-11-27", dueAlso: ["2026-11-26"] }, LISTS] }, []],
  [{ actionItems: [{ ...SENDS, line: 2, lineAlso: 7 }, LISTS] }, []],
  [{ actionItems: [LISTS], nextStep: null }, ["action-item 1 wrong, 0 missed"]],
  [{ date: "2026-11-19" }, ["due-date 1 wrong, 1 missed"]],
  [{ actionItems: [SENDS], greyActionItems: [9] }, []],
  [{ about: [3] }, ["about 1 wrong, 1 missed"]],
  [{ moments: [4, 9, 20] }, ["replay 0 wrong, 1 missed"]],
  [
    { praise: LABELS.praise.slice(1), notPraise: ["agenda"] },
    ["praise 1 wrong, 0 missed", "praise-undenied 1 wrong, 0 missed"],
  ],
  [
    { advice: [], notAdvice: ["agenda-agreed"] },
    ["advice 1 wrong, 0 missed", "advice-moment 1 wrong, 0 missed", "advice-undenied 1 wrong, 0 missed"],
  ],
  [{ advice: [{ line: 9, for: "agenda-agreed" }] }, ["advice-moment 1 wrong, 1 missed"]],
])("labels deny what reports say: %j", async (changes, wrong) => {
  expect(await wrongIn(changes)).toEqual(wrong);
});

it("intervals are Wilson's", () => {
  const { precision, precisionInterval, recallInterval } = qualityOf({ right: 8, wrong: 2, found: 0, missed: 0 });
  expect([precision, ...(precisionInterval ?? [])].map((value) => value?.toFixed(3))).toEqual([
    "0.800",
    "0.490",
    "0.943",
  ]);
  expect(recallInterval).toBeNull();
});
