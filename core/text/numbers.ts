/** A number in a text, in digits or in words of five languages. */
export interface NamedNumber {
  value: number;
  /** Whether it is a percentage: `58 %`, `forty percent`. */
  isPercent: boolean;
  start: number;
  end: number;
}

/** Number words from 0 on, and for tens; compounds are summed. */
const UNITS: readonly string[] = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
  "零 一 二 三 四 五 六 七 八 九 十",
];
const TENS: readonly string[] = [
  "twenty thirty forty fifty sixty seventy eighty ninety hundred",
  "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert",
  "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien",
  "vingt trente quarante cinquante soixante septante quatre-vingts nonante cent",
];

const WORDS = new Map<string, number>([
  ...UNITS.flatMap((list) => list.split(" ").map((word, value): [string, number] => [word, value])),
  ...TENS.flatMap((list) => list.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10])),
  ["quatre-vingt", 80],
  ["halb", 0.5],
  ["half", 0.5],
  ["medio", 0.5],
  ["demi", 0.5],
  ["半", 0.5],
]);
for (const [unit, word] of ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"].entries())
  for (const [index, tens] of (TENS[1] ?? "").split(" ").slice(0, 8).entries())
    WORDS.set(`${word}und${tens}`, (index + 2) * 10 + unit + 1);
for (const [unit, word] of ["uno", "dós", "trés", "cuatro", "cinco", "séis", "siete", "ocho", "nueve"].entries())
  WORDS.set(`veinti${word}`, 21 + unit);

const PERCENT =
  /^\s?(?:%|\uff05|percent(?!\p{L})|per cent(?!\p{L})|prozent(?!\p{L})|por ciento|pour cent|\u30d1\u30fc\u30bb\u30f3\u30c8)/iu;
const DIGITS = /\d+(?:[.,\u00a0\u202f']\d+)*/gu;
const WORD = /quatre-vingts?|dix-(?:sept|huit|neuf)|\p{L}+/giu;
const JAPANESE = /[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]+/gu;
const BETWEEN = /^(?:[\s-]+(?:(?:y|et|and|und)[\s-]+)?)$/u;

/** Finds all numbers in a text. `12,500`, `12.500` and `12 500` are the same number; `2.5` is two and a half. */
export function numbersIn(text: string): NamedNumber[] {
  const digits = [...text.matchAll(DIGITS)].map(({ 0: run, index }) =>
    numberAt(text, numberOf(run), index, run.length),
  );
  const found = [...digits, ...wordsIn(text), ...japaneseIn(text)];
  return found.sort((one, other) => one.start - other.start);
}

function numberAt(text: string, value: number, start: number, length: number): NamedNumber {
  const percent = PERCENT.exec(text.slice(start + length))?.[0].length ?? 0;
  return { value, isPercent: percent > 0, start, end: start + length + percent };
}

/** Three digits after a separator are thousands, whatever the separator. */
function numberOf(run: string): number {
  const parts = run.split(/[.,\u00a0\u202f']/);
  if (parts.slice(1).every((part) => part.length === 3)) return Number(parts.join(""));
  return Number(`${parts.slice(0, -1).join("")}.${parts.at(-1)}`);
}

function wordsIn(text: string): NamedNumber[] {
  const found: NamedNumber[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const value = WORDS.get(word.toLowerCase());
    if (value === undefined) continue;
    const last = found.at(-1);
    // "twenty-five", "treinta y cinco", "soixante et onze": tens and units.
    if (last && isTens(last.value) && value < 20 && value >= 1 && BETWEEN.test(text.slice(last.end, index)))
      found[found.length - 1] = numberAt(text, last.value + value, last.start, index + word.length - last.start);
    else found.push(numberAt(text, value, index, word.length));
  }
  return found;
}

const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

function japaneseIn(text: string): NamedNumber[] {
  return [...text.matchAll(JAPANESE)].flatMap(({ 0: run, index }) => {
    if (run.length === 1) return [];
    const [tens = "", units = ""] = run.split("十");
    const value = run.includes("十") ? (WORDS.get(tens) ?? 1) * 10 + (WORDS.get(units) ?? 0) : Number.NaN;
    return Number.isNaN(value) ? [] : [numberAt(text, value, index, run.length)];
  });
}
