import { Command, Option } from "commander";
import { figureText } from "../../../core/figures/figure-text.ts";
import { itemsNamed } from "../../../core/people/person.ts";
import { type LintFinding, lintTemplate } from "../../../core/templates/lint-template.ts";
import { countText } from "../../../core/words/count-text.ts";
import { measurableText } from "../../coaching/measurable-criteria.ts";
import { OFFLINE_SCORER } from "../../coaching/offline/offline-scorer.ts";
import type { Scorer } from "../../coaching/scorer.ts";
import { type Backtest, backtest, estimateBacktest } from "../../jobs/backtest.ts";
import { costOf, costText } from "../../jobs/cost.ts";
import { listTemplates } from "../../jobs/plan-reports.ts";
import type { Template } from "../../records/resources.ts";
import { ORGANIZATION } from "../administer.ts";
import { chooseOrganization } from "../choose-organization.ts";
import { scorerOf } from "../choose-scorer.ts";
import { type CommandContext, CommandError, commandLine } from "../context.ts";
import { databaseOption, type LocationOptions, openExisting } from "../location.ts";
import { parseCount } from "../parse-options.ts";

interface BacktestCommandOptions extends LocationOptions {
  organization?: string;
  template?: string;
  against?: string;
  calls: number;
  last?: number;
  json?: boolean;
  estimate?: boolean;
  yes?: boolean;
}

const SHOWN_PEOPLE = 10;

export function newCoachBacktestCommand(context: CommandContext): Command {
  return new Command("backtest")
    .description("Compare what a new template would have scored with the active one. Nothing is written.")
    .argument("[template]", "name or id of the new template")
    .addOption(databaseOption())
    .option("--organization <name>", ORGANIZATION)
    .addOption(new Option("--template <name>", "name or id of the new template").hideHelp())
    .option(
      "--against <name>",
      "name or id of the template to compare with; default: the active one for the same calls",
    )
    .option("--calls <number>", "number of newest meetings with a transcript", parseCount, 200)
    .addOption(new Option("--last <number>", "earlier name of --calls").argParser(parseCount).hideHelp())
    .option("--estimate", "only print the requests, tokens and costs of a model")
    .option("--yes", "use the model without asking for confirmation of the cost")
    .option("--json", "print the result as one line of JSON")
    .action((template: string | undefined, options: BacktestCommandOptions) =>
      runBacktest(context, { ...options, template: template ?? options.template ?? "" }),
    );
}

async function runBacktest(context: CommandContext, options: BacktestCommandOptions): Promise<void> {
  if (!options.template) throw new CommandError("Name the template to try.", "coach backtest TEMPLATE");
  const { scorer, model } = scorerOf(context);
  const service = await openExisting(context, options);
  try {
    const organization = await chooseOrganization(service.database, options.organization);
    const templates = await listTemplates(service.database, organization.id);
    const template = find(templates, options.template);
    const against = options.against ? find(templates, options.against) : currentFor(template, templates);
    const { json, calls, last = calls } = options;
    const { signal } = new AbortController();
    const tried = { orgId: organization.id, last, scorer, signal, template, against };
    if (options.estimate || model) {
      const effort = effortText(await estimateBacktest(service.database, tried), { scorer, model: model?.model });
      if (options.estimate && json) return context.print(JSON.stringify(effort.figures));
      context.note(`svc-server: ${effort.text}`);
      if (options.estimate || !(await isWanted(context, options))) return;
    }
    const result = await backtest(service.database, tried);
    const notes = templateNotes(template, { scorer: scorer.name });
    const cost = costOf(result.usage, scorer.prices);
    if (json) return context.print(JSON.stringify({ ...result, cost, findings: lintTemplate(template) }));
    for (const line of linesOf(result, { template, against, scorer: scorer.name, options })) context.print(line);
    if (model)
      context.print(
        `It took ${countText(result.usage.calls, "request")} and ${countText(result.usage.inputTokens + result.usage.outputTokens, "token")}${cost ? `, ${costText(cost)}` : ""}.`,
      );
    if (notes.length > 0) context.print(`About ${template.name}:`);
    for (const note of notes) context.print(`  ${note}`);
  } finally {
    await service.close();
  }
}

/** Describes the maximum usage of a backtest. */
function effortText(
  { calls, usage }: Awaited<ReturnType<typeof estimateBacktest>>,
  { scorer, model }: { scorer: Scorer; model: string | undefined },
) {
  const cost = costOf(usage, scorer.prices);
  const tokens = usage.inputTokens + usage.outputTokens;
  const scored = `${countText(calls, "call")} against two templates`;
  const money = cost
    ? `, ${costText(cost)}`
    : "; with SVC_MODEL_INPUT_PRICE and SVC_MODEL_OUTPUT_PRICE set, also the money";
  const text = model
    ? `${scored}: at most ${countText(usage.calls, "request")} to ${model} and ${countText(tokens, "token")}${money}`
    : `${scored}, by ${scorer.name}, at no cost`;
  return { text, figures: { calls, usage, cost: model ? cost : null } };
}

/** Asks for confirmation, since a model costs money. */
async function isWanted({ ask }: CommandContext, { yes, json }: BacktestCommandOptions): Promise<boolean> {
  if (yes) return true;
  if (!ask || json) throw new CommandError("A model would be asked. Add --yes to go on, or --estimate to stop here.");
  return /^y(?:es)?$/i.test(await ask("Go on? [y/N] "));
}

/** The template that calls are scored against today, which a new one would replace. */
function currentFor(template: Template, templates: readonly Template[]): Template {
  const others = templates.filter(({ id, is_active }) => is_active && id !== template.id);
  const kindOf = ({ call_type }: Template) => call_type ?? "general";
  const [same, more] = others.filter((other) => kindOf(other) === kindOf(template));
  if (same && !more) return same;
  throw new CommandError(
    `${more ? "Several active templates are" : "No other active template is"} for calls of the kind of ${template.name}. Name one with --against: ${others.map(({ name }) => name).join(", ")}.`,
  );
}

function find(templates: Template[], nameOrId: string): Template {
  const found = itemsNamed(nameOrId, templates, ({ id, name }) => [id, name]);
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
  options: LocationOptions;
}

function linesOf(result: Backtest, compared: Compared): string[] {
  const { template, against, options } = compared;
  if (result.meetings === 0)
    return [`There is no meeting with a transcript to score. Add calls first: ${commandLine("import FILE", options)}`];
  const outcome = ({ name }: Template, { reports, mean, assessedShare, without }: Backtest["template"]) => [
    `${name}: ${countText(reports, "report")}, mean ${figure(mean)}, ${figure(assessedShare === null ? null : assessedShare * 100)} % of the criteria assessed`,
    ...without.map(({ reason, meetings }) => `  ${meetings} without a report: ${reason}`),
  ];
  const people = result.people
    .slice(0, SHOWN_PEOPLE)
    .map(
      ({ name, userId, meetings, before, after, change }) =>
        `  ${name ?? userId}: ${figure(before)} -> ${figure(after)} (${change > 0 ? "+" : ""}${figure(change)}, ${countText(meetings, "meeting")})`,
    );
  return [
    `On the newest ${result.meetings === 1 ? "meeting" : countText(result.meetings, "meeting")} with a transcript:`,
    ...outcome(template, result.template),
    ...outcome(against, result.against),
    ...criterionLines(result),
    ...(people.length > 0
      ? [`Who would move from ${against.name} to ${template.name}, the most first:`, ...people]
      : [incomparable(result, compared)]),
  ];
}

/** Old and new scores by criterion. */
function criterionLines({ criteria, people }: Backtest): string[] {
  if (people.length === 0) return [];
  return [
    "By criterion, over the calls that both score:",
    ...criteria.flatMap(({ name, before, after, scoredBefore, scoredAfter, moved, newQuotes, example }) => [
      `  ${name}: ${figure(before)} (${scoredBefore}) -> ${figure(after)} (${scoredAfter}), ${moved} moved, ${countText(newQuotes, "new quote")}`,
      ...(example === null ? [] : [`    “${example}”`]),
    ]),
  ];
}

/** Explains why nobody can be compared, and what to do. */
function incomparable(result: Backtest, { template, against, scorer }: Compared): string {
  const empty = [
    ...(result.template.reports === 0 ? [template.name] : []),
    ...(result.against.reports === 0 ? [against.name] : []),
  ];
  if (empty.length === 0) return "Nobody can be compared: no meeting gets a report from both. Raise --calls.";
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
