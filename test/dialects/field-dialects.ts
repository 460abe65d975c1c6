import type { DialectCase } from "./dialect-case.ts";
import { toNumber } from "./service/foreign-service.ts";
import type { Row } from "./service/organization.ts";

const isTime = (name: string): boolean => name.endsWith("_at");
const isId = (name: string): boolean => name === "id" || name.endsWith("_id");

/** Every member at every depth, changed by its name. */
function changeAll(row: Row, change: (name: string, value: unknown) => unknown): Row {
  const changeValue = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => changeValue(name, item));
    if (typeof value === "object" && value !== null) return changeAll(value as Row, change);
    return change(name, value);
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, changeValue(name, value)]));
}

const times =
  (write: (instant: Date) => unknown) =>
  (row: Row): Row =>
    changeAll(row, (name, value) => (isTime(name) && typeof value === "string" ? write(new Date(value)) : value));

const ids =
  (base: bigint) =>
  (row: Row): Row =>
    changeAll(row, (name, value) => (isId(name) && typeof value === "string" ? toNumber(value, base) : value));

const SNOWFLAKE = 1_234_567_890_123_000_000n;

/** Fields that the API document names, by resource; a report's "overall score" and "creation time" under the spec's names. */
const DOCUMENT_FIELDS: Readonly<Record<string, readonly string[]>> = {
  meetings: ["id", "status", "user_id", "transcript"],
  reports: ["id", "user_id", "overall_score", "created_at", "criteria_scores", "feedback"],
  templates: [
    "name",
    "prompt_template",
    "grading_criteria",
    "description",
    "coaching_tone",
    "call_type",
    "industry_context",
    "is_active",
    "id",
  ],
  insights: ["id"],
  sessions: ["id", "user_id", "status"],
};

const documented = (row: Row, resource: string): readonly string[] => DOCUMENT_FIELDS[resource] ?? Object.keys(row);

/** Dialects of the objects' fields. */
export const FIELD_DIALECTS: readonly DialectCase[] = [
  {
    name: "only the fields that the API document names",
    dialect: {
      row: (row, resource) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => documented(row, resource).includes(name))),
    },
    hasOnlyDocumentFields: true,
    doctor: /title/,
  },
  {
    name: "null in every assumed field",
    dialect: {
      row: (row, resource) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, documented(row, resource).includes(name) ? value : null]),
        ),
    },
    hasOnlyDocumentFields: true,
  },
  { name: "ids are numbers", dialect: { row: ids(0n) }, idOf: (id) => String(toNumber(id)), doctor: /ids are numbers/ },
  {
    name: "ids are numbers of 19 digits",
    dialect: { row: ids(SNOWFLAKE) },
    idOf: (id) => String(toNumber(id, SNOWFLAKE)),
  },
  {
    name: "`_id` instead of `id`",
    dialect: { row: ({ id, ...row }) => ({ ...(id === undefined ? {} : { _id: id }), ...row }) },
  },
  {
    name: "scores and counts in strings",
    dialect: { row: (row) => changeAll(row, (_, value) => (typeof value === "number" ? String(value) : value)) },
    doctor: /in strings/,
  },
  {
    name: "times in seconds since 1970",
    dialect: { row: times((instant) => instant.getTime() / 1000) },
    doctor: /numbers/,
  },
  { name: "times in milliseconds since 1970", dialect: { row: times((instant) => instant.getTime()) } },
  { name: "times without a zone", dialect: { row: times((instant) => instant.toISOString().slice(0, 19)) } },
  {
    name: "times without a zone, after a space",
    dialect: { row: times((instant) => instant.toISOString().slice(0, 19).replace("T", " ")) },
  },
  {
    name: "times with an offset",
    dialect: {
      row: times((instant) => new Date(instant.getTime() + 7_200_000).toISOString().replace("Z", "+02:00")),
    },
  },
  {
    name: "booleans as 0 and 1",
    dialect: { row: (row) => changeAll(row, (_, value) => (typeof value === "boolean" ? Number(value) : value)) },
  },
  {
    name: "unknown enum values",
    dialect: {
      row: (row) =>
        changeAll(row, (name, value) =>
          /^(source|call_type|coaching_tone|type|sentiment|difficulty)$/.test(name) && value ? "brand-new" : value,
        ),
    },
  },
  {
    name: "participants as names, criteria by name, the transcript in segments, text for lists",
    dialect: {
      row: (row, resource) => ({
        ...row,
        ...(row["participants"] ? { participants: ["Ana Ruiz", "Nora Vance"] } : {}),
        ...(row["criteria_scores"] ? { criteria_scores: { Discovery: 80, "Next steps": 70.5 } } : {}),
        ...(row["transcript"]
          ? {
              transcript: [
                { speaker: "Ana Ruiz", start: 4, text: "What made you take this call?" },
                { speaker: "Nora Vance", start: 11, text: "The budget." },
              ],
            }
          : {}),
        ...(resource === "insights" ? { tags: "coaching" } : {}),
        ...(row["strengths"] ? { strengths: "Asked before pitching", next_steps: null } : {}),
      }),
    },
  },
  {
    name: "`score`, `criteria` and `created` for what the document names without a field",
    dialect: {
      row: ({ overall_score: score, criteria_scores: criteria, created_at: created, ...row }, resource) =>
        resource === "reports"
          ? { ...row, score, ...(criteria ? { criteria } : {}), created }
          : {
              ...row,
              ...(score === undefined ? {} : { overall_score: score }),
              ...(created === undefined ? {} : { created_at: created }),
            },
    },
  },
  {
    name: "one report of a meeting instead of all",
    dialect: { reportsOfMeeting: ([first]) => ({ body: { data: first ?? null, error: null, meta: null } }) },
  },
  {
    name: "unknown fields in every object",
    dialect: { row: (row) => ({ ...row, deal: { stage: 2, owner: null }, labels: ["a"], __proto: 1 }) },
  },
];
