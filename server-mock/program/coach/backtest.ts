import { Command } from "commander";
import { figureText } from "../../../core/figures/figure-text.ts";
import { type LintFinding, lintTemplate } from "../../../core/templates/lint-template.ts";
import { measurableText } from "../../coaching/measurable-criteria.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import { type Backtest, backtest } from "../../jobs/backtest.ts";
import { listTemplates } from "../../jobs/plan-reports.ts";
import type { Template } from "../../records/resources.ts";
import { ORGANIZATION } from "../administer.ts";
import { chooseOrganization } from "../choose-organization.ts";
import { scorerOf } from "../choose-scorer.ts";
import { type CommandContext, CommandError } from "../context.ts";
import { databaseOption, type LocationOptions, openExisting } from "../location.ts";
import { parseCount } from "../parse-options.ts";

interface BacktestCommandOptions extends LocationOptions {
  organization?: string;
  template: string;
  against: string;
  last: number;
  json?: boolean;
}

const SHOWN_PEOPLE = 10;

export function newCoachBacktestCommand(context: CommandContext, run = runBacktest): Command {
  return new Command("backtest")
    .description("Show what a template would have scored, and who would move, before it goes live. Nothing is written.")
    .addOption(databaseOption())
    .option("--organization <name>", ORGANIZATION)
    .requiredOption("--template <name>", "name or id of the new template")
    .requiredOption("--against <name>", "name or id of the template that it is compared with")
    .option("--last <number>", "how many of the newest meetings with a transcript", parseCount, 200)
    .option("--json", "print the result as one line of JSON")
    .action((options: BacktestCommandOptions) => run(context, options));
}

async function runBacktest(context: CommandContext, options: BacktestCommandOptions): Promise<void> {
  const { scorer } = scorerOf(context);
  const service = await openExisting(context, options);
  try {
    const organization = await chooseOrganization(service.database, options.organization);
    const templates = await listTemplates(service.database, organization.id);
    const template = find(templates, options.template);
    const against = find(templates, options.against);
    const { last, json } = options;
    const { signal } = new AbortController();
    const common = { orgId: organization.id, last, scorer, signal };
    const result = await backtest(service.database, { ...common, template, against });
    const notes = templateNotes(template, { scorer: scorer.name });
    if (json) return context.print(JSON.stringify({ ...result, findings: lintTemplate(template) }));
    for (const line of linesOf(result, { template, against, scorer: scorer.name })) context.print(line);
    if (notes.length > 0) context.print(`About ${template.name}:`);
    for (const note of notes) context.print(`  ${note}`);
  } finally {
    await service.close();
  }
}

function find(templates: Template[], nameOrId: string): Template {
  const found = templates.filter(({ id, name }) => id === nameOrId.toLowerCase() || name === nameOrId);
  const [template] = found;
  if (template && found.length === 1) return template;
  const names = templates.map(({ name, id }) => `${name} (${id})`).join(", ");
  throw new CommandError(
    `${found.length === 0 ? "There is no template" : "Several templates are called"} \`${nameOrId}\`. There are: ${names}.`,
  );
}

interface Compared {
  template: Template;
  against: Template;
  scorer: string;
}

function linesOf(result: Backtest, compared: Compared): string[] {
  const { template, against } = compared;
  if (result.meetings === 0)
    return ["There is no meeting with a transcript to score. Add calls first: svc-server import FILE."];
  const outcome = ({ name }: Template, { reports, mean, assessedShare, without }: Backtest["template"]) => [
    `${name}: ${reports} reports, mean ${figure(mean)}, ${figure(assessedShare === null ? null : assessedShare * 100)} % of the criteria assessed`,
    ...without.map(({ reason, meetings }) => `  ${meetings} without a report: ${reason}`),
  ];
  const people = result.people
    .slice(0, SHOWN_PEOPLE)
    .map(
      ({ name, userId, meetings, before, after, change }) =>
        `  ${name ?? userId}: ${figure(before)} -> ${figure(after)} (${change > 0 ? "+" : ""}${figure(change)}, ${meetings} meetings)`,
    );
  return [
    `On the newest ${result.meetings} meetings with a transcript:`,
    ...outcome(template, result.template),
    ...outcome(against, result.against),
    ...(people.length > 0
      ? [`Who would move from ${against.name} to ${template.name}, the most first:`, ...people]
      : [incomparable(result, compared)]),
  ];
}

/** Says why nobody can be compared, and what to do. */
function incomparable(result: Backtest, { template, against, scorer }: Compared): string {
  const empty = [
    ...(result.template.reports === 0 ? [template.name] : []),
    ...(result.against.reports === 0 ? [against.name] : []),
  ];
  if (empty.length === 0) return "Nobody can be compared: no meeting gets a report from both. Raise --last.";
  const way =
    scorer === OFFLINE_SCORER.name
      ? " Compare with another template, or set SVC_MODEL_URL and SVC_MODEL for a model to score."
      : "";
  return `Nobody can be compared: ${empty.join(" and ")} would give no report.${way}`;
}

const figure = (value: number | null): string => (value === null ? "-" : figureText(value));

/** Notes on a template's weaknesses: the findings of `svc templates lint`, and what the scorer cannot assess. */
export function templateNotes(template: Template, { scorer }: { scorer: string }): string[] {
  const measurable = scorer === OFFLINE_SCORER.name ? measurableText(template) : undefined;
  return [...lintTemplate(template).map(noteOf), ...(measurable ? [measurable] : [])];
}

const noteOf = ({ severity, criterion, message }: LintFinding): string =>
  `${severity}: ${criterion === null ? "" : `${criterion}: `}${message}`;
