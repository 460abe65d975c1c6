import * as z from "zod";

/** An identifier as the service gives it. */
export const id = (description: string) =>
  z.guid("must be an id (a uuid) as the list tools give it").describe(description);

/** A whole number within bounds. */
export const whole = ({ min, max }: { min: number; max: number }, description?: string) =>
  described(z.int().min(min).max(max), description);

/** One of the API's values. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, description?: string) =>
  described(z.enum(values), description);

/** Yes or no. */
export const flag = (description: string) => z.boolean().describe(description);

/** A text within bounds. */
export const text = (maxLength: number, description?: string) =>
  described(
    z
      .string()
      .max(maxLength)
      .refine((value) => value.trim() !== "", "must not be blank"),
    description,
  );

// The API's formats. Zod's usual date-time requires seconds before an offset; the last format has none.
const DATES = [
  z.iso.date(),
  z.iso.datetime({ offset: true, local: true }),
  z.iso.datetime({ offset: true, local: true, precision: -1 }),
];

const date = (description: string) =>
  z
    .string()
    .refine(
      (value) => DATES.some((form) => form.safeParse(value).success),
      "must be a date: YYYY-MM-DD, or ISO 8601 such as 2026-11-12T14:00Z or 2026-11-12T15:00+01:00",
    )
    .describe(description);

/** Bounds of a time range, under the same names on every tool. */
export const dateRange = {
  from: date("YYYY-MM-DD or ISO 8601").optional(),
  to: date("Inclusive").optional(),
};

/** Maximum pages per call. */
const MAX_PAGES = 5;

/** Position in a list, and how much to read. */
export const paging = {
  page: whole({ min: 1, max: 1_000_000 }).default(1),
  limit: whole({ min: 1, max: 100 }, "Rows per page").default(20),
  pages: whole({ min: 1, max: MAX_PAGES }, "Pages to read").default(1),
};

function described<Schema extends z.ZodType>(schema: Schema, description: string | undefined): Schema {
  return description === undefined ? schema : schema.describe(description);
}
