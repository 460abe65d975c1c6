import * as z from "zod";
import { isTimeZone } from "../../core/periods/is-time-zone.ts";

const ID = /^[\w.:~-]{1,100}$/;
const NO_ID = "must be an id as the list tools give it";
const MAX_IDS = 10;

/** Reports whether a text has the form of an id. */
export const isId = (text: string): boolean => ID.test(text);

/** An id, or a prefix of one as tables show it. */
export const id = () => z.string().refine((value) => isId(value.trim()), NO_ID);

/** Several ids, separated by commas, at least one of them in the form of an id. */
export const ids = () =>
  z
    .string()
    .refine((value) => splitIds(value).some(isId), NO_ID)
    .refine((value) => splitIds(value).length <= MAX_IDS, `must be at most ${MAX_IDS} ids`);

/** Splits the value of `ids`; repeated ids once. */
export const splitIds = (value: string): string[] => [...new Set(value.split(/[\s,]/).filter((part) => part !== ""))];

/** A person of the user's own team. */
export const person = () => text(100, "Name or id");

/** A whole number within bounds. */
export const whole = ({ min, max }: { min: number; max: number }, description?: string) =>
  described(z.int().min(min).max(max), description);

/** One of the API's values. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, description?: string) =>
  described(z.enum(values), description);

/** A boolean. */
export const flag = (description?: string) => described(z.boolean(), description);

/** A text within bounds. */
export const text = (maxLength: number, description?: string) =>
  described(
    z
      .string()
      .max(maxLength)
      .refine((value) => value.trim() !== "", "must not be blank"),
    description,
  );

/** Schema of a time zone for calendar days; this machine's by default. */
export const timeZone = () =>
  z.string().refine((value) => isTimeZone(value.trim()), "must be a time zone such as Europe/Berlin");

/** Bounds of a time range, under the same names on every tool. */
export const dateRange = {
  from: text(40, "Date or words: last week, 30d").optional(),
  to: text(40).optional(),
  time_zone: timeZone().optional(),
};

/** Maximum pages per call. */
const MAX_PAGES = 5;

/** Page number, page size and number of pages. */
export const paging = {
  page: whole({ min: 1, max: 1_000_000 }).default(1),
  limit: whole({ min: 1, max: 100 }).default(20),
  pages: whole({ min: 1, max: MAX_PAGES }).default(1),
};

function described<Schema extends z.ZodType>(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : schema.describe(description);
}
