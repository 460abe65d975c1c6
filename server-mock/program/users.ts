import { Argument, Command, Option } from "commander";
import type { Role, User } from "../records/resources.ts";
import { addUser, changeUser, findUser, listTeam, ROLES } from "../team/administration/users.ts";
import { type AdministerOptions, administerOrganization, withOrganizationOptions } from "./administer.ts";
import type { CommandContext } from "./context.ts";
import { parseName } from "./parse-options.ts";

interface AddOptions extends AdministerOptions {
  name: string;
  email: string;
  role: Role;
}

const USER = "id or email of the user";

export function newUsersCommand(context: CommandContext): Command {
  const users = new Command("users");
  withOrganizationOptions(users.command("add").description("Add a user."))
    .requiredOption("--name <name>", "full name, as in transcripts", parseName)
    .requiredOption("--email <address>", "email address, unique within the organization")
    .addOption(new Option("--role <role>", "role of the user").choices(ROLES).default("member"))
    .action((options: AddOptions) => runAdd(context, options));
  withOrganizationOptions(users.command("list").description("List users, including former ones.")).action(
    (options: AdministerOptions) => runList(context, options),
  );
  withOrganizationOptions(users.command("set-role").description("Change the role of a user.").argument("<user>", USER))
    .addArgument(new Argument("<role>", "new role").choices(ROLES))
    .action((user: string, role: Role, options: AdministerOptions) =>
      runChange(context, { user, change: { role } }, options),
    );
  withOrganizationOptions(
    users.command("deactivate").description("Deactivate a user; meetings and reports stay.").argument("<user>", USER),
  ).action((user: string, options: AdministerOptions) =>
    runChange(context, { user, change: { is_active: false } }, options),
  );
  withOrganizationOptions(users.command("activate").description("Reactivate a user.").argument("<user>", USER)).action(
    (user: string, options: AdministerOptions) => runChange(context, { user, change: { is_active: true } }, options),
  );
  return users;
}

async function runAdd(context: CommandContext, options: AddOptions): Promise<void> {
  await administerOrganization(context, options, async (admin, organization) => {
    const { name, email, role } = options;
    const user = await addUser(admin, { orgId: organization.id, name, email, role });
    if (options.json) return context.print(JSON.stringify(user));
    context.print(`Added ${user.name} <${user.email}> to ${organization.name} as ${user.role}: ${user.id}`);
  });
}

async function runList(context: CommandContext, options: AdministerOptions): Promise<void> {
  await administerOrganization(context, options, async ({ database }, organization) => {
    const users = await listTeam(database, organization.id);
    if (options.json) return context.print(JSON.stringify(users));
    if (users.length === 0) context.print(`${organization.name} has no users.`);
    for (const user of users) context.print(lineOf(user));
  });
}

interface Change {
  user: string;
  change: Partial<Pick<User, "role" | "is_active">>;
}

async function runChange(context: CommandContext, { user, change }: Change, options: AdministerOptions): Promise<void> {
  await administerOrganization(context, options, async (admin, { id: orgId }) => {
    const { id } = await findUser(admin.database, orgId, user);
    const changed = await changeUser(admin, { orgId, id, change });
    context.print(options.json ? JSON.stringify(changed) : lineOf(changed));
  });
}

function lineOf({ id, name, email, role, is_active }: User): string {
  return `${id}  ${role}  ${is_active ? "active" : "inactive"}  ${name} <${email}>`;
}
