import { InvalidArgumentError } from "commander";

/** Parses a whole number within bounds; `Number` alone would accept `abc` as NaN. */
export const parseCount =
  (minimum: number, maximum = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    throw new InvalidArgumentError(`Expected a whole number ${describeRange(minimum, maximum)}.`);
  };

/** Parses a decimal number within bounds. */
export const parseNumber =
  (minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY) =>
  (text: string): number => {
    const value = /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    throw new InvalidArgumentError(`Expected a number ${describeRange(minimum, maximum)}.`);
  };

const describeRange = (minimum: number, maximum: number): string =>
  maximum >= Number.MAX_SAFE_INTEGER ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;

/** Parses a time in seconds, up to an hour. */
export const parseSeconds = (text: string): number => {
  const value = parseNumber(0, 3600)(text);
  if (value > 0) return value;
  throw new InvalidArgumentError("Expected a number of seconds greater than 0.");
};

/** Parses `true` or `false`. */
export const parseBoolean = (text: string): boolean => {
  if (text === "true" || text === "false") return text === "true";
  throw new InvalidArgumentError("Expected true or false.");
};
