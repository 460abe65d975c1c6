import { expect, it } from "vitest";
import { findIds, shortenId } from "../../core/ids/short-id.ts";
import { Directory } from "../../core/people/directory.ts";
import { suggestNames } from "../../core/people/suggest-names.ts";
import { calendarPeriod, periodBefore } from "../../core/periods/period.ts";
import { readPeriod } from "../../core/periods/read-period.ts";
import { trendStarts } from "../../core/periods/split-period.ts";
import { lintTemplate } from "../../core/templates/lint-template.ts";
import { excerptAround } from "../../core/text/matched-words.ts";
import { matchTerms, parseQuery } from "../../core/text/word-query.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const question = { now: NOW, timeZone: "UTC" };

it.each([
  ["1 day", "2026-11-20T12:00:00.000Z"],
  ["2 days", "2026-11-19T12:00:00.000Z"],
  ["1d", "2026-11-20T12:00:00.000Z"],
  ["1 week", "2026-11-14T12:00:00.000Z"],
  ["the past 2 weeks", "2026-11-07T12:00:00.000Z"],
  ["last 3 hours", "2026-11-21T09:00:00.000Z"],
  ["1 hour", "2026-11-21T11:00:00.000Z"],
  ["1h", "2026-11-21T11:00:00.000Z"],
  ["2w", "2026-11-07T12:00:00.000Z"],
])("`%s` is that long, up to now", (text, from) => {
  expect(readPeriod(text, question)).toEqual({
    from,
    to: NOW.toISOString(),
    unit: null,
    isRunning: true,
    timeZone: "UTC",
  });
});

it.each([
  ["current month", "2026-11-01T00:00:00.000Z", true],
  ["This-Month", "2026-11-01T00:00:00.000Z", true],
  ["the last_quarter", "2026-07-01T00:00:00.000Z", false],
  ["past year", "2025-01-01T00:00:00.000Z", false],
  ["previous day", "2026-11-20T00:00:00.000Z", false],
  ["2026-11-21", "2026-11-21T00:00:00.000Z", true],
  ["2026-11-20", "2026-11-20T00:00:00.000Z", false],
])("`%s` begins at %s, and runs: %s", (text, from, isRunning) => {
  expect(readPeriod(text, question)).toMatchObject({ from, isRunning });
});

it.each(["the", "this", "this fortnight", "last2weeks", "100000d", "2026-04-31", "2026-00-10", "0999"])(
  "`%s` is no period",
  (text) => {
    expect(readPeriod(text, question)).toBeUndefined();
  },
);

it.each([
  // Thursday noon of a week, against the Thursday noon before.
  ["week", "2026-11-19T12:00:00.000Z", "2026-11-09T00:00:00.000Z", "2026-11-12T12:00:00.000Z"],
  ["week", "2026-12-03T08:30:00.000Z", "2026-11-23T00:00:00.000Z", "2026-11-26T08:30:00.000Z"],
  ["day", "2026-12-01T08:30:00.000Z", "2026-11-30T00:00:00.000Z", "2026-11-30T08:30:00.000Z"],
  ["month", "2026-12-05T08:30:00.000Z", "2026-11-01T00:00:00.000Z", "2026-11-05T08:30:00.000Z"],
  ["month", "2026-03-31T08:30:00.000Z", "2026-02-01T00:00:00.000Z", "2026-02-28T08:30:00.000Z"],
  ["quarter", "2026-11-30T08:30:00.000Z", "2026-07-01T00:00:00.000Z", "2026-08-30T08:30:00.000Z"],
  ["year", "2026-03-05T08:30:00.000Z", "2025-01-01T00:00:00.000Z", "2025-03-05T08:30:00.000Z"],
] as const)("Before a running %s at %s comes the same part of the one before", (unit, now, from, to) => {
  expect(periodBefore(calendarPeriod(unit, { now: new Date(now), timeZone: "UTC" }), "UTC")).toEqual({ from, to });
});

it("A unit that begins right now runs, one that begins later does not", () => {
  const midnight = new Date("2026-11-21T00:00:00.000Z");
  expect(calendarPeriod("day", { now: midnight, timeZone: "UTC" })).toMatchObject({
    ...{ from: midnight.toISOString(), to: midnight.toISOString(), isRunning: true },
  });
  const later = calendarPeriod("day", { now: midnight, timeZone: "UTC" }, { offset: 1 });
  expect(later).toMatchObject({ isRunning: false, to: "2026-11-22T23:59:59.999Z" });
});

it.each([
  [1, 1, 1],
  [14, 14, 1],
  [15, 3, 7],
  [28, 4, 7],
  [29, 5, 7],
  [182, 26, 7],
  [183, 23, 8],
  [365, 25, 15],
])("A trend over %i days from midnight has %i parts of %i days", (days, parts, each) => {
  const start = Date.UTC(2026, 0, 1);
  const period = { from: new Date(start).toISOString(), to: new Date(start + days * 86_400_000 - 1).toISOString() };
  expect(trendStarts(period, "UTC")).toEqual(
    Array.from({ length: parts }, (_, index) => start + index * each * 86_400_000),
  );
});

const IDS = [
  "aaaaaaaa-0000-4000-8000-000000000001",
  "bbbbbbbb-0000-4000-8000-000000000002",
  "cccccccc-0000-4000-8000-000000000003",
];
const [ANA = "", BEN = "", CLEO = ""] = IDS;

it("People are found by address, and namesakes of an address are candidates", () => {
  const directory = new Directory();
  directory.addPerson({ id: ANA, name: " Ana Ruiz ", email: "ana@acme.example" });
  directory.addPerson({ id: BEN, name: "Ben", email: "no address" });
  directory.addPerson({ id: CLEO, name: " " });
  directory.addPerson({ id: "", name: "Nobody" });
  expect(directory.people).toEqual([
    { id: ANA, name: "Ana Ruiz", email: "ana@acme.example" },
    { id: BEN, name: "Ben", email: undefined },
    { id: CLEO, name: undefined, email: undefined },
  ]);
  expect(directory.findPerson(" ANA@acme.example ")).toMatchObject({ kind: "one", person: { id: ANA } });
  directory.addPerson({ id: CLEO, name: "Cleo", email: "ana@acme.example" });
  expect(directory.findPerson("ana@acme.example")).toMatchObject({
    kind: "several",
    people: [{ id: ANA }, { id: CLEO }],
  });
});

it("An id is matched by its beginning only where it can be one, and people without a name are in the order of ids", () => {
  const directory = new Directory();
  for (const id of ["team-2", "team-1", ANA]) directory.addId(id);
  expect(directory.people.map(({ id }) => id)).toEqual([ANA, "team-1", "team-2"]);
  expect(directory.findPerson("team-1")).toMatchObject({ kind: "one", person: { id: "team-1" } });
  expect(directory.findPerson("team")).toMatchObject({ kind: "none" });
  expect(directory.findPerson("aaaa")).toMatchObject({ kind: "one", person: { id: ANA } });
});

it("The own organization is that of most colleagues", () => {
  const directory = new Directory();
  const meeting = (id: string, ...companies: [company: unknown, isInternal: boolean][]) =>
    directory.addMeeting({
      ...{ id, user_id: ANA },
      participants: companies.map(([company, is_internal]) => ({ name: "X", company, is_internal })),
    } as never);
  meeting("1", ["Old Name", true], ["Contoso", false]);
  meeting("2", ["Acme ", true], [" CONTOSO", false], ["", false], [7, false]);
  meeting("3", ["Acme", true], ["Ábaco", false], [null, false]);
  expect(directory.organization).toBe("Acme");
});

it("Whole names, then whole words in any order, then beginnings", () => {
  const names = ["Dan Brown", "Daniela Brown", "Brown Dan Junior"];
  const find = (written: string) => suggestNames(written, names, (name) => name);
  expect(find("dan brown")).toEqual({ suggestions: ["Dan Brown"], reason: "part of the name" });
  expect(find("brown dan").suggestions).toEqual(["Dan Brown", "Brown Dan Junior"]);
  expect(find("daniela").suggestions).toEqual(["Daniela Brown"]);
  expect(find("bro da").suggestions).toEqual(names);
  expect(find("danbrown")).toEqual({ suggestions: ["Dan Brown"], reason: "similar name" });
  for (const text of ["x".repeat(101), " - "]) expect(find(text)).toEqual({ suggestions: [], reason: undefined });
});

it("Ids are found in any case, and shortened as far as they differ", () => {
  expect(findIds(ANA.toUpperCase(), [ANA, `${ANA}0`])).toEqual([ANA]);
  expect(findIds("AAAA", [ANA, BEN])).toEqual([ANA]);
  expect(shortenId(ANA, [ANA, BEN])).toBe("aaaaaaaa");
  expect(shortenId(ANA, ["aaaaaaaa-0000-4000-8000-000000000002"])).toBe(ANA);
  expect(shortenId(ANA, ["aaaaaaaa-0000-4000-9000-000000000002"])).toBe("aaaaaaaa-0000-4000-8");
});

const criterion = (name: string, description: string, weight: number) => ({ name, description, weight });
const CLEAR = "Asks at least three open questions about the problem";

it.each<[string, ReturnType<typeof criterion>[], [string, string | null, string][]]>([
  ["nothing", [], [["weights", null, "The template has no criteria."]]],
  ["one clear criterion", [criterion("Discovery", CLEAR, 100)], []],
  [
    "a description that says nothing",
    [criterion("Discovery", "Good", 100)],
    [["vague", "Discovery", "The description does not say what to look for. Name what the seller does."]],
  ],
  [
    "a vague word",
    [criterion("Discovery", "Handles every objection very professionally", 100)],
    [["vague", "Discovery", '"professionally" means something else to everybody. Say what can be seen.']],
  ],
  [
    "what a transcript does not show",
    [criterion("Presence", "Keeps eye contact with every person in the room", 100)],
    [["unmeasurable", "Presence", 'A transcript does not show "eye contact". Name words that would.']],
  ],
  [
    "many things at once",
    [criterion("All", "Greets the buyer, asks, listens, proposes and closes", 100)],
    [["compound", "All", "Several things are scored at once. Make them criteria of their own."]],
  ],
  [
    "two of one name",
    [criterion("Close", CLEAR, 50), criterion("CLOSE ", "Ends with a date that both sides repeat", 50)],
    [["duplicate", "CLOSE ", "Two criteria have this name. Rename one."]],
  ],
  [
    "two that say the same",
    [criterion("Discovery", CLEAR, 50), criterion("Questions", `${CLEAR} today`, 50)],
    [["overlap", "Questions", 'It says nearly the same as "Discovery", which then counts twice.']],
  ],
  [
    "weights that are all 0",
    [criterion("Discovery", CLEAR, 0)],
    [["weights", null, "All weights are 0, so that no criterion counts."]],
  ],
  [
    "odd weights",
    [criterion("Discovery", CLEAR, 70), criterion("Close", "Ends with a date that both sides repeat", 0)],
    [
      ["weights", null, "The weights add up to 70. They are divided by their sum; 100 is easier to read."],
      ["weights", "Discovery", "It decides 100 % of the score."],
      ["weights", "Close", "It has the weight 0 and does not count."],
    ],
  ],
  [
    "a weight that just does not decide alone",
    [criterion("Discovery", CLEAR, 60), criterion("Close", "Ends with a date that both sides repeat", 40)],
    [],
  ],
])("%s is reported with what to do", (_, grading_criteria, expected) => {
  const findings = lintTemplate({ grading_criteria } as never);
  expect(findings.map(({ rule, criterion: name, message }) => [rule, name, message])).toEqual(expected);
  for (const { severity, rule } of findings) if (rule === "overlap") expect(severity).toBe("warning");
});

it("A template without a list of criteria has none", () => {
  expect(lintTemplate({ grading_criteria: null } as never)).toMatchObject([{ severity: "error", rule: "weights" }]);
});

it("An excerpt begins with a word shortly before the first match, and shows that more stands before it", () => {
  const query = parseQuery("price*");
  const { text, words } = excerptAround(`${"and so on ".repeat(40)}the prices are right`, query);
  expect(text).toMatch(/^…(and|so|on) .*the prices are right$/);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(["prices"]);
  expect(excerptAround("the prices", query).text).toBe("the prices");
});

it("A search's words are alternatives, and what stands in quotation marks is one of them", () => {
  expect(parseQuery('the " next step " prices pricing').terms).toEqual([
    { text: "next step", stems: ["next", "step"] },
    { text: "pricing", stems: ["price"] },
  ]);
  expect(parseQuery("the and").terms.map(({ text }) => text)).toEqual(["the", "and"]);
  expect(matchTerms("Our next steps: a follow up.", parseQuery('"next step" followup absent'))).toEqual([0, 1]);
});
