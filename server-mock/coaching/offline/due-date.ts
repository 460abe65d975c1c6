import { isoDay } from "../../../core/periods/time-zone.ts";
import { numbersIn } from "../../../core/text/numbers.ts";
import type { Language } from "./lexicon.ts";

/** Names of the days and months of a language, as its calendars write them. */
interface CalendarWords {
  weekdays: readonly RegExp[];
  months: readonly string[];
  /** Words for tomorrow and the day after it, the later day first. */
  fromNow: readonly (readonly [words: RegExp, days: number])[];
  /** A word that may be the day of a month. */
  dayWord: RegExp;
  /** Days are ordinals: "the fifteen" counts things. */
  isOrdinal: boolean;
}

const DAY_MS = 86_400_000;
const NUMBERED =
  /(?:\bthe|\bam|\bden|\bzum|\bel(?: día)?|\ble) (\d{1,2})(?:st|nd|rd|th|\.)?(?![\p{L}\d%]|[.,:]\d| (?:%|euros?|pour|por|uhr|h(?!\p{L})))|(?<!月)(\d{1,2})日(?!間)/u;
const NEXT_WEEK =
  /next week|nächste[rn]? woche|kommende[rn]? woche|la próxima semana|la semana que viene|la semaine prochaine|(?<!再)来週/;
/** Says which of several days is meant in a way that people read differently, or means no single day. */
const UNCLEAR =
  /(?<!\p{L})(?:next|after|from|every|each|fortnight|last|danach|darauf|después|siguiente|suivant|lendemain|nächste\p{L}*|kommende\p{L}*|übernächste\p{L}*|jede\p{L}*|letzte\p{L}*|in acht|próxim\p{L}*|que viene|cada|todos|dentro de|prochain\p{L}*|chaque|tous|dernier|en huit|or|oder|ou)(?!\p{L})|再来週|毎週|先週|以降|または/u;

/** What is said of the day of the call itself. */
const TODAY =
  /(?<!\p{L})(?:today|tonight|this (?:morning|afternoon|evening)|heute|hoy|esta (?:tarde|noche)|aujourd['’]hui|ce (?:soir|midi)|cet après-midi)(?!\p{L})|本日|今日|今夜|今晩/u;
/** "Le lundi" is every Monday. */
const EVERY = /(?<!\p{L})le $/u;
/** A word behind an article, where nothing comes that it would count. */
const DAY_WORD =
  /(?<=(?<!\p{L})(?:the|der|de[nm]|am|zum|el|el día|le) )[\p{L}-]+(?= (?:of |de )?<MONTH>|$|[,.;!?]| (?:at|in the|um|a las?|à|then) )/u;
const KANJI = /[一二三四五六七八九十]{1,3}(?=[月日])/g;
/** Ordinals that are more than a number with an ending, without their endings. */
const ORDINALS: ReadonlyMap<string, number> = new Map([
  ["first", 1],
  ["second", 2],
  ["third", 3],
  ["fif", 5],
  ["eigh", 8],
  ["nin", 9],
  ["twelf", 12],
  ["twentie", 20],
  ["thirtie", 30],
  ["er", 1],
  ["drit", 3],
  ["sech", 6],
  ["sieb", 7],
  ["ach", 8],
  ["premier", 1],
  ["primero", 1],
]);

const WORDS = new Map<Language, CalendarWords>();

/**
 * Day that a sentence in lower case names, as seen from the day of the call (UTC): `2026-11-27`. Undefined when it names none, or when
 * people would read different days out of it.
 */
export function dueDate(spoken: string, language: Language, startedAt: string): string | undefined {
  const today = Math.floor(Date.parse(startedAt) / DAY_MS) * DAY_MS;
  if (!Number.isFinite(today)) return undefined;
  const words = calendarOf(language);
  const sentence = withDigits(spoken, words);
  const written = /\d{4}-\d{2}-\d{2}/.exec(sentence)?.[0];
  if (written) return written;
  const isNextWeek = NEXT_WEEK.test(sentence);
  const isUnclear = UNCLEAR.test(sentence.replace(NEXT_WEEK, " "));
  const named = words.weekdays.flatMap((pattern, weekday) => (pattern.test(sentence) ? [weekday] : []));
  const [weekday] = named;
  const numbered = weekday === undefined ? undefined : numberBehind(sentence, words.weekdays[weekday]);
  if (numbered === "unclear") return undefined;
  const dated = monthDay(sentence, words, today) ?? nextOfNumber(numbered ?? numberIn(sentence), today);
  if (dated !== undefined && named.some((one) => weekdayOf(dated) !== one)) return undefined;
  const place = words.weekdays[weekday ?? 0]?.exec(sentence)?.index;
  const isEvery = isUnclear || named.length > 1 || EVERY.test(sentence.slice(0, place));
  const monday = today - ((weekdayOf(today) + 6) % 7) * DAY_MS;
  const ahead = ((weekday ?? 0) - weekdayOf(today) + 7) % 7 || 7;
  const inWeek = isNextWeek ? monday + (7 + (((weekday ?? 0) + 6) % 7)) * DAY_MS : today + ahead * DAY_MS;
  const fromNow = words.fromNow.find(([word]) => word.test(sentence))?.[1];
  const isToday = TODAY.test(sentence) && !isNextWeek && !isUnclear;
  if (dated === undefined && weekday !== undefined && isEvery) return undefined;
  const days = new Set([
    ...(dated !== undefined ? [dated] : weekday !== undefined ? [inWeek] : []),
    ...(fromNow !== undefined ? [today + fromNow * DAY_MS] : isToday ? [today] : []),
  ]);
  const [day] = days;
  return day !== undefined && days.size === 1 ? textOf(day) : undefined;
}

/** Days of a month in digits: "the thirtieth", "am siebten April", "el veintitrés", "二十三日". */
function withDigits(sentence: string, { dayWord, isOrdinal }: CalendarWords): string {
  return sentence
    .replace(dayWord, (word) => String(dayOfMonth(word, isOrdinal) ?? word))
    .replace(KANJI, (run) => {
      const [tens = "", units = ""] = run.includes("十") ? run.split("十") : ["零", run];
      const [ten, unit] = [tens, units].map((one) => "零一二三四五六七八九".indexOf(one || "零"));
      return String((tens === "" ? 1 : (ten ?? 0)) * 10 + (unit ?? 0));
    });
}

function dayOfMonth(word: string, isOrdinal: boolean): number | undefined {
  const [, tens, rest = word] = /^(twenty|thirty)-(.+)$/.exec(word) ?? [];
  const stem = rest.replace(/(?:th|s?te[nr]?)$/, "");
  if (isOrdinal && stem === rest && !ORDINALS.has(stem)) return undefined;
  const value = ORDINALS.get(stem) ?? numbersIn(stem)[0]?.value;
  return value === undefined ? undefined : value + (tens === undefined ? 0 : tens === "twenty" ? 20 : 30);
}

function monthDay(sentence: string, { months }: CalendarWords, today: number): number | undefined {
  const any = months.join("|");
  const found = new RegExp(
    `(?<![\\p{Script=Latin}\\d])(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: of| de)? ?(?!\\d)(${any})(?!\\p{L})|(?<![\\p{Script=Latin}\\d])(${any}) ?(?:the )?(\\d{1,2})(?:st|nd|rd|th|日)?(?!\\d)`,
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
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 15)).toLowerCase());
  const words: CalendarWords = {
    // 2026-11-01 was a Sunday. People say 木曜 for 木曜日.
    weekdays: Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2026, 10, day + 1)).toLowerCase()).map(
      (name) =>
        new RegExp(
          `(?<!(?:frau|herrn?) )(?<![\\p{Script=Latin}])${name.replace(/日$/, "")}(?![\\p{Script=Latin}])`,
          "u",
        ),
    ),
    isOrdinal: language === "en" || language === "de",
    ...{ months, fromNow, dayWord: new RegExp(DAY_WORD.source.replace("<MONTH>", `(?:${months.join("|")})`), "u") },
  };
  WORDS.set(language, words);
  return words;
}
