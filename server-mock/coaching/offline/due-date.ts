import { isoDay } from "../../../core/periods/time-zone.ts";
import { numbersIn } from "../../../core/text/numbers.ts";
import type { Language } from "./lexicon.ts";

/** Names of the days and months of a language, as its calendars write them. */
interface CalendarWords {
  weekdays: readonly RegExp[];
  months: readonly string[];
  /** Words for tomorrow and the day after it, the later day first. */
  fromNow: readonly (readonly [words: RegExp, days: number])[];
}

const DAY_MS = 86_400_000;
const NUMBERED =
  /(?:\bthe|\bam|\bden|\bzum|\bel(?: día)?|\ble) (\d{1,2})(?:st|nd|rd|th|\.)?(?![\p{L}\d%.,:]|[\p{L}\d%.,:]| (?:%|euros?|pour|por|uhr|h(?!\p{L})))|(?<!月)(\d{1,2})日(?!間)/u;
const NEXT_WEEK =
  /next week|nächste[rn]? woche|kommende[rn]? woche|la próxima semana|la semana que viene|la semaine prochaine|(?<!再)来週/;
/** Says which of several days is meant in a way that people read differently, or means no single day. */
const UNCLEAR =
  /(?<!\p{L})(?:next|after|every|each|fortnight|last|nächste\p{L}*|kommende\p{L}*|übernächste\p{L}*|jede\p{L}*|letzte\p{L}*|in acht|próxim\p{L}*|que viene|cada|todos|dentro de|prochain\p{L}*|chaque|tous|dernier|en huit|or|oder|ou)(?!\p{L})|再来週|毎週|先週|以降|または/u;

const WORDS = new Map<Language, CalendarWords>();

/**
 * Day that a sentence in lower case names, as seen from the day of the call (UTC): `2026-11-27`. Undefined when it names none, or when
 * people would read different days out of it.
 */
export function dueDate(sentence: string, language: Language, startedAt: string): string | undefined {
  const today = Math.floor(Date.parse(startedAt) / DAY_MS) * DAY_MS;
  if (!Number.isFinite(today)) return undefined;
  const written = /\d{4}-\d{2}-\d{2}/.exec(sentence)?.[0];
  if (written) return written;
  const words = calendarOf(language);
  const isNextWeek = NEXT_WEEK.test(sentence);
  const isUnclear = UNCLEAR.test(sentence.replace(NEXT_WEEK, " "));
  const named = words.weekdays.flatMap((pattern, weekday) => (pattern.test(sentence) ? [weekday] : []));
  const [weekday] = named;
  const numbered = weekday === undefined ? undefined : numberBehind(sentence, words.weekdays[weekday]);
  if (numbered === "unclear") return undefined;
  const dated = monthDay(sentence, words, today) ?? nextOfNumber(numbered ?? numberIn(sentence), today);
  if (dated !== undefined) return named.every((one) => weekdayOf(dated) === one) ? textOf(dated) : undefined;
  if (weekday !== undefined) {
    if (named.length > 1 || isUnclear) return undefined;
    const monday = today - ((weekdayOf(today) + 6) % 7) * DAY_MS;
    const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
    return textOf(isNextWeek ? monday + (7 + ((weekday + 6) % 7)) * DAY_MS : today + ahead * DAY_MS);
  }
  const found = words.fromNow.find(([word]) => word.test(sentence));
  return found && textOf(today + found[1] * DAY_MS);
}

function monthDay(sentence: string, { months }: CalendarWords, today: number): number | undefined {
  const any = months.join("|");
  const found = new RegExp(
    `(?<![\\p{L}\\d])(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: of| de)? ?(?!\\d)(${any})(?!\\p{L})|(?<![\\p{L}\\d])(${any}) ?(?:the )?(\\d{1,2})(?:st|nd|rd|th|日)?(?!\\d)`,
    "u",
  ).exec(sentence);
  if (!found) return undefined;
  const month = months.indexOf(found[2] ?? found[3] ?? "");
  const year = new Date(today).getUTCFullYear();
  return [year, year + 1].map((one) => Date.UTC(one, month, Number(found[1] ?? found[4]))).find((day) => day >= today);
}

/** The next day of a month with a number: "the 14th". */
function nextOfNumber(number: number | undefined, today: number): number | undefined {
  if (number === undefined || number < 1 || number > 31) return undefined;
  for (let day = today + DAY_MS; day < today + 62 * DAY_MS; day += DAY_MS)
    if (new Date(day).getUTCDate() === number) return day;
  return undefined;
}

function numberIn(sentence: string): number | undefined {
  const found = NUMBERED.exec(sentence);
  return found ? Number(found[1] ?? found[2]) : undefined;
}

const ORDINAL = /^,? (?:the|den|der|dem) \p{L}+/u;
const HOUR = /^ ?(?:uhr|h(?!\p{L})|heures?|[ap]\.?m|o'clock|:\d|時)/u;

/** The number of the day behind its name: "martes 24", "mercredi neuf"; unclear where it is an ordinal in words. */
function numberBehind(sentence: string, weekday: RegExp | undefined): number | "unclear" | undefined {
  const found = weekday?.exec(sentence);
  if (!found) return undefined;
  const rest = sentence.slice(found.index + found[0].length);
  if (ORDINAL.test(rest) && !/^,? (?:the|den|der|dem) \d/.test(rest)) return "unclear";
  const [number] = numbersIn(rest);
  const isNext = number !== undefined && /^,? ?(?:the |den |der |el |le )?$/.test(rest.slice(0, number.start));
  return isNext && !HOUR.test(rest.slice(number.end)) ? number.value : undefined;
}

const weekdayOf = (day: number): number => new Date(day).getUTCDay();
const textOf = (day: number): string => isoDay(new Date(day), "UTC");

/** The platform's own names: nobody has to list them. */
function calendarOf(language: Language): CalendarWords {
  const known = WORDS.get(language);
  if (known) return known;
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const fromNow = [2, 1].map((days) => {
    const word = language === "en" && days === 2 ? "day after tomorrow" : relative.format(days, "day").toLowerCase();
    // In German and Spanish the morning has the name of tomorrow.
    return [new RegExp(`(?<!(?:la|de|esta|guten|am|heute) )(?<!\\p{L})${word}`, "u"), days] as const;
  });
  const words: CalendarWords = {
    // 2026-11-01 was a Sunday. People say 木曜 for 木曜日.
    weekdays: Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2026, 10, day + 1)).toLowerCase()).map(
      (name) => new RegExp(`(?<![\\p{Script=Latin}])${name.replace(/日$/, "")}(?![\\p{Script=Latin}])`, "u"),
    ),
    months: Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15)).toLowerCase()),
    fromNow,
  };
  WORDS.set(language, words);
  return words;
}
