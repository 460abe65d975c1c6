const TICKS = "▁▂▃▄▅▆▇█";
const PLAIN_TICKS = "_.-=+*#@";

/** Whether the terminal shows more than ASCII, by the locale; without one it is taken for modern. */
export function isUnicode(env: Readonly<Record<string, string | undefined>>): boolean {
  const locale = env["LC_ALL"] || env["LC_CTYPE"] || env["LANG"];
  return locale === undefined || locale === "" || /utf-?8/i.test(locale);
}

/** A line of text that shows a course of scores from 0 to 100; a dot where there is none. */
export const sparkline = (scores: readonly unknown[], { isUnicode: unicode }: { isUnicode: boolean }): string =>
  scores
    .map((score) => {
      if (typeof score !== "number") return unicode ? "·" : " ";
      const step = Math.min(7, Math.max(0, Math.floor((score / 100) * 8)));
      return (unicode ? TICKS : PLAIN_TICKS)[step];
    })
    .join("");
