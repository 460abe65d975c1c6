import { withoutControls } from "../../../core/text/escape.ts";
import type { Band } from "../bands.ts";
import type { Citation } from "../find-quote.ts";
import { INSIGHT_TYPES } from "../insight-types.ts";
import type { Assessment, FoundInsight } from "../scorer.ts";
import { NOT_ASSESSABLE, SENTIMENTS } from "./answer-schema.ts";
import { extractJson } from "./extract-json.ts";

/** Usable part of a response, and the problems of the rest, in words for the model. */
export interface ReadAnswer<Value> {
  value: Value;
  problems: string[];
}

/** The usable part of an assessment. */
export interface Judgement {
  assessments: Assessment[];
  insights: FoundInsight[];
  /** What the call was about. */
  summary: Point[];
  /** Moments worth to be heard again. */
  moments: Point[];
  strengths: Point[];
  /** What to do differently, with words that could have been said instead. */
  improvements: (Point & { instead: string })[];
  /** What somebody promised to do, who, and on which day in ISO 8601; empty where it is not known. */
  nextSteps: (Point & { owner: string; date: string })[];
}

/** A sentence about the call, and its evidence. */
export interface Point {
  text: string;
  citation: Citation;
}

/** A moment of a long call that shows something about a criterion. */
export interface Moment {
  criterion: number;
  citation: Citation;
  shows: string;
}

type Fields = Record<string, unknown>;

/** U+0000 cannot be stored, and half a character cannot be sent. */
const UNSTORABLE = /[\0\p{Cs}]/gu;
const MAX_TEXT = 2_000;
const MAX_ITEMS = 40;
const MAX_TITLE = 200;
const MAX_LISTED = 8;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

/** Reads a judgement of `count` criteria. What has another form is dropped and reported. */
export function readJudgement(text: string, count: number): ReadAnswer<Judgement> {
  const problems: string[] = [];
  const answer = fieldsOf(text, problems);
  const assessments = new Map<number, Assessment>();
  for (const item of objectsIn(answer["criteria"])) {
    const criterion = criterionOf(item, count, problems);
    if (criterion === undefined) continue;
    const band = bandOf(item["band"]);
    if (band === undefined) problems.push(`criterion ${criterion + 1}: band must be "1" to "5" or "${NOT_ASSESSABLE}"`);
    else if (!assessments.has(criterion))
      assessments.set(criterion, {
        criterion,
        band,
        feedback: textOf(item["feedback"]),
        citations: citationsIn(objectsIn(item["quotes"])),
      });
  }
  for (let criterion = 0; criterion < count; criterion += 1)
    if (!assessments.has(criterion)) problems.push(`criterion ${criterion + 1}: it has no usable entry in criteria`);
  const value = {
    assessments: [...assessments.values()],
    insights: insightsOf(answer["insights"]),
    summary: pointsIn(answer["summary"], "text", () => ({})),
    moments: pointsIn(answer["moments"], "text", () => ({})),
    strengths: pointsIn(answer["strengths"], "text", () => ({})),
    improvements: pointsIn(answer["improvements"], "text", (item) => ({ instead: textOf(item["instead"]) })),
    nextSteps: pointsIn(answer["next_steps"], "what", (item) => ({
      owner: textOf(item["owner"]).slice(0, MAX_TITLE),
      date: ISO_DATE.exec(textOf(item["date"]))?.[0] ?? "",
    })),
  };
  return { value, problems };
}

/** Criteria and statements that a second request confirmed, by position. */
export interface Support {
  criteria: ReadonlySet<number>;
  statements: ReadonlySet<number>;
}

/** Reads which criteria and statements their quotes support. What is not answered is not supported. */
export function readSupport(text: string, criteria: readonly number[], statements: number): ReadAnswer<Support> {
  const problems: string[] = [];
  const answer = fieldsOf(text, problems);
  const held = (name: string, wanted: readonly number[]): ReadonlySet<number> => {
    const items = objectsIn(answer[name === "criterion" ? "criteria" : "statements"]);
    const answered = new Map(items.map((item) => [(numberOf(item[name]) ?? 0) - 1, item["supported"] === true]));
    for (const one of wanted) if (!answered.has(one)) problems.push(`${name} ${one + 1}: it has no entry`);
    return new Set(wanted.filter((one) => answered.get(one)));
  };
  const numbers = Array.from({ length: statements }, (_, index) => index);
  return { value: { criteria: held("criterion", criteria), statements: held("statement", numbers) }, problems };
}

/** Reads the moments of one part of a call. */
export function readMoments(text: string, count: number): ReadAnswer<{ moments: Moment[]; insights: FoundInsight[] }> {
  const problems: string[] = [];
  const answer = fieldsOf(text, problems);
  if (problems.length === 0 && !Array.isArray(answer["moments"])) problems.push("moments must be a list");
  const moments = objectsIn(answer["moments"]).flatMap((item): Moment[] => {
    const criterion = criterionOf(item, count, problems);
    const [citation] = citationsIn([item]);
    return criterion === undefined || !citation ? [] : [{ criterion, citation, shows: textOf(item["shows"]) }];
  });
  return { value: { moments, insights: insightsOf(answer["insights"]) }, problems };
}

function fieldsOf(text: string, problems: string[]): Fields {
  const parsed = extractJson(text);
  if (parsed === undefined) problems.push("the answer is not one JSON object");
  return parsed ?? {};
}

function criterionOf(item: Fields, count: number, problems: string[]): number | undefined {
  const number = numberOf(item["criterion"]);
  if (number !== undefined && Number.isInteger(number) && number >= 1 && number <= count) return number - 1;
  problems.push(`criterion must be a number from 1 to ${count}`);
  return undefined;
}

function bandOf(value: unknown): Band | null | undefined {
  if (value === NOT_ASSESSABLE || value === null) return null;
  const number = numberOf(value);
  return number === 1 || number === 2 || number === 3 || number === 4 || number === 5 ? number : undefined;
}

/** Lines are counted from 1 in what the model reads. */
function citationsIn(items: Fields[]): Citation[] {
  return items.flatMap((item) => {
    const quote = textOf(item["quote"]);
    const line = numberOf(item["line"]);
    return quote === "" ? [] : [{ quote, line: line !== undefined && Number.isInteger(line) ? line - 1 : null }];
  });
}

function insightsOf(value: unknown): FoundInsight[] {
  return objectsIn(value).flatMap((item): FoundInsight[] => {
    const type = INSIGHT_TYPES.find((known) => known === item["type"]);
    const [citation] = citationsIn([item]);
    const title = textOf(item["title"]).slice(0, MAX_TITLE);
    if (!type || !citation || title === "") return [];
    const sentiment = SENTIMENTS.find((known) => known === item["sentiment"]) ?? "neutral";
    const confidence = Math.min(1, Math.max(0, numberOf(item["confidence"]) ?? 0));
    return [{ type, title, summary: textOf(item["summary"]) || title, citation, sentiment, confidence, tags: [] }];
  });
}

function objectsIn(value: unknown): Fields[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is Fields => typeof item === "object" && item !== null).slice(0, MAX_ITEMS);
}

/** Points without words to stand on are left out. */
function pointsIn<More>(value: unknown, field: string, more: (item: Fields) => More): (Point & More)[] {
  return objectsIn(value)
    .flatMap((item) => {
      const text = textOf(item[field]);
      const [citation] = citationsIn([item]);
      return text === "" || !citation ? [] : [{ text, citation, ...more(item) }];
    })
    .slice(0, MAX_LISTED);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? withoutControls(value.slice(0, MAX_TEXT)).replace(UNSTORABLE, "").trim() : "";
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}
