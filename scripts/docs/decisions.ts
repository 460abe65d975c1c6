import { isMap, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from "yaml";
import type { Problem, Repository } from "./repository.ts";

const SPEC = "spec/openapi.yaml";
const FOLDER = "docs/decisions/";
const INDEX = `${FOLDER}README.md`;
const MAX_LINES = 40;

/** Finds assumptions without a record, descriptions that contradict their marks, and records that are too long or not listed. */
export function checkDecisions(repository: Repository): Problem[] {
  const records = [...repository.files].filter((file) => file.startsWith(FOLDER) && /\/\d{4}-[^/]+\.md$/.test(file));
  return [...checkMarks(repository.read(SPEC), records), ...checkRecords(records, repository)];
}

function checkRecords(records: string[], repository: Repository): Problem[] {
  const index = repository.files.has(INDEX) ? repository.read(INDEX) : "";
  const numbers = records.map(numberOf);
  return records.flatMap((file, position) => {
    const lineCount = repository.read(file).trimEnd().split("\n").length;
    const name = file.slice(FOLDER.length);
    return [
      ...(lineCount > MAX_LINES
        ? [
            {
              file,
              line: MAX_LINES + 1,
              message: `The record has ${lineCount} lines. Shorten it to ${MAX_LINES}, or split it.`,
            },
          ]
        : []),
      ...(index.includes(`(${name})`)
        ? []
        : [{ file: INDEX, line: 1, message: `The index lacks \`${name}\`. Add a row that links to it.` }]),
      ...(numbers.indexOf(numbers[position] ?? "") === position
        ? []
        : [
            { file, line: 1, message: `The number ${numbers[position]} is taken. Give this record the next free one.` },
          ]),
    ];
  });
}

function numberOf(record: string): string {
  return record.slice(FOLDER.length, FOLDER.length + 4);
}

/** Checks that "(assumed)" and `x-assumed` occur together, and that every number has a record. */
function checkMarks(spec: string, records: string[]): Problem[] {
  const numbers = new Set(records.map(numberOf));
  const lineCounter = new LineCounter();
  const problems: Problem[] = [];
  visit(parseDocument(spec, { lineCounter }), {
    Pair(_, pair) {
      if (isScalar(pair.key) && (pair.key.value === "example" || pair.key.value === "examples")) return visit.SKIP;
      return undefined;
    },
    Map(_, map, ancestors) {
      const line = lineCounter.linePos(map.range?.[0] ?? 0).line;
      const schemas = ancestors.filter(isMap).filter((ancestor) => ancestor.has("type") || ancestor.has("allOf"));
      const message = explainMark(map, schemas, numbers);
      if (message) problems.push({ file: SPEC, line, message });
    },
  });
  return problems;
}

function explainMark(map: YAMLMap, schemas: YAMLMap[], numbers: ReadonlySet<string>): string | undefined {
  const mark = map.get("x-assumed");
  const description = map.get("description");
  const says = typeof description === "string" && /\bassumed\b/.test(description);
  if (mark === undefined) {
    const inherits = schemas.some((schema) => schema.has("x-assumed"));
    return says && !inherits
      ? 'The description says "assumed" without a mark. Add `x-assumed` with the number of its record.'
      : undefined;
  }
  if (!numbers.has(String(mark)))
    return `\`x-assumed: "${mark}"\` has no record. Write \`${FOLDER}${mark}-….md\`, or correct the number.`;
  return says
    ? undefined
    : 'The place is marked `x-assumed`, and its description does not say so. Add "(assumed)" to it.';
}
