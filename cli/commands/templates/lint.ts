import type { LintFinding } from "../../../core/templates/lint-template.ts";
import { countText } from "../../../core/words/count-text.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { readTemplates } from "../../features/templates/read-templates.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { printRows } from "../../output/print-pages.ts";
import { objectId } from "../../people/object-id.ts";
import { defineCommand } from "../define-command.ts";

interface LintFlags extends GlobalFlags, OutputFlags {
  every?: boolean;
  strict?: boolean;
}

interface TemplateFinding extends LintFinding {
  /** Of the template; null for a file that was not exported from a service. */
  id: string | null;
  template_name: string;
  /** Null for a template of the service. */
  file: string | null;
  status: LintFinding["severity"];
  /** Earlier name of the id. */
  template_id: string | null;
}

/** A template as it is checked. */
type Checked = Pick<TemplateFinding, "id" | "template_name" | "file"> & Parameters<LintTemplate>[0];
type LintTemplate = typeof import("../../features/templates/templates.lazy.ts").lintTemplate;

const COLUMNS: readonly Column[] = [
  { field: "template_name", title: "TEMPLATE", kind: "text" },
  { field: "file", title: "FILE", kind: "text", rank: 3 },
  { field: "criterion", title: "CRITERION", kind: "text" },
  { field: "status", title: "STATUS", kind: "text", rank: 2 },
  { field: "rule", title: "RULE", kind: "text", rank: 1 },
  { field: "message", title: "MESSAGE", kind: "text" },
];

/** `svc templates lint`. */
export const newTemplatesLintCommand = defineCommand({
  name: "lint",
  summary: "Find criteria that are vague, duplicate, or not visible in a transcript, and odd weights",
  details: "Exits with 10 on an error; with --strict, on a warning too.",
  examples: [
    ["svc templates lint --every", "every template"],
    ["svc templates lint templates", "every template file of a directory; needs no key"],
    ["svc templates lint c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001 --strict", "one template, before it goes live"],
  ],
  args: [["[template...]", "names or ids of templates, template files, or directories of them"]],
  flags: [
    ["--every", "every template of the service"],
    ["--strict", "fail on warnings as well"],
  ],
  prints: "data",
  run: runLint,
});

async function runLint(context: Context, flags: LintFlags, names: string[]): Promise<void> {
  if ((names.length === 0) !== (flags.every === true))
    throw new UsageError(
      "Expected names or ids of templates, files or directories, or --every.",
      "`svc templates list` shows the names and ids.",
    );
  const templates = await templatesOf(context, names, flags);
  const { lintTemplate } = await import("../../features/templates/templates.lazy.ts");
  const findings = templates.flatMap(({ id, template_name, file, grading_criteria }) =>
    lintTemplate({ grading_criteria }).map(
      (finding): TemplateFinding => ({
        ...{ id, template_name, file, ...finding, status: finding.severity, template_id: id },
      }),
    ),
  );
  await printRows(context, findings, {
    columns: COLUMNS,
    noun: "problems",
    output: await readOutputOptions(context, flags),
    earlier: { template_id: "id", severity: "status" },
  });
  const failing = findings.filter(({ status }) => flags.strict || status === "error").length;
  if (failing === 0) return;
  throw new CliError(`${countText(failing, "problem")} must be fixed for scores to be reliable.`, {
    exit: "gate",
    code: "template_findings",
    hint: "See the MESSAGE column, then change the template with `svc templates edit ID` or in its file.",
  });
}

const LOOKS_LIKE_A_PATH = /[\\/]|\.(ya?ml|json)$/i;

/** Files and directories are read without a key; any other name is an id. */
async function templatesOf(context: Context, names: readonly string[], flags: LintFlags): Promise<Checked[]> {
  const { readTemplatesAt } = await import("../../features/templates/templates.lazy.ts");
  const checked: Checked[] = [];
  const ids: string[] = [];
  for (const name of names) {
    const files = await readTemplatesAt(name);
    if (!files && LOOKS_LIKE_A_PATH.test(name))
      throw new UsageError(`There is no file or directory ${name}.`, "Check the path, or write the id of a template.");
    if (!files) ids.push(name);
    for (const { id, file, fields } of files ?? []) {
      const grading_criteria = (fields.grading_criteria ?? []) as Checked["grading_criteria"];
      checked.push({ id: id ?? null, template_name: String(fields.name), file, grading_criteria });
    }
  }
  if (ids.length === 0 && !flags.every) return checked;
  const client = await openClient(context, flags);
  const { signal } = context;
  const stored = flags.every
    ? await readTemplates(context, client)
    : await Promise.all(ids.map(async (written) => client.templates.get(await idOf(written), { signal })));
  const ofService = stored.map(({ id, name, grading_criteria }) => ({
    ...{ id, template_name: name, file: null, grading_criteria },
  }));
  return [...checked, ...ofService];

  function idOf(written: string): Promise<string> {
    return objectId(context, client, { kind: "template", written, options: flags });
  }
}
