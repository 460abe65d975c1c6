import { UUID } from "../../../core/ids/uuid.ts";
import { FIRST_TIMESTAMP, LAST_TIMESTAMP } from "../../store/periods.ts";

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const URI_REFERENCE = /^[^\s<>"{}|\\^`]*$/;

export const FIRST_TIME = Date.parse(FIRST_TIMESTAMP);
export const LAST_TIME = Date.parse(LAST_TIMESTAMP);

/** Validators of the formats that the spec uses. */
export const FORMATS = {
  uuid: UUID,
  "date-time": (text: string): boolean =>
    DATE_TIME.test(text) && isCalendarDate(text) && hasFixedWidth(Date.parse(text)),
  "date-or-date-time": isCalendarDate,
  "uri-reference": URI_REFERENCE,
  // Every JSON number is a double.
  double: true as const,
};

/** Reports whether the year in UTC is 0000 to 9999, the only ones that sort as text: an offset may move a time beyond them. */
function hasFixedWidth(time: number): boolean {
  return FIRST_TIME <= time && time <= LAST_TIME;
}

/** Reports whether the date at the beginning of an ISO 8601 text exists: 2025-02-29 does not, though `Date` would roll it over. */
export function isCalendarDate(text: string): boolean {
  const day = Number(text.slice(8, 10));
  const lastDay = new Date(0);
  lastDay.setUTCFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0);
  return day >= 1 && day <= lastDay.getUTCDate();
}
