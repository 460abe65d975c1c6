const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const URI_REFERENCE = /^[^\s<>"{}|\\^`]*$/;

/** The formats that the spec's schemas use. */
export const FORMATS = {
  uuid: UUID,
  "date-time": (text: string): boolean =>
    DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)) && isCalendarDate(text),
  "date-or-date-time": isCalendarDate,
  "uri-reference": URI_REFERENCE,
  // Every JSON number is one.
  double: true as const,
};

/** Whether the date at the beginning of an ISO 8601 text exists: 2025-02-29 does not, though `Date` would roll it over. */
export function isCalendarDate(text: string): boolean {
  const day = Number(text.slice(8, 10));
  const lastDay = new Date(0);
  lastDay.setUTCFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0);
  return day >= 1 && day <= lastDay.getUTCDate();
}
