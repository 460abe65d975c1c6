import { UNKNOWN_SPEAKER } from "../../../../core/transcript/print-transcript.ts";

/** Labels of unnamed speakers: `0`, `A`, `spk_0`, `SPEAKER_00`, `speaker 1`. */
const LABEL = /^(?:spk|speaker|channel|ch)?[\s_-]*(\d{1,2}|[A-Z])$/i;
/** IDs of people whom the file does not name. */
const ID = /^(?:\d{3,}|[\da-f]{8}-[\da-f-]{27})$/i;
const UNNAMED = /^(?:speaker (?:\d+|[a-z])|unknown)$/i;

/** Reports whether a name is only a label: in another file it is another person. */
export function isUnnamed(name: string): boolean {
  return UNNAMED.test(name);
}

/**
 * Creates names for a file's speaker labels. `Speaker 1` is the first unnamed one; numbers from 0 are shifted to 1, IDs
 * numbered in the order of speaking, and letters kept.
 */
export function nameLabels(labels: readonly string[]): (label: string | undefined) => string {
  const numbers = labels.map((label) => Number(LABEL.exec(label)?.[1] ?? Number.NaN));
  const first = numbers.includes(0) ? 1 : 0;
  const ids = [...new Set(labels.filter((label) => ID.test(label)))];
  return (label) => {
    if (label === undefined || label.trim() === "") return UNKNOWN_SPEAKER;
    if (ids.includes(label)) return `Speaker ${ids.indexOf(label) + 1}`;
    const [, mark = ""] = LABEL.exec(label) ?? [];
    if (mark === "") return label;
    return `Speaker ${/\d/.test(mark) ? Number(mark) + first : mark.toUpperCase()}`;
  };
}
