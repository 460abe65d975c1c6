import { type Command, Option } from "commander";
import type { LintFinding } from "../../../analysis/templates/lint-template.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { readTemplates } from "../../features/templates/read-templates.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutputFlags } from "../../flags/output-flags.ts";
import { type OutputFlags, readOutputOptions } from "../../flags/output-options.ts";
import type { Column } from "../../output/columns.ts";
import { onlyPage } from "../../output/only-page.ts";
import { printPages } from "../../output/print-pages.ts";
import { newCommand } from "../new-command.ts";

interface LintFlags extends GlobalFlags, OutputFlags {
  all?: boolean;
  strict?: boolean;
}

interface TemplateFinding extends LintFinding {
  template_id: string;
  template_name: string;
}

const COLUMNS: readonly Column[] = [
  { field: "template_name", title: "TEMPLATE", kind: "text" },
  { field: "criterion", title: "CRITERION", kind: "text" },
  { field: "severity", title: "SEVERITY", kind: "text", rank: 2 },
  { field: "rule", title: "RULE", kind: "text", rank: 1 },
  { field: "message", title: "MESSAGE", kind: "text" },
];

/** `svc templates lint`. */
export const newTemplatesLintCommand = (context: Context): Command =>
  addOutputFlags(
    newCommand("lint", {
      summary: "Find criteria that are vague, doubled, or invisible in a transcript, and odd weights",
      details: "The exit code is 10 when there is an error; with --strict, when there is anything.",
      examples: [
        ["svc templates lint --all", "every template"],
        ["svc templates lint c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001 --strict", "one template, before it goes live"],
      ],
    })
      .argument("[id...]", "ids of templates")
      .addOption(new Option("--all", "every template"))
      .addOption(new Option("--strict", "fail on warnings as well")),
  ).action(async (ids: string[], _flags: unknown, self: Command) => {
    const flags = self.optsWithGlobals<LintFlags>();
    if ((ids.length === 0) !== (flags.all === true))
      throw new UsageError("Expected ids of templates, or --all.", "svc templates list shows the ids.");
    const client = await openClient(context, flags);
    const { signal } = context;
    const templates = flags.all
      ? await readTemplates(context, client)
      : await Promise.all(ids.map((id) => client.templates.get(id, { signal })));
    const { lintTemplate } = await import("./lint.lazy.ts");
    const findings = templates.flatMap((template) =>
      lintTemplate(template).map(
        (finding): TemplateFinding => ({ template_id: template.id, template_name: template.name, ...finding }),
      ),
    );
    await printPages(context, {
      pages: onlyPage(findings),
      columns: COLUMNS,
      noun: "findings",
      output: await readOutputOptions(context, flags),
      allPages: true,
    });
    const failing = findings.filter(({ severity }) => flags.strict || severity === "error").length;
    if (failing === 0) return;
    throw new CliError(`${failing} ${failing === 1 ? "finding makes" : "findings make"} scores worth less.`, {
      exit: "gate",
      code: "template_findings",
      hint: "The column MESSAGE says what to change; svc templates edit ID changes it.",
    });
  });
