import { isoDay } from "../../../core/periods/time-zone.ts";
import { numbersIn } from "../../../core/text/numbers.ts";
import { CALENDARS } from "./languages.ts";
import type { Calendar, Language } from "./lexicon.ts";

const DAY_MS = 86_400_000;

/**
 * Day that a sentence in lower case names, as seen from the day of the call (UTC): `2026-11-27`. Undefined when it names none, or when
 * people would read different days out of it.
 */
export function dueDate(spoken: string, language: Language, startedAt: string): string | undefined {
  const today = Math.floor(Date.parse(startedAt) / DAY_MS) * DAY_MS;
  if (!Number.isFinite(today)) return undefined;
  const words = CALENDARS[language];
  const sentence = spoken.replace(words.spoken, (word) => String(dayOfMonth(word, words) ?? word));
  const written = /\d{4}-\d{2}-\d{2}/.exec(sentence)?.[0];
  if (written) return written;
  const withoutMonths = sentence.replace(words.dated, " ");
  const isNextWeek = words.nextWeek.test(sentence);
  const named = words.weekdays.flatMap((pattern, weekday) => (pattern.test(sentence) ? [weekday] : []));
  const [weekday] = named;
  const behind = weekday === undefined ? [] : numberBehind(withoutMonths, weekday, words);
  if (behind === "unclear") return undefined;
  const numbers = [...behind, ...Array.from(withoutMonths.matchAll(words.numbered), ([, number]) => Number(number))];
  const dated = [
    ...Array.from(sentence.matchAll(words.dated), (found) => monthDay(found, words, today)),
    ...numbers.map((number) => nextOfNumber(number, today)),
  ].filter((day) => day !== undefined);
  if (dated.some((day) => named.some((one) => weekdayOf(day) !== one))) return undefined;
  const ahead = ((weekday ?? 0) - weekdayOf(today) + 7) % 7 || 7;
  const inNextWeek = 7 + fromMonday(weekday ?? 0) - fromMonday(weekdayOf(today));
  const isComing = ahead === inNextWeek && ahead > 2;
  const settled = isComing ? sentence.replace(words.coming, " ") : sentence;
  const isUnclear = words.unclear.test(settled.replace(words.nextWeek, " "));
  if (dated.length === 0 && weekday !== undefined && (isUnclear || named.length > 1)) return undefined;
  const later = [words.tomorrow.test(sentence.replace(words.afterTomorrow, " ")), words.afterTomorrow.test(sentence)];
  const isToday = words.today.test(sentence) && (later.includes(true) || !(isNextWeek || isUnclear));
  const days = new Set([
    ...(dated.length === 0 && weekday !== undefined ? [today + (isNextWeek ? inNextWeek : ahead) * DAY_MS] : dated),
    ...[isToday, ...later].flatMap((isMeant, fromNow) => (isMeant ? [today + fromNow * DAY_MS] : [])),
  ]);
  const [day] = days;
  return day !== undefined && days.size === 1 ? isoDay(new Date(day), "UTC") : undefined;
}

/** The day of a month that a word names: "thirtieth", "siebten", "veintitrés", "二十三". In a language of ordinals, "fifteen" counts things. */
function dayOfMonth(word: string, { ordinals }: Calendar): number | undefined {
  const ordinal = ordinals.findIndex((pattern) => pattern.test(word)) + 1;
  return ordinal > 0 ? ordinal : ordinals.length > 1 ? undefined : numbersIn(word)[0]?.value;
}

function monthDay(found: RegExpExecArray, { months }: Calendar, today: number): number | undefined {
  const parts = found.slice(1).filter((part) => part !== undefined);
  const month = months.findIndex((name) => parts.includes(name));
  const number = Number(parts.find((part) => part !== months[month]));
  const thisYear = new Date(today).getUTCFullYear();
  const named = Number(/^,?(?: del?)? (\d{4})\b/.exec(found.input.slice(found.index + found[0].length))?.[1]);
  const days = (named ? [named] : [thisYear, thisYear + 1]).map((year) => Date.UTC(year, month, number));
  return days.find((day) => day >= today && new Date(day).getUTCDate() === number);
}

/** The next day of a month with a number: "the 14th". */
function nextOfNumber(number: number, today: number): number | undefined {
  if (!(number >= 1 && number <= 31)) return undefined;
  for (let day = today + DAY_MS; day < today + 62 * DAY_MS; day += DAY_MS)
    if (new Date(day).getUTCDate() === number) return day;
  return undefined;
}

/** The number of the day behind its name: "martes 24", "mercredi neuf"; unclear where it is an ordinal in words. */
function numberBehind(sentence: string, weekday: number, words: Calendar): number[] | "unclear" {
  const found = words.weekdays[weekday]?.exec(sentence);
  if (!found) return [];
  const rest = sentence.slice(found.index + found[0].length);
  if (words.unread.test(rest)) return "unclear";
  const [number] = numbersIn(rest);
  const isNext = number !== undefined && words.between.test(rest.slice(0, number.start));
  return isNext && words.hour.exec(rest.slice(number.end).trimStart())?.index !== 0 ? [number.value] : [];
}

const weekdayOf = (day: number): number => new Date(day).getUTCDay();
const fromMonday = (weekday: number): number => (weekday + 6) % 7;
