import { Command, Option } from "commander";
import type { Organization } from "../records/resources.ts";
import { listOrganizations } from "../store/organization-store.ts";
import { createKey } from "../team/administration/keys.ts";
import { newOrganization, PLANS } from "../team/administration/organizations.ts";
import { newUser } from "../team/administration/users.ts";
import { CREATE_KEY } from "./advised-commands.ts";
import { type CommandContext, CommandError, commandLine } from "./context.ts";
import { databaseOption, type LocationOptions, openLasting } from "./location.ts";
import { parseName } from "./parse-options.ts";

interface InitOptions extends LocationOptions {
  organization: string;
  plan: Organization["plan"];
  adminName: string;
  adminEmail: string;
  json?: boolean;
}

export function newInitCommand(context: CommandContext): Command {
  return new Command("init")
    .addOption(databaseOption())
    .requiredOption("--organization <name>", "name of the organization", parseName)
    .addOption(new Option("--plan <plan>", "subscription plan").choices(PLANS).default("business"))
    .option("--admin-name <name>", "name of the administrator", "Administrator")
    .option("--admin-email <email>", "email address of the administrator", "admin@example.com")
    .option("--json", "print the result as one line of JSON")
    .action((options: InitOptions) => runInit(context, options));
}

/** Sets up a new database. */
async function runInit(context: CommandContext, options: InitOptions): Promise<void> {
  const service = await openLasting(context, options);
  try {
    const { organization: name, plan } = options;
    if ((await listOrganizations(service.database)).some((other) => other.name === name))
      throw new CommandError(
        `The organization \`${name}\` exists. Create another key: ${commandLine(CREATE_KEY, options)}`,
      );
    const admin = { ...service, actor: "command line" };
    const { organization, template, writes } = newOrganization(admin, { name, plan });
    const first = { orgId: organization.id, name: options.adminName, email: options.adminEmail };
    await service.database.write([...writes, ...newUser(admin, { ...first, role: "superadmin" }).writes]);
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
