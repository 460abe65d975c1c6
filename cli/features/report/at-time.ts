import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";

/** The context with a fixed time, for reproducible runs. @throws UsageError unless the text is a timestamp */
export function atTime(context: Context, text: string): Context {
  const time = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
  if (Number.isNaN(time) || !/^\d{4}-\d{2}-\d{2}(T.*(Z|[+-]\d{2}:\d{2}))?$/.test(text))
    throw new UsageError(`Expected --now to be a timestamp, got \`${text}\`.`, "Write 2026-11-21T12:00:00Z.");
  return Object.create(context, { now: { value: () => new Date(time) } }) as Context;
}
