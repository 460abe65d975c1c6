import { html } from "hono/html";

/** Markup. `html` escapes every value that is put into it, whether text or attribute; write attributes in quotes. */
export type Html = ReturnType<typeof html>;

/** Something that `html` can hold: text is escaped, lists are joined, and `false`, `null` and `undefined` are nothing. */
export type Content = Html | string | number | false | null | undefined | readonly Content[];

export { html };
