/**
 * Reports whether a terminal shows more than ASCII: false for the locales `C` and `POSIX` and for charsets other than UTF-8. True without a
 * locale.
 */
export function isUnicode(env: Readonly<Record<string, string | undefined>>): boolean {
  const locale = env["LC_ALL"] || env["LC_CTYPE"] || env["LANG"];
  return locale === undefined || locale === "" || /utf-?8/i.test(locale);
}
