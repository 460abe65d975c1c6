import type { Account } from "./accounts.ts";
import { figuresOf } from "./call-figures.ts";
import { scorecardsOf } from "./coaching/scorecards.ts";
import type { Language } from "./companies.ts";
import { defaultMeetings } from "./default-size.ts";
import { demoId } from "./id.ts";
import { type PlayedMeeting, playMeeting } from "./meetings.ts";
import { reportsOf } from "./reports.ts";
import type { SpokenLine } from "./script/call.ts";
import { type Band, bandOf, type Dimension, type Scores } from "./skill.ts";
import type { CallType, DemoMeeting, DemoOptions, DemoReport, InsightType } from "./types.ts";

/** Position of something said: the number of its transcript line, from 0, and the line's time. */
export interface LabeledLine {
  line: number;
  seconds: number;
}

/** Ground truth of a generated call: not what a detector finds in the transcript, but what the generator put there. */
export interface CallLabels {
  meetingId: string;
  language: Language;
  callType: CallType;
  /** Abilities that drove the call, 0 to 100. */
  skill: Scores;
  /** Share of the characters said by the selling side, 0 to 1. */
  talkRatio: number;
  /** Longest turn of the selling side, up to the start of the next line. */
  longestMonologue: LabeledLine & { durationSeconds: number };
  /** Questions of the selling side. Open ones ask for what, how or why; closed ones for yes, no, a name or a number. */
  questions: readonly (LabeledLine & { kind: "open" | "closed" })[];
  /** Null when the seller just started, and in cold calls. */
  agenda: (LabeledLine & { isAgreed: boolean }) | null;
  /** Null when the seller left it at "let's stay in touch". */
  nextStep: (LabeledLine & { isDated: boolean }) | null;
  /** First mention of a price or a budget; null when money was not named. */
  firstPrice: (LabeledLine & { by: "seller" | "prospect" }) | null;
  /** Lines in which the seller plays back what was said and checks it. */
  recaps: readonly LabeledLine[];
  /** Lines in which the seller cuts the prospect off or does not listen. */
  interruptions: readonly LabeledLine[];
  objections: readonly (LabeledLine & { key: string; handling: "explored" | "reassured" | "argued" })[];
  /** What the prospect gives away: lines that the script notes, and the other lines of passages that are about the same. */
  insights: readonly (LabeledLine & { type: InsightType; isNoted: boolean })[];
  /** Criteria of every report of the call. */
  criteria: readonly CriterionLabel[];
}

/** What the generator meant a report to say about a criterion. */
export interface CriterionLabel {
  reportId: string;
  templateId: string | null;
  name: string;
  dimension: Dimension;
  score: number;
  band: Band;
}

/** A meeting with a transcript and its ground truth. */
export interface LabeledCall {
  meeting: DemoMeeting;
  labels: CallLabels;
}

/** Calls with a transcript among the demo data, with their labels; made while they are read. */
export function* labeledCalls(options: DemoOptions): Generator<LabeledCall, void, undefined> {
  const { seed = "demo", meetings = defaultMeetings, now } = options;
  const accounts = new Map<string, Account>();
  for (let index = 0; index < meetings; index += 1) {
    const played = playMeeting({ seed, index, now, accounts });
    if (played.record.has_transcript) yield labeled(played, reportsOf({ seed, now, played }));
  }
}

/** Labels of a meeting of the demo data; undefined for another meeting, and for one without a transcript. */
export function labelsOf(meetingId: string, options: DemoOptions): CallLabels | undefined {
  const { seed = "demo", meetings = defaultMeetings, now } = options;
  for (let index = 0; index < meetings; index += 1) {
    if (demoId(seed, "meeting", index) !== meetingId) continue;
    const played = playMeeting({ seed, index, now, accounts: new Map() });
    return played.record.has_transcript ? labeled(played, reportsOf({ seed, now, played })).labels : undefined;
  }
  return undefined;
}

function labeled(played: PlayedMeeting, reports: readonly DemoReport[]): LabeledCall {
  const { record, pack, facts, scores, call } = played;
  const lines = call.lines.map((line, index): NumberedLine => ({ ...line, line: index }));
  const figures = figuresOf(call);
  const longest = lines[figures.longestLine];
  const labels: CallLabels = {
    meetingId: record.id,
    language: pack.language,
    callType: facts.callType,
    skill: scores,
    talkRatio: figures.share,
    longestMonologue: { ...position(longest), durationSeconds: figures.longestSeconds },
    questions: lines.flatMap((line) => (line.question ? [{ ...position(line), kind: line.question }] : [])),
    agenda: agendaOf(lines),
    nextStep: nextStepOf(lines, played),
    firstPrice: firstPriceOf(lines, played),
    recaps: lines.filter((line) => isBy(line, "listening", "strong")).map(position),
    interruptions: lines.filter((line) => isBy(line, "listening", "weak") && line.topic !== "monologue").map(position),
    objections: objectionsOf(lines),
    insights: insightsOf(lines, played),
    criteria: reports.flatMap((report) => criteriaOf(report, played)),
  };
  return { meeting: { ...record, report_count: reports.length }, labels };
}

type NumberedLine = SpokenLine & { line: number };

function position(line: NumberedLine | undefined): LabeledLine {
  return { line: line?.line ?? 0, seconds: line?.seconds ?? 0 };
}

function isSeller({ voice }: NumberedLine): boolean {
  return voice === "R" || voice === "S";
}

function isBy(line: NumberedLine, dimension: Dimension, level: SpokenLine["level"]): boolean {
  return isSeller(line) && line.dimension === dimension && line.level === level;
}

function agendaOf(lines: readonly NumberedLine[]): CallLabels["agenda"] {
  const first = lines.find((line) => line.topic === "agenda" && line.dimension === "opening");
  if (!first || first.level === "weak") return null;
  return { ...position(first), isAgreed: first.level === "strong" };
}

/** Announced in the last third; a dated one counts before one without a date. */
function nextStepOf(lines: readonly NumberedLine[], { slots, call }: PlayedMeeting): CallLabels["nextStep"] {
  const days = [slots["day"], slots["day2"]].flatMap((day) => (day === undefined ? [] : [day.toLowerCase()]));
  const late = lines.filter(
    (line) => isSeller(line) && line.dimension === "next" && line.seconds * 3 >= call.durationSeconds * 2,
  );
  const dated = late.find(({ text }) => days.some((day) => text.toLowerCase().includes(day)));
  if (dated) return { ...position(dated), isDated: true };
  const undated = late.find(({ level }) => level !== "weak");
  return undated ? { ...position(undated), isDated: false } : null;
}

function firstPriceOf(lines: readonly NumberedLine[], { slots }: PlayedMeeting): CallLabels["firstPrice"] {
  const amounts = ["price", "total", "budget"].flatMap((name) => slots[name] ?? []);
  const first = lines.find(({ text }) => amounts.some((amount) => text.includes(amount)));
  return first ? { ...position(first), by: isSeller(first) ? "seller" : "prospect" } : null;
}

const handlings = { strong: "explored", weak: "argued" } as const;

function objectionsOf(lines: readonly NumberedLine[]): CallLabels["objections"] {
  return lines.flatMap((line) => {
    if ((line.topic !== "objection" && line.topic !== "brush-off") || line.note === null || isSeller(line)) return [];
    return [{ ...position(line), key: line.note, handling: line.level ? handlings[line.level] : "reassured" }];
  });
}

/** What the passages of a script are about, where all of it is about one thing. */
const passages: Readonly<Record<string, InsightType>> = {
  ...{ objection: "objection", "brush-off": "objection", competitor: "competitor_mention" },
  ...{ "competitor-offer": "competitor_mention", "feature-request": "feature_request", integration: "feature_request" },
  ...{
    security: "feature_request",
    "buying-signal": "buying_signal",
    commitment: "buying_signal",
    next: "buying_signal",
  },
  ...{ decision: "buying_signal", expansion: "buying_signal", timing: "buying_signal", "sign-off": "buying_signal" },
  ...{ budget: "pricing", "budget-first": "pricing", "price-early": "pricing", "price-talk": "pricing" },
  ...{ "price-push": "pricing", trade: "pricing", legal: "pricing", renewal: "pricing" },
  ...{ pain: "pain_point", tooling: "pain_point", impact: "pain_point", probe: "pain_point", issue: "pain_point" },
  ...{ "cold-probe": "pain_point", background: "pain_point" },
};

function insightsOf(lines: readonly NumberedLine[], { pack }: PlayedMeeting): CallLabels["insights"] {
  return lines.flatMap((line) => {
    if (isSeller(line)) return [];
    const noted = line.note === null ? undefined : pack.notes.get(line.note)?.type;
    const type = noted ?? passages[line.topic];
    return type === undefined ? [] : [{ ...position(line), type, isNoted: noted !== undefined }];
  });
}

function criteriaOf(report: DemoReport, { organizationIndex }: PlayedMeeting): CriterionLabel[] {
  const known = (scorecardsOf[organizationIndex] ?? []).flatMap(({ criteria }) => criteria);
  return report.criteria_scores.flatMap(({ name, weight, score }) => {
    const criterion = known.find((other) => other.name === name && other.weight === weight);
    if (!criterion) return [];
    const { dimension } = criterion;
    return [{ reportId: report.id, templateId: report.template_id, name, dimension, score, band: bandOf(score) }];
  });
}
