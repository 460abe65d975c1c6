/** Reports whether a terminal shows more than ASCII, by the locale: `C`, `POSIX` and every other charset than UTF-8 say no. Without a locale it is taken for modern. */
export function isUnicode(env: Readonly<Record<string, string | undefined>>): boolean {
  const locale = env["LC_ALL"] || env["LC_CTYPE"] || env["LANG"];
  return locale === undefined || locale === "" || /utf-?8/i.test(locale);
}
