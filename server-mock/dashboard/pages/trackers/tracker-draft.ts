import type { Tracker } from "../../../coaching/trackers/tracker.ts";
import type { Fields } from "../../visit/form.ts";

/** A tracker as a form has it: nothing of it is checked. */
export interface TrackerDraft {
  /** The tracker that was opened; empty for a new one. */
  opened: string;
  tracker: Record<keyof Tracker, unknown>;
  /** The words as they were written. */
  words: string;
}

const LANGUAGE = /^\s*([a-z]{2,3})\s*[:\uff1a]\s*(.*)$/;

/** Name of a tracker among all of an organization. */
export const keyOf = ({ topic, name }: Pick<Tracker, "topic" | "name">): string => `${topic}: ${name}`;

/** Reads the form of a tracker. */
export function readTrackerDraft(form: Fields): TrackerDraft {
  const [topic, name, type, side] = (["topic", "name", "type", "side"] as const).map((field) => form.text(field));
  const words = form.text("words");
  return { opened: form.text("opened"), tracker: { topic, name, type, side, words: readWords(words) }, words };
}

/** `en: too expensive, too much` on a line of its own per language; without a language the words are of any. */
function readWords(text: string): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const line of text.split("\n")) {
    const [, language = "any", list = line] = LANGUAGE.exec(line) ?? [];
    const found = list
      .split(/[,\u3001\uff0c]/)
      .map((word) => word.trim())
      .filter((word) => word !== "");
    if (found.length > 0) words[language] = [...(words[language] ?? []), ...found];
  }
  return words;
}

/** The words of a tracker as the form shows them. */
export function wordsText(words: Tracker["words"]): string {
  return Object.entries(words)
    .map(([language, list]) => `${language}: ${list.join(", ")}`)
    .join("\n");
}
