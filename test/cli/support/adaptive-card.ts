/** Properties of the elements of Adaptive Cards 1.4 that a report uses, as Microsoft documents them; those with `!` are required. */
const ELEMENTS: Readonly<Record<string, Readonly<Record<string, RegExp | "elements" | "text">>>> = {
  AdaptiveCard: {
    ...{ "version!": /^1\.4$/, "body!": "elements", actions: "elements", fallbackText: "text" },
    ...{ $schema: /^http:\/\/adaptivecards\.io\/schemas\/adaptive-card\.json$/, msteams: /^\{"width":"Full"\}$/ },
  },
  RichTextBlock: { "inlines!": "elements" },
  TextRun: {
    ...{ "text!": "text", size: /^(Default|Small|Medium|Large|ExtraLarge)$/, weight: /^(Default|Lighter|Bolder)$/ },
    ...{ isSubtle: /^(true|false)$/, italic: /^(true|false)$/ },
  },
  ColumnSet: { "columns!": "elements", spacing: /^(Default|None|Small|Medium|Large)$/ },
  Column: { "width!": /^(auto|stretch)$/, "items!": "elements" },
  "Action.OpenUrl": { "title!": "text", "url!": /^https:\/\// },
};

/** What is wrong with a card, or with an element of one; empty for a valid one. */
export function problemsOfCard(element: unknown): string[] {
  const { type, ...members } = Object(element) as { type?: string };
  const rules = ELEMENTS[type ?? ""];
  if (rules === undefined) return [`There is no element ${type}.`];
  const values = new Map<string, unknown>(Object.entries(members));
  const missing = Object.keys(rules).filter((rule) => rule.endsWith("!") && !values.has(rule.slice(0, -1)));
  const problems = [...values].flatMap(([name, value]) => {
    const rule = rules[name] ?? rules[`${name}!`];
    if (rule === undefined) return [`${type} has no ${name}.`];
    if (rule === "elements")
      return Array.isArray(value) && value.length > 0 ? value.flatMap(problemsOfCard) : [`${type}.${name} is empty.`];
    if (rule === "text") return typeof value === "string" && value !== "" ? [] : [`${type}.${name} is no text.`];
    return rule.test(typeof value === "string" ? value : JSON.stringify(value)) ? [] : [`${type}.${name} is ${value}.`];
  });
  return [...missing.map((rule) => `${type} lacks ${rule}`), ...problems];
}
