import { Command } from "commander";
import { newSignInLink } from "../dashboard/session/sign-in-links.ts";
import { findUser, firstAdministrator } from "../team/administration/users.ts";
import { type AdministerOptions, administerOrganization, withOrganizationOptions } from "./administer.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { parsePublicUrl } from "./parse-options.ts";
import { DEFAULT_URL, PUBLIC_URL_VARIABLE, publicUrlOf } from "./public-url.ts";

interface DashboardOptions extends AdministerOptions {
  user?: string;
  publicUrl?: string;
}

export function newDashboardCommand(context: CommandContext): Command {
  return withOrganizationOptions(new Command("dashboard"))
    .option("--user <user>", "id or email of the user; default: the first superadmin or admin")
    .option(
      "--public-url <url>",
      `address that people open the dashboard at (env: ${PUBLIC_URL_VARIABLE}); default: ${DEFAULT_URL}`,
      parsePublicUrl,
    )
    .action((options: DashboardOptions) => runDashboard(context, options));
}

async function runDashboard(context: CommandContext, options: DashboardOptions): Promise<void> {
  await administerOrganization(context, options, async ({ database, now }, { id: orgId }) => {
    const user =
      options.user === undefined
        ? await firstAdministrator(database, orgId)
        : await findUser(database, orgId, options.user);
    if (!user.is_active)
      throw new CommandError(`${user.name} is not active. Activate them first.`, `users activate ${user.email}`);
    const { path, expiresAt, writes } = newSignInLink({ orgId, userId: user.id }, { now: now() });
    await database.write(writes);
    const url = `${publicUrlOf(context, options) ?? DEFAULT_URL}${path}`;
    if (options.json)
      return context.print(
        JSON.stringify({ url, user: { id: user.id, name: user.name, role: user.role }, expires_at: expiresAt }),
      );
    context.print(`Signs in ${user.name} (${user.role}), once, within 5 minutes:`);
    context.print(url);
  });
}
