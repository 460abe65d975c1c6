const MONTHS = /* @__PURE__ */ "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

// The form that servers send, and the two obsolete ones that clients must understand (RFC 9110, 5.6.7). `Date.parse` would accept "-5".
const FORMS = [
  /^[A-Z][a-z]{2}, (?<day>\d{2}) (?<month>[A-Z][a-z]{2}) (?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]+day, (?<day>\d{2})-(?<month>[A-Z][a-z]{2})-(?<year>\d{2}) (?<time>\d{2}:\d{2}:\d{2}) GMT$/,
  /^[A-Z][a-z]{2} (?<month>[A-Z][a-z]{2}) (?<day>[ \d]\d) (?<time>\d{2}:\d{2}:\d{2}) (?<year>\d{4})$/,
];

/**
 * Parses an HTTP date to milliseconds since 1970; NaN if it is not one.
 *
 * @param nowMs reference for a two-digit year, which is at most 50 years ahead of it
 */
export function parseHttpDate(value: string, nowMs = Date.now()): number {
  const {
    day = "",
    month = "",
    year = "",
    time = "",
  } = FORMS.map((form) => form.exec(value)?.groups).find(Boolean) ?? {};
  const number = MONTHS.indexOf(month) + 1;
  if (number === 0) return Number.NaN;
  const thisYear = new Date(nowMs).getUTCFullYear();
  const near = Math.floor(thisYear / 100) * 100 + Number(year);
  const full = year.length === 4 ? year : near > thisYear + 50 ? near - 100 : near;
  return Date.parse(`${full}-${String(number).padStart(2, "0")}-${day.trim().padStart(2, "0")}T${time}Z`);
}
