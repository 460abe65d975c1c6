import type { Insight, MeetingDetail } from "../records/resources.ts";
import { type DemoOptions, demoDataset, firstStoryOf } from "./dataset.ts";
import { storyAt, storyReader } from "./read-archive.ts";
import { idAt } from "./revive.ts";

/** Skills of a seller; every grading criterion stands for one of them. */
export type Dimension = "opening" | "discovery" | "listening" | "value" | "objection" | "pricing" | "next";

/** Position of something said: the number of its transcript line, from 0, and the line's time. */
export interface LabeledLine {
  line: number;
  seconds: number;
}

/** Ground truth of a call: not what a detector finds in the transcript, but what its script put there. */
export interface CallLabels {
  meetingId: string;
  language: "en" | "es" | "de" | "fr" | "ja";
  callType: NonNullable<MeetingDetail["call_type"]>;
  /** Abilities that drove the call, 0 to 100. */
  skill: Readonly<Record<Dimension, number>>;
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
  insights: readonly (LabeledLine & { type: Insight["type"]; isNoted: boolean })[];
  /** Criteria of every report of the call. */
  criteria: readonly CriterionLabel[];
}

/** Label of a criterion: the intended result of a report. */
export interface CriterionLabel {
  reportId: string;
  templateId: string | null;
  name: string;
  dimension: Dimension;
  score: number;
  /** Fifth of the scale of quality: 1 did harm, 3 did no harm, 5 is a model for others. */
  band: 1 | 2 | 3 | 4 | 5;
}

/** A meeting with a transcript and its ground truth. */
export interface LabeledCall {
  meeting: MeetingDetail;
  labels: CallLabels;
}

/** Labels as the archive has them: with numbers for IDs. */
interface ArchivedLabels extends Omit<CallLabels, "meetingId" | "criteria"> {
  criteria: readonly (Omit<CriterionLabel, "reportId" | "templateId"> & {
    reportId: number;
    templateId: number | null;
  })[];
}

/** Calls with a transcript among the demo data, with their labels; read as they are asked for. */
export function* labeledCalls(options: DemoOptions): Generator<LabeledCall, void, undefined> {
  const { seed = "demo" } = options;
  const read = storyReader<ArchivedLabels>("labels");
  let index = -1;
  for (const { kind, value } of demoDataset(options)) {
    if (kind === "meeting") index += 1;
    if (kind !== "meeting" || !value.has_transcript) continue;
    const { criteria, ...labels } = read(storyAt("labels", index, firstStoryOf(seed)).story);
    const place = { seed, index };
    const withIds = criteria.map(({ reportId, templateId, ...criterion }) => ({
      reportId: idAt(place, "report", reportId),
      templateId: templateId === null ? null : idAt(place, "template", templateId),
      ...criterion,
    }));
    yield { meeting: value, labels: { ...labels, meetingId: value.id, criteria: withIds } };
  }
}
