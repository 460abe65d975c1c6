import { countText } from "../../core/words/count-text.ts";
import { clockText } from "../../core/words/duration-text.ts";
import { type Fitness, FOR_EVERYTHING, type Need } from "./fitness.ts";
import { SIGNALS } from "./offline/signals/signals.ts";

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });

const LACKS: Readonly<Record<Need, string>> = {
  sides: "it is not known who sells",
  voices: "only one side speaks",
  length: "the call is too short",
  language: "the language is none that the detectors know",
  times: "the transcript says no times",
  punctuation: "the transcript has no punctuation",
};
const TIMES: Readonly<Record<Fitness["times"], string>> = {
  said: "turns say when they begin and end",
  estimated: "turns say when they begin, and their ends are estimated",
  missing: LACKS.times,
};

/** Fitness of a transcript in words, for the page of a call. */
export function fitnessText({ seconds, speakers, language, times, lacks }: Fitness): string {
  const spoken = language === undefined ? "" : ` in ${LANGUAGE_NAMES.of(language)}`;
  const heard = `${clockText(seconds)} of talk${spoken} by ${countText(speakers, "speaker")}; ${TIMES[times]}.`;
  const forAll = FOR_EVERYTHING.find((need) => lacks.has(need));
  if (forAll) return `${heard} Nothing can be assessed: ${LACKS[forAll]}.`;
  const barred = SIGNALS.filter(({ needs }) => needs.some((need) => lacks.has(need))).map(({ name }) => name);
  if (barred.length === 0) return `${heard} Every signal can be measured.`;
  const reasons = [...lacks].map((need) => LACKS[need]).join(", ");
  return `${heard} Not measured without a model: ${barred.join(", ")} (${reasons}).`;
}
