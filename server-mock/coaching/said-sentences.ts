import type { ReportDetail } from "../records/resources.ts";

/** Texts of a report that are written for its person. */
type ReportTexts = Pick<ReportDetail, "feedback" | "strengths" | "improvements" | "next_steps" | "criteria_scores">;

const QUOTED = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|"[^"]*"/g;
const SENTENCE = /[^.!?。！？]*(?:[.!?](?!\s|[)」）]*$|[)」）]*\s)[^.!?。！？]*)*(?:[.!?。！？]+[)」）]*\s*|$)/g;

/** Sentences of a text, with the space behind them. What ends a sentence within quotation marks ends none of the text. */
export function sentencesOf(text: string): string[] {
  const masked = text.replace(QUOTED, (quoted) => "_".repeat(quoted.length));
  let at = 0;
  return (masked.match(SENTENCE) ?? []).flatMap((sentence) => {
    const written = text.slice(at, at + sentence.length);
    at += sentence.length;
    return written.trim() === "" ? [] : [written];
  });
}

/** Returns a text without the sentences that were said before. */
export function withoutSaid(text: string, said: ReadonlySet<string>): string {
  return sentencesOf(text)
    .filter((sentence) => !said.has(sentence.trim()))
    .join("")
    .trim();
}

/** Returns the entries of a list in which no sentence was said before: an advice that lacks one of its sentences is none. */
export function unsaidEntries(entries: readonly string[], said: ReadonlySet<string>): string[] {
  return entries.filter((entry) => sentencesOf(entry).every((sentence) => !said.has(sentence.trim())));
}

/** The sentences that a report says to its person; why a criterion is not assessed is said each time. */
export function saidIn({ feedback, strengths, improvements, next_steps, criteria_scores }: ReportTexts): string[] {
  const assessed = criteria_scores.filter(({ score }) => score !== null).map((criterion) => criterion.feedback);
  return [feedback, ...strengths, ...improvements, ...next_steps, ...assessed].flatMap((text) =>
    sentencesOf(text ?? "").map((sentence) => sentence.trim()),
  );
}
