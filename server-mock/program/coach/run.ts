import { Command } from "commander";
import { isUuid } from "../../../core/ids/uuid.ts";
import { countText } from "../../../core/words/count-text.ts";
import { costOf, costText } from "../../jobs/cost.ts";
import { estimateReports } from "../../jobs/estimate-reports.ts";
import type { ReportRequest } from "../../jobs/known-reports.ts";
import { listTemplates } from "../../jobs/plan-reports.ts";
import type { OpenService } from "../../library/service.ts";
import type { ScoringUsage } from "../../records/scoring-usage.ts";
import { ORGANIZATION } from "../administer.ts";
import { chooseOrganization } from "../choose-organization.ts";
import { scorerOf } from "../choose-scorer.ts";
import { type CommandContext, CommandError } from "../context.ts";
import { databaseOption, existingLocation, type LocationOptions, openAt } from "../location.ts";
import { parseSince } from "../parse-options.ts";
import { templateNotes } from "./backtest.ts";

interface RunOptions extends LocationOptions {
  organization?: string;
  meeting?: string[];
  since?: (now: Date) => Date;
  template?: string;
  again?: boolean;
  estimate?: boolean;
}

export function newCoachRunCommand(context: CommandContext): Command {
  return new Command("run")
    .description(
      "Produce reports now: for all fetched or failed meetings with a transcript, or for those that flags select.",
    )
    .addOption(databaseOption())
    .option("--organization <name>", ORGANIZATION)
    .option("--meeting <id...>", "only these meetings, by id")
    .option("--since <time>", "all meetings since then: 7d, 12h or a time in ISO 8601", parseSince)
    .option("--template <id>", "score against this template, active or not")
    .option("--again", "also score meetings that already have such a report")
    .option("--estimate", "only print the number of reports, requests and tokens")
    .action((options: RunOptions) => runCoach(context, options));
}

async function runCoach(context: CommandContext, options: RunOptions): Promise<void> {
  const { scorer, model, dailyTokens } = scorerOf(context);
  const service = await openAt(context, existingLocation(context, options), { scorer, dailyTokens });
  try {
    const organization = await chooseOrganization(service.database, options.organization);
    const request = requestOf(service, organization.id, options);
    if (options.estimate || model) {
      const { reports, usage } = await estimateReports(service.database, request, { model, scorer: scorer.name });
      const effort = model
        ? `, about ${countText(usage.calls, "request")} to ${model.model}, ${spent(service, usage)}`
        : "";
      context.note(`svc-server: at most ${countText(reports, "report")}${effort}`);
      if (options.estimate) return;
    }
    const before = await service.jobs.figures(organization.id);
    const { added, known, withoutTemplate, withoutTranscript, unknown } = await service.jobs.request(request);
    if (added > 0) await noteTemplates(context, service, request);
    await work(context, service);
    const after = await service.jobs.figures(organization.id);
    const produced = after.done - before.done;
    const failed = after.failed - before.failed;
    context.print(`Produced ${countText(produced, "report")} with ${scorer.name}.`);
    if (model) context.print(`It took ${spent(service, usageBetween(before.usage, after.usage))}.`);
    if (produced === 0 && failed === 0 && known > 0)
      context.print(
        `${countText(known, "report")} had been requested before; --again produces ${known === 1 ? "it" : "them"} once more.`,
      );
    if (withoutTemplate.length > 0)
      context.print(
        `No report for ${countText(withoutTemplate.length, "meeting")}: no template is active for that kind of call, and no general one.`,
      );
    if (withoutTranscript.length > 0)
      context.print(`Without a transcript, and so without a report: ${withoutTranscript.join(", ")}.`);
    const waiting = after.waiting + after.running;
    const reasons = waiting > 0 ? await service.jobs.queue.waitingReasons(organization.id) : [];
    for (const { reason, jobs } of reasons) context.print(`${countText(jobs, "report")} waiting: ${reason}`);
    if (waiting > 0 && reasons.length === 0)
      context.print(`${countText(waiting, "job")} waiting: for another time, or for another worker.`);
    const problems = [
      ...(failed > 0 ? [`${countText(failed, "report")} failed. svc meetings list --status failed shows why.`] : []),
      ...(unknown.length > 0 ? [`${organization.name} has no such meeting: ${unknown.join(", ")}.`] : []),
    ];
    if (problems.length > 0) throw new CommandError(problems.join("\n"));
  } finally {
    await service.close();
  }
}

/** Notes weaknesses of the active templates that limit what scores mean. */
async function noteTemplates(
  context: CommandContext,
  { database, jobs }: OpenService,
  { orgId, templateId }: ReportRequest,
): Promise<void> {
  for (const template of await listTemplates(database, orgId)) {
    if (templateId === undefined ? !template.is_active : template.id !== templateId) continue;
    for (const note of templateNotes(template, { scorer: jobs.scorer.name }))
      context.note(`svc-server: template ${template.name}: ${note}`);
  }
}

/** Describes used tokens, and their cost if prices are set. */
function spent({ jobs }: OpenService, usage: ScoringUsage): string {
  const cost = costOf(usage, jobs.scorer.prices);
  const tokens = countText(usage.inputTokens + usage.outputTokens, "token");
  return cost ? `${tokens} and ${costText(cost)}` : tokens;
}

function usageBetween(before: ScoringUsage, after: ScoringUsage): ScoringUsage {
  return {
    calls: after.calls - before.calls,
    inputTokens: after.inputTokens - before.inputTokens,
    outputTokens: after.outputTokens - before.outputTokens,
  };
}

function requestOf(service: OpenService, orgId: string, options: RunOptions): ReportRequest {
  for (const id of [...(options.meeting ?? []), ...(options.template ? [options.template] : [])])
    if (!isUuid(id))
      throw new CommandError(`Expected an id such as 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001, got \`${id}\`.`);
  return {
    orgId,
    meetingIds: options.meeting?.map((id) => id.toLowerCase()),
    since: options.since?.(service.now()),
    templateId: options.template?.toLowerCase(),
    again: options.again ? service.now().toISOString() : undefined,
  };
}

/** Performs jobs until none is due or the command is stopped; unfinished jobs then return to the queue. */
async function work(context: CommandContext, service: OpenService): Promise<void> {
  const controller = new AbortController();
  void context.untilStopped().then(() => controller.abort());
  const onError = (error: unknown) => context.note(`svc-server: ${error instanceof Error ? error.message : error}`);
  await (await service.jobs.worker({ name: `coach run ${process.pid}`, onError })).drain(controller.signal);
}
