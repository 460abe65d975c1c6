import type { Insight, MeetingDetail } from "../records/resources.ts";
import { type DemoOptions, demoDataset, firstStoryOf } from "./dataset.ts";
import { storyAt, storyReader } from "./read-archive.ts";
import { idAt } from "./revive.ts";

/** Skills of a seller, one per grading criterion. */
export type Dimension = "opening" | "discovery" | "listening" | "value" | "objection" | "pricing" | "next";

/** A transcript line: its number, from 0, and its time. */
export interface LabeledLine {
  line: number;
  seconds: number;
}

/** Ground truth of a call: what its script contains, not what a detector finds. */
export interface CallLabels {
  meetingId: string;
  language: "en" | "es" | "de" | "fr" | "ja";
  callType: NonNullable<MeetingDetail["call_type"]>;
  /** Skills that the script was written for, 0 to 100. */
  skill: Readonly<Record<Dimension, number>>;
  /** Share of the characters said by the selling side, 0 to 1. */
  talkRatio: number;
  /** Longest turn of the selling side, up to the start of the next line. */
  longestMonologue: LabeledLine & { durationSeconds: number };
  /** Questions of the selling side. Closed ones are answered by yes, no, a choice, a name, a number or a date. */
  questions: readonly (LabeledLine & { kind: "open" | "closed" })[];
  /** Null if the seller did not set an agenda, and in cold calls. */
  agenda: (LabeledLine & { isAgreed: boolean }) | null;
  /** Null if the seller left it at "let's stay in touch". */
  nextStep: (LabeledLine & { isDated: boolean }) | null;
  /** First mention of a price or a budget; null if money was not mentioned. */
  firstPrice: (LabeledLine & { by: "seller" | "prospect" }) | null;
  /** Lines in which the seller recaps what was said and checks it. */
  recaps: readonly LabeledLine[];
  /** Lines in which the seller interrupts the prospect or does not listen. */
  interruptions: readonly LabeledLine[];
  objections: readonly (LabeledLine & { key: string; handling: "explored" | "reassured" | "argued" })[];
  /** What the prospect reveals: lines noted in the script, and other lines on the same subject. */
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
  /** Quality in fifths: 1 did harm, 3 did no harm, 5 is exemplary. */
  band: 1 | 2 | 3 | 4 | 5;
}

/** A meeting with a transcript and its ground truth. */
export interface LabeledCall {
  meeting: MeetingDetail;
  labels: CallLabels;
}

/** Labels as archived, with numbers for IDs. */
interface ArchivedLabels extends Omit<CallLabels, "meetingId" | "criteria"> {
  criteria: readonly (Omit<CriterionLabel, "reportId" | "templateId"> & {
    reportId: number;
    templateId: number | null;
  })[];
}

/** Iterates the demo calls that have a transcript, with their labels, read on demand. */
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
