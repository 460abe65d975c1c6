import type { Problem, Repository } from "./repository.ts";

/** Names of the core's concepts, in addition to the names of its exports. */
const CONCEPTS = [
  ...["mean", "median", "average", "change", "fold", "weekOf", "isoWeek", "plural", "pluralize", "findPerson"],
  ...["maskKey", "maskKeys", "scoreText", "countText", "changeText", "parseTranscript", "escapeMarkdown", "parseCsv"],
];

/** Code that reimplements a concept under any name. */
const SPELLINGS: readonly { pattern: RegExp; instead: string }[] = [
  { pattern: /\[0-9a-f\]\{8\}/i, instead: "isUuid of core/ids/uuid.ts" },
  { pattern: /svc_live_[[(\\]*[\w[]*[\\\]]\w?.*\/g/, instead: "maskKeys of core/secrets/mask-keys.ts" },
  { pattern: /=== 1 \? "" : "e?s"/, instead: "countText of core/words/count-text.ts" },
  { pattern: /month: "short"|\.toLocale(?:Date|Time)String\(/, instead: "dateText of core/words/span-text.ts" },
  { pattern: /from "(?:csv-stringify|yaml)\b/, instead: "a writer of core/formats/" },
];

/** Allowed uses of a core name for something else, with the reason. A stale entry fails. */
const EXEMPT: Readonly<Record<string, string>> = {
  "server-mock/store/fold.ts fold": "The API's filters find literal parts of text; the core compares words.",
  "server-mock/dashboard/assets/enhancements.ts fold": "Sent to browsers as it is, it imports nothing.",
};
/** Exports of the core with names so generic that any file may use them. */
const GENERIC = new Set(["add", "criteriaOf", "fieldsOf", "headline", "levelOf", "numberOf", "readLines"]);

// Not the SDK, which is published alone and does not import the core, nor generated files.
const PROGRAMS = /^(?:cli|mcp|design|server-mock)\/(?!test\/|bundle\/|.*\bgenerated\/).*\.ts$/;
const DEFINITION =
  /^(?:export )?(?:async )?(?:function\*? (\w+)|(?:const|let) (\w+)(?::[^=]+)? = (?:async )?(?:<[^>]*>)?\(?[\w\s,{}[\]:?.|<>"]*\)?[^=]*=>)/;
const EXPORTED = /^export (?:async )?(?:function\*?|const) (\w+)/gm;

/** Finds second definitions of the core's concepts, which would eventually contradict the first. */
export function checkVocabulary({ files, read }: Repository): Problem[] {
  const core = [...files].filter((file) => file.startsWith("core/") && file.endsWith(".ts"));
  const exported = core.flatMap((file) => [...read(file).matchAll(EXPORTED)].map(([, name = ""]) => name));
  const vocabulary = new Set([...CONCEPTS, ...exported.filter((name) => !GENERIC.has(name))]);
  const unused = new Set(Object.keys(EXEMPT));
  const problems: Problem[] = [];
  for (const file of files) {
    if (!PROGRAMS.test(file)) continue;
    for (const [index, line] of read(file).split("\n").entries()) {
      const [, declared, assigned] = DEFINITION.exec(line) ?? [];
      const name = declared ?? assigned ?? "";
      const spelling = SPELLINGS.find(({ pattern }) => pattern.test(line));
      if (!vocabulary.has(name) && !spelling) continue;
      const entry = `${file} ${vocabulary.has(name) ? name : spelling?.pattern.source}`;
      if (unused.delete(entry) || entry in EXEMPT) continue;
      const advice = vocabulary.has(name)
        ? `\`${name}\` is a word of the core: import it from there, or choose another name for another thing.`
        : `Use ${spelling?.instead}.`;
      problems.push({ file, line: index + 1, message: advice });
    }
  }
  for (const entry of unused)
    problems.push({
      file: "scripts/docs/vocabulary.ts",
      line: 1,
      message: `\`${entry}\` is gone: remove its exemption.`,
    });
  return problems;
}
