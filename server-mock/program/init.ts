import { Command, Option } from "commander";
import type { Organization, User } from "../records/resources.ts";
import { insertRows } from "../store/database.ts";
import { listOrganizations } from "../store/organization-store.ts";
import { userRow } from "../store/rows.ts";
import { auditWrite } from "../team/administration/audit.ts";
import { createKey } from "../team/administration/keys.ts";
import { newOrganization } from "../team/administration/organizations.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { databaseOption, type LocationOptions, openLasting } from "./location.ts";
import { parseName } from "./parse-options.ts";

interface InitOptions extends LocationOptions {
  organization: string;
  plan: Organization["plan"];
  adminName: string;
  adminEmail: string;
  json?: boolean;
}

export function newInitCommand(context: CommandContext, run = runInit): Command {
  return new Command("init")
    .addOption(databaseOption())
    .requiredOption("--organization <name>", "name of the organization", parseName)
    .addOption(
      new Option("--plan <plan>", "subscription plan").choices(["business", "enterprise", "payg"]).default("business"),
    )
    .option("--admin-name <name>", "name of the administrator", "Administrator")
    .option("--admin-email <email>", "email address of the administrator", "admin@example.com")
    .option("--json", "print the result as one line of JSON")
    .action((options: InitOptions) => run(context, options));
}

/** Sets up a new database. */
async function runInit(context: CommandContext, options: InitOptions): Promise<void> {
  const service = await openLasting(context, options);
  try {
    const names = (await listOrganizations(service.database)).map(({ name }) => name);
    if (names.includes(options.organization))
      throw new CommandError(`The organization \`${options.organization}\` exists. Create another key.`, "keys create");
    const admin = { ...service, actor: "command line" };
    const { organization, template, writes } = newOrganization(admin, {
      name: options.organization,
      plan: options.plan,
    });
    const user: User = {
      id: service.ids.uuid(),
      name: options.adminName,
      email: options.adminEmail,
      role: "superadmin",
      is_active: true,
    };
    await service.database.write([
      ...writes,
      insertRows("users", [userRow(organization.id, user)]),
      auditWrite(admin, {
        org_id: organization.id,
        action: "user.add",
        subject: user.id,
        details: { role: user.role },
      }),
    ]);
    const { key } = await createKey(admin, {
      orgId: organization.id,
      name: "First key",
      expiresAt: null,
      permissions: ["admin"],
    });
    if (options.json)
      return context.print(JSON.stringify({ organization: { id: organization.id, name: organization.name }, key }));
    context.print(`Created the organization ${organization.name} (${organization.id}).`);
    context.print(`It has a template that calls are scored against: ${template.name}.`);
    context.print(`Its first key, with the permission admin, is shown only once: ${key}`);
  } finally {
    await service.close();
  }
}
