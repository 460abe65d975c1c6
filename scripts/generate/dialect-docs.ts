import { type DialectCase, OPERATIONS, SURFACES, type Surface } from "../../test/dialects/dialect-case.ts";
import { ENVELOPE_DIALECTS } from "../../test/dialects/envelope-dialects.ts";
import { ERROR_DIALECTS, STATUSES } from "../../test/dialects/error-dialects.ts";
import { FIELD_DIALECTS } from "../../test/dialects/field-dialects.ts";
import { WRITE_DIALECTS } from "../../test/dialects/write-dialects.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { paddedTable } from "./markdown-table.ts";

/** docs/dialects.md: the expected behavior of every operation on every surface, from the tables of the tests. */
export function generateDialectDocs(): GeneratedFile {
  const groups = [
    ["Envelope and pagination", ENVELOPE_DIALECTS],
    ["Fields", FIELD_DIALECTS],
    ["Writes", WRITE_DIALECTS],
  ] as const;
  const count = groups.reduce((sum, [, dialects]) => sum + dialects.length, 0);
  return { path: "docs/dialects.md", text: `${intro(count)}${groups.map(section).join("\n")}\n${errors()}` };
}

const intro = (count: number): string => `# Services that respond differently

The API document leaves most shapes open, so a service may differ from \`spec/openapi.yaml\` in unpredictable ways. Every operation is
**right** on every surface, or it fails **loudly**: with an error code, a message that says what differs, and an exit code. It never loses
rows, shows wrong data, or reports a write as failed that took effect ([0026](decisions/0026-one-normalizer.md)). \`svc doctor\` reports
the service's dialect, missing fields, and what does not work without them; attach its \`--json\` to a bug report.

The tables come from \`test/dialects/\`: ${count} dialects and ${OPERATIONS.length} operations (${OPERATIONS.join(", ")}), by the SDK, the command line and
the tool server. Another test omits every field of every object, sets it to null and changes its type, one at a time, through every command
and tool that shows it. This file is written by \`npm run generate\`.

Undetectable, and so not covered: \`--page 2\` of a service that counts pages from 0 or ignores \`page\` and, with \`--page\`, a \`total\`
that counts the page instead of the list.

`;

// A web page behaves like its server's SDK.
const SHOWN = SURFACES.filter((surface) => surface !== "page");

const section = ([title, dialects]: readonly [string, readonly DialectCase[]]): string =>
  `## ${title}\n\n${paddedTable(
    ["Service", "SDK", "`svc`", "Tool server"],
    dialects.map((given) => [given.name, ...SHOWN.map((surface) => cell(given, surface))]),
  )}\n`;

/** The expected behavior of a dialect's operations on a surface. */
function cell({ loud = {} }: DialectCase, surface: Surface): string {
  const failing = OPERATIONS.filter((name) => {
    const expected = loud[name];
    // The tool server has no weekly report.
    return (
      expected && (expected.on ?? SURFACES).includes(surface) && !(surface === "tools" && name === "the weekly report")
    );
  });
  const [first] = failing;
  const expected = first && loud[first];
  if (!expected) return "right";
  const exit = surface === "cli" ? `, exit ${expected.exit}` : "";
  return `loud (\`${expected.code}\`${exit}): ${failing.join(", ")}`;
}

const errors = (): string => `## Errors

Whatever the shape of an error, its message is kept, the class and \`error.code\` follow from the status, and \`error.apiCode\` keeps the
service's own code.

${paddedTable(
  ["Status", "`error.code`", "Class", "Exit code of `svc`"],
  STATUSES.map(([status, code, name, exit]) => [String(status), `\`${code}\``, `\`${name}\``, String(exit)]),
)}

Shapes: ${ERROR_DIALECTS.map(({ name }) => name).join("; ")}. A redirect is never followed; the error names its target.
`;
