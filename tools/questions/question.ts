import type { ToolName } from "../../mcp/settings/tool-names.ts";
import type { Truth } from "./truth.ts";

/** A result as a program reads it. */
export interface Result {
  isError: boolean;
  text: string;
  structured: Record<string, unknown>;
  rows: Record<string, unknown>[];
}

/** Calls a tool. */
export type Call = (name: ToolName, given?: Record<string, unknown>) => Promise<Result>;

/** Figures and names, in the order of the question. */
export type Expected = (string | number)[];

/** A question, with an independent oracle and the calls that lead there. */
export interface Question {
  asked: string;
  by: "manager" | "rep" | "enablement" | "executive";
  /** Computes the expected values from the API alone. */
  oracle(truth: Truth): Expected;
  /** Makes the calls of an assistant, and returns the values that it takes from them. */
  play(call: Call): Promise<Expected>;
  /**
   * The call that is made in haste, and how its result keeps from misleading: what it says is right, or it says what
   * it does not cover, or it is rejected with what to do.
   */
  hasty: { name: ToolName; given: Record<string, unknown>; isHonest: (result: Result, truth: Truth) => boolean };
}

/** Honest by a sentence. */
export const says =
  (sentence: RegExp) =>
  ({ text }: Result): boolean =>
    sentence.test(text);

/** Honest by a rejection that names what to do. */
export const rejects =
  (sentence: RegExp) =>
  ({ isError, text }: Result): boolean =>
    isError && sentence.test(text);

/** Honest by a list that goes on. */
export const goesOn = ({ structured }: Result): boolean =>
  structured["has_more"] === true && Number(structured["total"]) > 0;

/** The first row; an empty one where there is none. */
export const first = ({ rows }: Pick<Result, "rows">): Record<string, unknown> => rows[0] ?? {};

export const text = (value: unknown): string => (value === undefined ? "" : String(value));
