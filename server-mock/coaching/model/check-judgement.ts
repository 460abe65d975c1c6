import { callFacts, trueProse, withoutFalseMarks } from "../../../core/evidence/prose.ts";
import { clockText } from "../../../core/words/duration-text.ts";
import type { Template } from "../../records/resources.ts";
import type { CallToScore } from "../call-to-score.ts";
import { findCited, type Quote } from "../find-quote.ts";
import { isNoEvidence } from "../no-evidence.ts";
import type { MeasuredFacts } from "../offline/measured-facts.ts";
import type { Scoring } from "../scorer.ts";
import type { Judgement, Point } from "./read-judgement.ts";

/** A call, its template, and its measured signals. */
interface Judged {
  call: CallToScore;
  template: Template;
  measured: MeasuredFacts;
}

/** Sentences of each kind in a report. One advice: who is told everything at once changes nothing. */
const MOST = { summary: 4, moment: 3, strength: 3, improvement: 1, step: 5 } as const;
/** A promise is kept or broken within a year. */
const LAST_DAYS = 366;

/** A sentence of a report, and the words that were found for it. */
export interface CheckedPoint {
  kind: keyof typeof MOST;
  text: string;
  quote: Quote;
  /** As a report shows it. */
  shown: string;
}

/** The parts of an assessment that passed the checks. */
export interface CheckedJudgement extends Pick<Scoring, "assessments" | "insights"> {
  points: CheckedPoint[];
}

/**
 * Holds every sentence of a judgement against the call: words in quotation marks were said, figures were said or measured, each point
 * stands on words that were found, and nothing is in a script that neither call nor template has. What does not hold is left out.
 */
export function checkJudgement(judgement: Judgement, judged: Judged): CheckedJudgement {
  const { call, template, measured } = judged;
  const names = [template.name, ...template.grading_criteria.map(({ name }) => name)];
  const isOwn = (speaker: string) => call.sides.sideOf(speaker) === "seller";
  const facts = callFacts(call.lines, { isOwn, measured, names });
  const isReadable = readableIn(judged);
  const prose = (text: string) => (isReadable(text) ? trueProse(text, facts) : "");
  const found = <One extends Point>(
    kind: CheckedPoint["kind"],
    points: readonly One[],
    show: (point: One, quote: Quote, text: string) => string = (_, quote, text) => heardText(text, quote),
  ): CheckedPoint[] => {
    const side = kind === "strength" || kind === "improvement" ? "seller" : undefined;
    const held = points.flatMap((point) => {
      const quote = findCited(call, point.citation, side);
      const text = prose(point.text);
      if (!quote || isNoEvidence(quote.text) || text === "") return [];
      return [{ kind, text, quote, shown: show(point, quote, text) }];
    });
    // One moment, one entry.
    const distinct = new Map(held.map((point) => [point.quote.line.index, point])).values();
    return (kind === "summary" ? held : [...distinct]).slice(0, MOST[kind]);
  };
  const improvements = judgement.improvements.filter(({ instead }) => isReadable(instead));
  return {
    assessments: judgement.assessments.map((one) => ({ ...one, feedback: prose(one.feedback) })),
    insights: judgement.insights.flatMap((insight) => {
      const title = prose(insight.title);
      return title === "" ? [] : [{ ...insight, title, summary: prose(insight.summary) || title }];
    }),
    points: [
      ...found("summary", judgement.summary, (_, __, text) => text),
      ...found("moment", judgement.moments),
      ...found("strength", judgement.strengths),
      ...found("improvement", improvements, ({ instead }, quote, text) => {
        const proposal = instead === "" ? "" : ` → ${withoutFalseMarks(instead, facts)}`;
        return `${heardText(text, quote)}${proposal}`.trim();
      }),
      ...found("step", judgement.nextSteps, (point, quote, text) => stepText({ ...point, text }, quote, judged)),
    ],
  };
}

/** The texts of a report, from the points that hold. */
export function textsOf(points: readonly CheckedPoint[]): Omit<Scoring, "assessments" | "insights"> {
  const shown = (...kinds: CheckedPoint["kind"][]) =>
    points.flatMap(({ kind, shown }) => (kinds.includes(kind) ? [shown] : []));
  const feedback = shown("summary", "moment").join(" ");
  return {
    ...(feedback !== "" && { feedback }),
    strengths: shown("strength"),
    improvements: shown("improvement"),
    nextSteps: shown("step"),
  };
}

const heardText = (text: string, { text: words, line }: Quote): string =>
  `${text} (${line.seconds === null ? "" : `${clockText(line.seconds)}, `}“${words}”)`;

/** `Ana Ruiz: send the contract, 2026-11-27 (31:10, “…”)`. An owner who does not speak, and a day that cannot be meant, are left out. */
function stepText(
  { text, owner, date }: { text: string; owner: string; date: string },
  quote: Quote,
  { call }: Judged,
): string {
  const isSpeaker =
    call.lines.some(({ speaker }) => speaker === owner) || call.meeting.participants.some(({ name }) => name === owner);
  const days = (Date.parse(date) - Date.parse(call.meeting.started_at)) / 86_400_000;
  const isDay = days > -1 && days < LAST_DAYS;
  return heardText(`${isSpeaker ? `${owner}: ` : ""}${text.replace(/\.$/, "")}${isDay ? `, ${date}` : ""}`, quote);
}

const SCRIPTS = "Latin Cyrillic Greek Arabic Hebrew Devanagari Thai Hangul Han Hiragana Katakana"
  .split(" ")
  .map((name) => new RegExp(`\\p{Script=${name}}`, "gu"));
const LETTER = /\p{L}/gu;
/** A name in another script is no other language. */
const FOREIGN_SHARE = 0.2;

/** Returns a test for texts that readers of this call and this template can read. */
function readableIn({ call, template }: Judged): (text: string) => boolean {
  const criteria = template.grading_criteria.map(({ name, description }) => `${name} ${description}`);
  const known = [template.name, template.prompt_template, ...criteria, ...call.lines.map(({ text }) => text)].join(" ");
  const foreign = SCRIPTS.filter((script) => known.search(script) === -1);
  const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
  return (text) => {
    const others = foreign.reduce((sum, script) => sum + count(text, script), 0);
    return others <= count(text, LETTER) * FOREIGN_SHARE;
  };
}
