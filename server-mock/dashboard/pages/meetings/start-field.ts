import { readMoment } from "../../../../core/periods/read-moment.ts";
import { isoDay, readWallTime } from "../../../../core/periods/time-zone.ts";
import { type FieldErrors, textField } from "../../views/forms.ts";
import type { Html } from "../../views/html.ts";
import type { MemberVisit } from "../../visit/visit.ts";

/** Problem of a start that cannot be read. */
export const WRONG_START = "The start is not a date and a time.";

/** A field for when a call began, in the reader's zone, which its label names. */
export function startField(
  { zone, form }: MemberVisit,
  { hint, assumed, errors = {} }: { hint: string; assumed?: string | undefined; errors?: FieldErrors },
): Html {
  const value = form.text("started_at") || (assumed === undefined ? "" : localTime(new Date(assumed), zone));
  return textField({ name: "started_at", label: `Start (${zone})`, type: "datetime-local", value, hint, errors });
}

/** The start that a form says; undefined where it says none, and null for what is no time. */
export function startOf({ form, zone, service }: MemberVisit): string | undefined | null {
  const text = form.text("started_at");
  if (text === "") return undefined;
  return readMoment(text, "from", { now: service.now(), timeZone: zone })?.toISOString() ?? null;
}

function localTime(instant: Date, zone: string): string {
  const [, , , hour, minute] = readWallTime(instant, zone);
  return `${isoDay(instant, zone)}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
