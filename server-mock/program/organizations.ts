import { Command, Option } from "commander";
import { countText } from "../../core/words/count-text.ts";
import { hasApiAccess } from "../keys/api-access.ts";
import type { Plan, SubscriptionStatus } from "../records/resources.ts";
import {
  changeOrganization,
  createOrganization,
  listOverview,
  type OrganizationChange,
  type OrganizationOverview,
  PLANS,
  SUBSCRIPTION_STATUSES,
} from "../team/administration/organizations.ts";
import { administer } from "./administer.ts";
import { INIT } from "./advised-commands.ts";
import { chooseOrganization } from "./choose-organization.ts";
import { type CommandContext, CommandError, commandLine } from "./context.ts";
import { databaseOption, type LocationOptions } from "./location.ts";
import { parseName, parseRetention } from "./parse-options.ts";

interface ListOptions extends LocationOptions {
  json?: boolean;
}

interface CreateOptions extends ListOptions {
  plan: Plan;
}

interface SetOptions extends ListOptions {
  name?: string;
  plan?: Plan;
  status?: SubscriptionStatus;
  retain?: number | null;
}

export function newOrganizationsCommand(context: CommandContext): Command {
  const organizations = new Command("organizations");
  withOptions(organizations.command("list").description("List organizations with their subscription.")).action(
    (options: ListOptions) => runList(context, options),
  );
  withOptions(
    organizations
      .command("create")
      .description("Create an organization without users and keys.")
      .argument("<name>", "name of the organization", parseName),
  )
    .addOption(new Option("--plan <plan>", "subscription plan").choices(PLANS).default("business"))
    .action((name: string, options: CreateOptions) => runCreate(context, name, options));
  withOptions(
    organizations
      .command("set")
      .description("Change an organization. API access changes with the next request.")
      .argument("<organization>", "name or id of the organization"),
  )
    .option("--name <name>", "new name", parseName)
    .addOption(new Option("--plan <plan>", "subscription plan").choices(PLANS))
    .addOption(new Option("--status <status>", "subscription status").choices(SUBSCRIPTION_STATUSES))
    .option("--retain <days>", "how long meetings are kept: days such as 365d, or forever", parseRetention)
    .action((organization: string, options: SetOptions) => runSet(context, organization, options));
  return organizations;
}

function withOptions(command: Command): Command {
  return command.addOption(databaseOption()).option("--json", "print the result as one line of JSON");
}

async function runList(context: CommandContext, options: ListOptions): Promise<void> {
  await administer(context, options, async ({ database }) => {
    const organizations = await listOverview(database);
    if (options.json) return context.print(JSON.stringify(organizations));
    if (organizations.length === 0)
      context.print(`There are no organizations. Create one with: ${commandLine(INIT, options)}`);
    for (const organization of organizations) context.print(lineOf(organization));
  });
}

async function runCreate(context: CommandContext, name: string, options: CreateOptions): Promise<void> {
  await administer(context, options, async (admin) => {
    const organization = await createOrganization(admin, { name, plan: options.plan });
    if (options.json) return context.print(JSON.stringify(organization));
    context.print(`Created the organization ${name} (${organization.id}).`);
    context.print("It has a template that calls are scored against.");
    const next = "users add --role superadmin --name NAME --email ADDRESS";
    context.print(`Next: ${commandLine(next, { ...options, organization: name })}`);
  });
}

async function runSet(context: CommandContext, wanted: string, options: SetOptions): Promise<void> {
  const { name, plan, status, retain } = options;
  const change: OrganizationChange = {
    ...(name === undefined ? {} : { name }),
    ...(plan === undefined ? {} : { plan }),
    ...(status === undefined ? {} : { subscription_status: status }),
    ...(retain === undefined ? {} : { retention_days: retain }),
  };
  if (Object.keys(change).length === 0)
    throw new CommandError("Nothing to change. Use --name, --plan, --status or --retain.");
  await administer(context, options, async (admin) => {
    const { id } = await chooseOrganization(admin.database, wanted);
    const changed = await changeOrganization(admin, id, change);
    context.print(options.json ? JSON.stringify(changed) : lineOf(changed));
  });
}

function lineOf(organization: OrganizationOverview): string {
  const { id, name, plan, subscription_status, retention_days, active_users, meetings } = organization;
  const access = hasApiAccess(organization) ? "API access" : "no API access";
  const kept = retention_days === null ? "kept forever" : `kept ${countText(retention_days, "day")}`;
  return `${id}  ${plan}  ${subscription_status}  ${access}  ${countText(active_users, "user")}  ${countText(meetings, "meeting")}, ${kept}  ${name}`;
}
