import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { roundFigure } from "../../core/figures/round-figure.ts";
import { measureTalk } from "../../core/talk/measure-talk.ts";
import { demoDataset, withoutWords } from "../demo/dataset.ts";
import { demoId } from "../demo/id.ts";
import { labeledCalls } from "../demo/labels.ts";
import { readLines, type Story } from "../demo/read-archive.ts";
import type { ServiceRecord } from "../records/records.ts";

/** A Wednesday afternoon. */
const NOW = new Date("2026-11-18T14:20:00.000Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ARCHIVED = 1200;
const NEWEST = 12;
const WITH_WORDS = 20_000;
const RECORDS = [...demoDataset({ now: NOW, meetings: ARCHIVED })];
const MEETINGS = meetingsOf(RECORDS);

function meetingsOf(records: readonly ServiceRecord[]) {
  return records.flatMap(({ kind, value }) => (kind === "meeting" ? [value] : []));
}

function digest(items: Iterable<object>): string {
  const hash = createHash("sha256");
  for (const item of items) hash.update(JSON.stringify(item, (_, value) => value ?? undefined));
  return hash.digest("hex").slice(0, 16);
}

// Whoever changes the archive looks at the difference of its lines (scripts/demo-archive.mjs): nothing here says that they make sense.
it("is the demo data that documentation, examples and tests name, with the labels of its calls", () => {
  expect(digest(demoDataset({ now: NOW }))).toBe("19a8a14b32201c0d");
  expect(digest(RECORDS)).toBe("5699b42d78e9bd7c");
  expect(digest(labeledCalls({ now: NOW, meetings: ARCHIVED }))).toBe("e3bf417424707414");
});

it("says in sentences what the core measures of the talk: share, questions, longest stretch", () => {
  const calls = new Map(MEETINGS.map((meeting) => [meeting.id, meeting]));
  let figures = 0;
  const wrong: string[] = [];
  for (const { kind, value } of RECORDS) {
    if (kind !== "report") continue;
    const { transcript, participants } = calls.get(value.meeting_id) ?? {};
    const talk = measureTalk(transcript ?? "", participants);
    const measured = {
      share: talk && roundFigure((talk.ownSeconds / talk.spokenSeconds) * 100, 0),
      questions: talk?.questions,
      stretch: talk && Math.round(talk.monologue.seconds),
    };
    for (const text of [value.feedback, ...value.criteria_scores.map(({ feedback }) => feedback)])
      for (const { groups = {} } of text.matchAll(
        /(?<share>\d+)(?: percent|％)|(?<questions>\d+)(?: questions?\b|回)|(?<stretch>\d+) seconds/g,
      )) {
        const said = Object.entries(groups).filter(([, figure]) => figure !== undefined);
        wrong.push(
          ...said
            .filter(([name, figure]) => figure !== String(measured[name as keyof typeof measured]))
            .map(() => text),
        );
        figures += 1;
      }
  }
  expect(wrong).toEqual([]);
  expect(figures).toBeGreaterThan(1000);
});

it("gives other data for another seed", () => {
  expect(digest(demoDataset({ now: NOW, meetings: 60, seed: "other" }))).not.toBe(
    digest(demoDataset({ now: NOW, meetings: 60 })),
  );
});

it("keeps a meeting, its reports and its insights whatever the number of meetings", () => {
  const first = (count: number) =>
    [...demoDataset({ now: NOW, meetings: count })].filter(({ kind }) => kind !== "session").slice(0, 100);
  expect(first(300)).toEqual(first(60));
});

it("moves nothing but the timestamps when the moment changes", () => {
  const timeless = (moment: Date) =>
    [...demoDataset({ now: moment, meetings: 60 })].map((record) =>
      JSON.stringify(record).replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"time"'),
    );
  expect(timeless(new Date("2031-02-02T03:00:00.000Z"))).toEqual(timeless(NOW));
});

it("names records by seed, kind and number", () => {
  expect(demoId("demo", "meeting", 0)).toBe("80b2bdf5-c54b-5522-969a-18d0c04ab132");
  expect(MEETINGS[0]?.id).toBe(demoId("demo", "meeting", 0));
});

it("yields parents before their children, all of one organization", () => {
  const organizationOf = new Map<string, string>();
  const wrong: string[] = [];
  for (const { kind, value } of RECORDS) {
    if (organizationOf.has(value.id)) wrong.push(`${kind} ${value.id} twice`);
    const organization = kind === "organization" ? value.id : value.org_id;
    organizationOf.set(value.id, organization);
    const parents = Object.entries(value).flatMap(([name, parent]) =>
      /^(org_id|user_id|created_by|meeting_id|template_id|report_id)$/.test(name) && parent !== null
        ? [String(parent)]
        : [],
    );
    if (parents.some((parent) => organizationOf.get(parent) !== organization)) wrong.push(`${kind} ${value.id}`);
  }
  expect(wrong).toEqual([]);
});

it.each(["2026-11-18T14:20:00.000Z", "2026-11-21T03:00:00.000Z", "2027-03-01T00:00:00.000Z"])(
  "dates nothing after %s, and meetings on working days where the organization is, but for the newest",
  (moment) => {
    const records = [...demoDataset({ now: new Date(moment) })];
    const late: string[] = [];
    for (const { value } of records)
      for (const [name, text] of Object.entries(value))
        if (/_at$/.test(name) && text !== null && String(text) > moment) late.push(`${name} ${text}`);
    expect(late).toEqual([]);
    const organizations = records.flatMap(({ kind, value }) => (kind === "organization" ? [value.id] : []));
    const offsetOf = new Map(organizations.map((id, index) => [id, [1, 9, -6, 1, 1, 1][index] ?? 0]));
    for (const { org_id, started_at } of meetingsOf(records).slice(NEWEST)) {
      const local = new Date(Date.parse(started_at) + (offsetOf.get(org_id) ?? 0) * HOUR_MS);
      const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
      expect([0, 6]).not.toContain(local.getUTCDay());
      expect(minute).toBeGreaterThanOrEqual(8 * 60 + 30);
      expect(minute).toBeLessThan(18 * 60);
    }
  },
);

it("repeats its meetings at its end, but for the newest ones, with other IDs some days apart", () => {
  const repeated = meetingsOf([...demoDataset({ now: NOW, meetings: ARCHIVED + 100 })]).slice(ARCHIVED);
  for (const [index, again] of repeated.entries()) {
    const first = MEETINGS[NEWEST + index];
    expect([again.transcript, again.user_id, again.status]).toEqual([first?.transcript, first?.user_id, first?.status]);
    expect(again.id).not.toBe(first?.id);
    // Earlier, unless the first was moved from a weekend to a day before it.
    const apartMs = Date.parse(first?.started_at ?? "") - Date.parse(again.started_at);
    expect(Math.abs(apartMs)).toBeLessThan(14 * DAY_MS);
  }
});

it("keeps times, people, states and scores of the meetings beyond a number, and no words", () => {
  const stories = readLines<Story>("meetings-0");
  for (const { records } of stories) {
    expect(withoutWords(records, WITH_WORDS - 1)).toBe(records);
    const kept = withoutWords(records, WITH_WORDS);
    const [meeting, ...reports] = records.filter(({ kind }) => kind !== "insight");
    expect(kept[0]?.value).toEqual({ ...meeting?.value, has_transcript: false, transcript: null });
    expect(kept.slice(1).map(({ value }) => [value["overall_score"], value["strengths"]])).toEqual(
      reports.map(({ value }) => [value["overall_score"], []]),
    );
    expect(JSON.stringify(kept)).not.toContain('"quote"');
  }
});

it("makes the first records of a million meetings without making the others", () => {
  const million = demoDataset({ now: NOW, meetings: 1_000_000 });
  const first = Array.from({ length: 80 }, () => million.next().value);
  expect(first.filter((record) => record?.kind === "meeting").length).toBeGreaterThan(3);
});

it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("rejects %s meetings", (count) => {
  expect(() => demoDataset({ now: NOW, meetings: count }).next()).toThrow(
    `Expected \`meetings\` to be a whole number from 0, got \`${count}\``,
  );
});

it("makes organizations, users and templates alone when no meetings are asked for", () => {
  const kinds = new Set([...demoDataset({ now: NOW, meetings: 0 })].map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(["organization", "user", "template"]));
});
