import type { Command } from "commander";
import type { Organization } from "../records/resources.ts";
import type { Administration } from "../team/administration/administration.ts";
import { chooseOrganization } from "./choose-organization.ts";
import type { CommandContext } from "./context.ts";
import { databaseOption, type LocationOptions, openExisting } from "./location.ts";

/** Options of every administrative command. */
export interface AdministerOptions extends LocationOptions {
  organization?: string;
  json?: boolean;
}

/** Description of `--organization`. */
export const ORGANIZATION = "name or id of the organization; optional while there is only one";

/** Adds the options of commands that administer one organization. */
export function withOrganizationOptions(command: Command): Command {
  return command
    .addOption(databaseOption())
    .option("--organization <name>", ORGANIZATION)
    .option("--json", "print the result as one line of JSON");
}

/** Opens the database for an administrative act. */
export async function administer(
  context: CommandContext,
  options: LocationOptions,
  work: (admin: Administration) => Promise<void>,
): Promise<void> {
  const service = await openExisting(context, options);
  const { database, ids, now, keys } = service;
  try {
    await work({ database, ids, now, keys, actor: "command line" });
  } finally {
    await service.close();
  }
}

/** Like `administer`, within the organization that the options name. */
export function administerOrganization(
  context: CommandContext,
  options: AdministerOptions,
  work: (admin: Administration, organization: Organization) => Promise<void>,
): Promise<void> {
  return administer(context, options, async (admin) =>
    work(admin, await chooseOrganization(admin.database, options.organization)),
  );
}
