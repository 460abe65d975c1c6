import { IN_OTHER_WORDS } from "./in-other-words.ts";
import { OF_MANAGERS } from "./of-managers.ts";
import { OF_OTHERS } from "./of-others.ts";
import type { Call, Expected, Question, Result } from "./question.ts";
import type { Truth } from "./truth.ts";

/** Every question. */
export const QUESTIONS: readonly Question[] = [...OF_MANAGERS, ...OF_OTHERS, ...IN_OTHER_WORDS];

/** Calls and tokens of most questions; see {@link isWithinBudget}. */
export const MAX_CALLS = 5;
export const MAX_TOKENS = 8_000;

/** Cost of a question, and whether the script found what the oracle says. */
export interface Played {
  question: string;
  by: Question["by"];
  calls: number;
  tools: string;
  /** Four bytes each, of the longer of the two forms: some clients show the model one, some the other. */
  tokens: number;
  said: Expected;
  truth: Expected;
  right: boolean;
  /** Whether the hasty first call does not mislead. */
  honest: boolean;
}

/** Plays one question by its script. */
export async function playQuestion(question: Question, call: Call, truth: Truth): Promise<Played> {
  const tools: string[] = [];
  let bytes = 0;
  const counted: Call = async (name, given) => {
    const result = await call(name, given);
    tools.push(name);
    bytes += bytesOf(result);
    return result;
  };
  const said = await question.play(counted);
  const right = question.oracle(truth);
  const { name, given, isHonest } = question.hasty;
  return {
    question: question.asked,
    by: question.by,
    calls: tools.length,
    tools: tools.join(", "),
    tokens: Math.ceil(bytes / 4),
    said,
    truth: right,
    right: JSON.stringify(said) === JSON.stringify(right),
    honest: isHonest(await call(name, given), truth),
  };
}

const bytesOf = ({ text, structured }: Result): number =>
  Math.max(Buffer.byteLength(text), Buffer.byteLength(JSON.stringify(structured)));

/** Reports whether a question stays within calls and tokens. */
export const isWithinBudget = ({ calls, tokens }: Pick<Played, "calls" | "tokens">): boolean =>
  calls <= MAX_CALLS && tokens <= MAX_TOKENS;
