import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCall } from "../../coaching/call-to-score.ts";
import type { DetectorLabels, GreyLines, KnownCall, ReportLabels } from "../../coaching/evaluate/detector-labels.ts";
import { LANGUAGES, type Language } from "../../coaching/offline/lexicon.ts";
import { completeDraft } from "../../library/builders/complete-draft.ts";
import { aMeeting } from "../../library/builders/draft.ts";
import type { Insight } from "../../records/resources.ts";

/** One call in `labels.json`. */
interface LabeledFile {
  /** Name of the call, and of its file in `calls/` if there is no `transcript`. */
  file: string;
  /** Lines of the call. */
  transcript?: string[];
  /** Development calls may be read to improve detectors, held-out ones may not. */
  half?: "development" | "held-out";
  language: string;
  sellers: string[];
  agenda: { line: number; agreed: boolean } | null;
  openQuestions: number[];
  closedQuestions: number[];
  recaps: { line: number; checked: boolean }[];
  firstPrice: { line: number; by: "seller" | "prospect" } | null;
  nextStep: { line: number; dated: boolean; time: boolean } | null;
  insights: { line: number; type: Insight["type"] }[];
  grey?: GreyLines;
  /** Day of the call; dates in `actionItems` are seen from it. */
  date?: string;
  actionItems?: LabeledItem[];
  greyActionItems?: number[];
  about?: number[];
  moments?: number[];
  praise?: { line: number; for: string }[];
  advice?: { line: number | null; for: string }[];
  notPraise?: string[];
  notAdvice?: string[];
}

/** A promise; `due` in the calendar of the call, and what else is a fair reading of it. */
interface LabeledItem {
  line: number;
  lineAlso?: number | number[];
  owner: string;
  due: string | null;
  dueAlso?: (string | null)[];
}

/** A labeled call, and whether it was held out. */
export interface FolderCall extends KnownCall {
  file: string;
  half: "development" | "held-out";
}

const SOURCE = { id: "", now: "2026-11-20T12:00:00.000Z", userId: "", meetingId: "" };

/** Reads a folder of labeled calls: `labels.json`, with transcripts in it or in `calls/`. Throws if one is missing or empty. */
export async function readLabeledFolder(folder: string): Promise<FolderCall[]> {
  const labels: unknown = JSON.parse(await readFile(join(folder, "labels.json"), "utf8"));
  if (!Array.isArray(labels))
    throw new Error("labels.json is not an array. Write one object per call: its file, sellers, language and labels.");
  return await Promise.all(labels.map((one: LabeledFile) => readLabeledCall(folder, one)));
}

async function readLabeledCall(folder: string, labeled: LabeledFile): Promise<FolderCall> {
  const { file, language, sellers, half = "held-out" } = labeled;
  const known = LANGUAGES.find((one) => one === language);
  if (typeof file !== "string" || !known || !Array.isArray(sellers))
    throw new Error(`labels.json: each call needs a file, its sellers and a language (${LANGUAGES.join(", ")}).`);
  const transcript = labeled.transcript?.join("\n") ?? (await readFile(join(folder, "calls", file), "utf8"));
  const participants = sellers.map((name) => ({ name, is_internal: true }));
  const started = labeled.date === undefined ? {} : { started_at: `${labeled.date}T12:00:00.000Z` };
  const draft = aMeeting({ transcript, duration_seconds: null, language, participants, ...started });
  const call = readCall(completeDraft(draft, SOURCE), null);
  if (!call) throw new Error(`${file} has no lines. Write one line per turn: [00:00:04] Ana Ruiz: Hello.`);
  return { call, file, half, language: known satisfies Language, labels: labelsOf(labeled) };
}

function labelsOf(labeled: LabeledFile): DetectorLabels {
  const { agenda, nextStep } = labeled;
  const questions = [
    ...labeled.openQuestions.map((line) => ({ line, kind: "open" as const })),
    ...labeled.closedQuestions.map((line) => ({ line, kind: "closed" as const })),
  ];
  return {
    agenda: agenda && { line: agenda.line, isAgreed: agenda.agreed },
    questions,
    nextStep: nextStep && { line: nextStep.line, isDated: nextStep.dated, isTimed: nextStep.time },
    firstPrice: labeled.firstPrice,
    recaps: labeled.recaps.map(({ line, checked }) => ({ line, isChecked: checked })),
    insights: labeled.insights,
    ...(labeled.grey && { grey: labeled.grey }),
    ...(labeled.actionItems && { report: reportLabels(labeled.actionItems, labeled) }),
  };
}

function reportLabels(items: LabeledItem[], labeled: LabeledFile): ReportLabels {
  const {
    greyActionItems: greyItems = [],
    about = [],
    moments = [],
    praise = [],
    advice = [],
    notPraise = [],
    notAdvice = [],
  } = labeled;
  const kindOf = <Label extends { for: string }>({ for: kind, ...label }: Label) => ({ ...label, kind });
  const actionItems = items.map(({ line, lineAlso = [], owner, due, dueAlso = [] }) => ({
    ...{ lines: [line, lineAlso].flat(), owner, due: [due, ...dueAlso] },
  }));
  const fair = { praise: praise.map(kindOf), advice: advice.map(kindOf), notPraise, notAdvice };
  return { actionItems, greyItems, about, moments, ...fair };
}
