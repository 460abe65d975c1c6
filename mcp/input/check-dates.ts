import { invalidArguments } from "../errors/tool-error.ts";

/** Refuses a range that ends before it begins: its empty list would look like an answer. */
export function checkDates({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from === undefined || to === undefined) return;
  // A bare date means its end in `to`; ISO 8601 sorts as text where the lengths agree.
  const end = to.length === "YYYY-MM-DD".length ? `${to}T23:59:59.999Z` : to;
  if (Date.parse(from) > Date.parse(end)) {
    throw invalidArguments(`\`from\` (${from}) is after \`to\` (${to}). Exchange them and call again.`);
  }
}
