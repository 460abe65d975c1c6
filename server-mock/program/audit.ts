import { Command } from "commander";
import { listAudit } from "../team/administration/audit.ts";
import { type AdministerOptions, administerOrganization, withOrganizationOptions } from "./administer.ts";
import type { CommandContext } from "./context.ts";
import { parseCount } from "./parse-options.ts";

interface AuditOptions extends AdministerOptions {
  limit: number;
}

export function newAuditCommand(context: CommandContext): Command {
  return withOrganizationOptions(new Command("audit"))
    .option("--limit <number>", "number of actions", parseCount, 50)
    .action((options: AuditOptions) => runAudit(context, options));
}

async function runAudit(context: CommandContext, options: AuditOptions): Promise<void> {
  await administerOrganization(context, options, async ({ database }, organization) => {
    const events = await listAudit(database, { orgId: organization.id, limit: options.limit });
    if (options.json) return context.print(JSON.stringify(events));
    if (events.length === 0) context.print(`The audit log of ${organization.name} is empty.`);
    for (const { at, actor, action, subject, details } of events)
      context.print(`${at}  ${actor}  ${action}  ${subject}  ${JSON.stringify(details)}`);
  });
}
