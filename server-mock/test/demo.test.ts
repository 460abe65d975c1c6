import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Ajv, type AnySchema } from "ajv";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { demoDataset } from "../demo/dataset.ts";
import { demoId } from "../demo/id.ts";
import { all, now, records } from "./support/demo-records.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const meetings = all("meeting");

function digest(options: Parameters<typeof demoDataset>[0]): string {
  const hash = createHash("sha256");
  for (const record of demoDataset(options)) hash.update(JSON.stringify(record));
  return hash.digest("hex");
}

it("gives the same data for the same seed at the same moment, and other data for another seed", () => {
  expect(digest({ now, meetings: 60 })).toBe(digest({ now, meetings: 60 }));
  expect(digest({ now, meetings: 60, seed: "other" })).not.toBe(digest({ now, meetings: 60 }));
});

it("keeps a meeting, its reports and its insights whatever the number of meetings", () => {
  const first = (count: number) =>
    [...demoDataset({ now, meetings: count })].filter(({ kind }) => kind !== "session").slice(0, 100);
  expect(first(300)).toEqual(first(60));
});

it("moves nothing but the timestamps when the moment changes", () => {
  const timeless = (moment: Date) =>
    [...demoDataset({ now: moment, meetings: 60 })].map((record) =>
      JSON.stringify(record).replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"time"'),
    );
  expect(timeless(new Date("2031-02-02T03:00:00.000Z"))).toEqual(timeless(now));
});

it("names records by seed, kind and number", () => {
  expect(demoId("demo", "meeting", 0)).toBe("80b2bdf5-c54b-5522-969a-18d0c04ab132");
  expect(meetings[0]?.id).toBe(demoId("demo", "meeting", 0));
  expect(all("user")[3]?.id).toBe(demoId("demo", "user", 3));
  expect(demoId("demo", "user", 0)).not.toBe(demoId("demo", "meeting", 0));
});

it("yields parents before their children, all of one organization", () => {
  const organizationOf = new Map<string, string>();
  for (const { kind, value } of records) {
    expect(organizationOf.has(value.id), `${kind} ${value.id} twice`).toBe(false);
    const organization = kind === "organization" ? value.id : value.org_id;
    organizationOf.set(value.id, organization);
    const parents = Object.entries(value).flatMap(([name, parent]) =>
      /^(org_id|user_id|created_by|meeting_id|template_id|report_id)$/.test(name) && parent !== null
        ? [String(parent)]
        : [],
    );
    expect(parents.map((parent) => organizationOf.get(parent))).toEqual(parents.map(() => organization));
  }
});

const spec = parse(readFileSync(new URL("../../spec/openapi.yaml", import.meta.url), "utf8")) as {
  components: { schemas: Record<string, { enum?: (string | null)[] }> };
};

/** OpenAPI 3.0 says `nullable` where JSON Schema has a second type. */
function withoutNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNullable);
  if (typeof schema !== "object" || schema === null) return schema;
  const { nullable, example, ...rest } = schema as Record<string, unknown>;
  const converted = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withoutNullable(value)]));
  return nullable === true ? { ...converted, type: [converted["type"], "null"] } : converted;
}

const ajv = new Ajv({ allErrors: true, strict: false });
ajv.addFormat("double", true);
ajv.addFormat("uuid", /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
ajv.addFormat("date-time", (text) => new Date(text).toISOString() === text);
ajv.addSchema({ $id: "spec", components: withoutNullable(spec.components) } as AnySchema);

it.each([
  ["template", "Template"],
  ["meeting", "MeetingDetail"],
  ["report", "ReportDetail"],
  ["insight", "Insight"],
  ["session", "RoleplaySession"],
] as const)("makes every %s a valid %s of the description", (kind, schema) => {
  const validate = ajv.compile({ $ref: `spec#/components/schemas/${schema}` });
  for (const { org_id, ...wire } of all(kind)) expect(validate(wire) ? [] : validate.errors).toEqual([]);
});

it.each([
  ["MeetingStatus", () => meetings.map(({ status }) => status)],
  ["MeetingSource", () => meetings.map(({ source }) => source)],
  ["CallTypeOrNull", () => meetings.map(({ call_type }) => call_type)],
  ["CallTypeOrNull", () => all("template").map(({ call_type }) => call_type)],
  ["CoachingToneOrNull", () => all("template").map(({ coaching_tone }) => coaching_tone)],
  ["CoachingToneOrNull", () => all("report").map(({ coaching_tone }) => coaching_tone)],
  ["InsightType", () => all("insight").map(({ type }) => type)],
  ["Sentiment", () => all("insight").map(({ sentiment }) => sentiment)],
  ["RoleplayStatus", () => all("session").map(({ status }) => status)],
  ["RoleplayDifficulty", () => all("session").map(({ scenario }) => scenario.difficulty)],
] as const)("has every value of %s", (name, values) => {
  expect(new Set<string | null>(values())).toEqual(new Set(spec.components.schemas[name]?.enum));
});

it.each([
  ["meeting", ["call_type", "ended_at", "duration_seconds", "meeting_url", "language", "failure_reason", "transcript"]],
  ["template", ["description", "coaching_tone", "call_type", "industry_context", "created_by"]],
  ["report", ["template_id", "coaching_tone"]],
  [
    "insight",
    ["report_id", "quote", "speaker_name", "timestamp_seconds", "industry", "company_name", "prospect_title"],
  ],
  ["session", ["template_id", "overall_score", "duration_seconds", "started_at", "ended_at"]],
] as const)("leaves some fields of a %s null and fills them in others", (kind, fields) => {
  for (const field of fields) {
    const values = all(kind).map((value) => Object.entries(value).find(([name]) => name === field)?.[1]);
    expect([values.some((value) => value === null), values.some((value) => value !== null)], field).toEqual([
      true,
      true,
    ]);
  }
});

it("has five kinds of organization, and lets all but the empty one meet people", () => {
  const busy = new Set(meetings.map(({ org_id }) => org_id));
  expect(
    all("organization").map(({ id, plan, subscription_status }) => [plan, subscription_status, busy.has(id)]),
  ).toEqual([
    ["business", "active", true],
    ["enterprise", "active", true],
    ["payg", "active", true],
    ["business", "canceled", true],
    ["business", "active", false],
    ["enterprise", "past_due", true],
  ]);
  expect(new Set(all("user").map(({ role }) => role))).toEqual(new Set(["member", "admin", "superadmin"]));
  expect(all("user").some(({ is_active }) => !is_active)).toBe(true);
});

it.each([
  ["Han", /\p{Script=Han}/u],
  ["Hangul", /\p{Script=Hangul}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["Cyrillic", /\p{Script=Cyrillic}/u],
  ["Greek", /\p{Script=Greek}/u],
  ["Devanagari", /\p{Script=Devanagari}/u],
  ["combining", /[a-z]\p{Mn}/u],
  ["accented Latin", /[À-ɏ]/],
])("has people with %s names", (_, pattern) => {
  const names = [
    ...all("user").map(({ name }) => name),
    ...meetings.flatMap(({ participants }) => participants.map(({ name }) => name)),
  ];
  expect(names.some((name) => pattern.test(name))).toBe(true);
});

it("uses reserved domains only, and an emoji in some titles", () => {
  const addresses = [...all("user"), ...meetings.flatMap(({ participants }) => participants)].flatMap(
    ({ email }) => email ?? [],
  );
  expect(addresses.filter((address) => !/^[a-z.-]+@[a-z-]+\.example$/.test(address))).toEqual([]);
  expect(
    meetings.filter(({ meeting_url }) => meeting_url !== null && !/^https:\/\/[a-z]+\.example\//.test(meeting_url)),
  ).toEqual([]);
  expect(meetings.some(({ title }) => /\p{Extended_Pictographic}/u.test(title))).toBe(true);
});

it("dates nothing in the future, and everything in the order in which it happened", () => {
  const limit = now.toISOString();
  for (const { value } of records)
    for (const [name, text] of Object.entries(value))
      if (/_at$/.test(name) && text !== null) expect(String(text) <= limit, `${name} ${text}`).toBe(true);
  for (const { started_at, ended_at, created_at, updated_at, duration_seconds } of meetings) {
    if (ended_at !== null) expect(Date.parse(ended_at) - Date.parse(started_at)).toBe((duration_seconds ?? 0) * 1000);
    expect([started_at, ended_at ?? started_at, created_at, updated_at]).toEqual(
      [started_at, ended_at ?? started_at, created_at, updated_at].toSorted(),
    );
  }
  const updatedAt = new Map(meetings.map(({ id, updated_at }) => [id, updated_at]));
  for (const { meeting_id, created_at } of all("report"))
    expect(created_at <= (updatedAt.get(meeting_id) ?? "")).toBe(true);
});

it("spreads meetings over a year, more of them in recent months, the newest within hours", () => {
  const ages = meetings.map(({ started_at }) => now.getTime() - Date.parse(started_at));
  const within = (days: number) => ages.filter((age) => age <= days * dayMs).length;
  expect(Math.min(...ages)).toBeLessThan(hourMs);
  expect(ages.filter((age) => age < 12 * hourMs).length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...ages)).toBeGreaterThan(330 * dayMs);
  expect(Math.max(...ages)).toBeLessThan(375 * dayMs);
  expect(within(90)).toBeGreaterThan((2 * meetings.length) / 5);
  expect(within(30)).toBeGreaterThan(meetings.length / 5);
});

it("meets on working days between 8:30 and 18:00 where the organization is, but for the newest meetings", () => {
  const offsetOf = new Map(all("organization").map(({ id }, index) => [id, [1, 9, -6, 1, 1, 1][index] ?? 0]));
  for (const { org_id, started_at } of meetings.slice(12)) {
    const local = new Date(Date.parse(started_at) + (offsetOf.get(org_id) ?? 0) * hourMs);
    const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
    expect([0, 6]).not.toContain(local.getUTCDay());
    expect(minute).toBeGreaterThanOrEqual(8 * 60 + 30);
    expect(minute).toBeLessThan(18 * 60);
  }
});

it("has sellers who improve and sellers who slide over the quarter", () => {
  const [organization] = all("organization");
  const reports = all("report").filter(({ org_id }) => org_id === organization?.id);
  const mean = (userId: string, fromDays: number, toDays: number) => {
    const scores = reports
      .filter(({ user_id, created_at }) => {
        const age = (now.getTime() - Date.parse(created_at)) / dayMs;
        return user_id === userId && age >= fromDays && age < toDays;
      })
      .map(({ overall_score }) => overall_score);
    return scores.length < 3 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  const changes = all("user").flatMap(({ id, name }) => {
    const [before, after] = [mean(id, 90, 365), mean(id, 0, 45)];
    return before !== null && after !== null ? [[name, after - before] as const] : [];
  });
  expect(changes.filter(([, change]) => change > 5).length).toBeGreaterThanOrEqual(3);
  expect(changes.filter(([, change]) => change < -4).length).toBeGreaterThanOrEqual(1);
  expect(changes.filter(([, change]) => Math.abs(change) < 5).length).toBeGreaterThanOrEqual(2);
  const scores = reports.map(({ overall_score }) => overall_score);
  expect(scores.filter((score) => score < 50).length).toBeGreaterThan(scores.length / 30);
  expect(scores.filter((score) => score > 85).length).toBeGreaterThan(scores.length / 30);
});

it("makes the first records of a million meetings without making the others", () => {
  const million = demoDataset({ now, meetings: 1_000_000 });
  const first = Array.from({ length: 80 }, () => million.next().value);
  expect(first.filter((record) => record?.kind === "meeting").length).toBeGreaterThan(3);
});

it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("rejects %s meetings", (count) => {
  expect(() => demoDataset({ now, meetings: count }).next()).toThrow(
    `Expected \`meetings\` to be a whole number from 0, got \`${count}\``,
  );
});

it("makes organizations, users and templates alone when no meetings are asked for", () => {
  const kinds = new Set([...demoDataset({ now, meetings: 0 })].map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(["organization", "user", "template"]));
});
