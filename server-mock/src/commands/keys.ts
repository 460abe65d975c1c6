import { Command } from "commander";
import type { Organization, Permission } from "../resources.ts";
import type { OpenService } from "../service.ts";
import { chooseOrganization } from "./choose-organization.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { databaseOption, type LocationOptions, openExisting } from "./location.ts";
import { parsePermissions } from "./parse-options.ts";

interface KeysOptions extends LocationOptions {
  organization?: string;
  json?: boolean;
}

interface CreateOptions extends KeysOptions {
  name: string;
  permissions: Permission[];
}

export function newKeysCommand(context: CommandContext): Command {
  const keys = new Command("keys").description("Create, list and revoke API keys.");
  withLocation(keys.command("create").description("Create a key, which is shown once."))
    .requiredOption("--permissions <list>", "comma-separated: read, write, admin", parsePermissions)
    .option("--name <name>", "what the key is for", "Created on the command line")
    .action((options: CreateOptions) => runCreateKey(context, options));
  withLocation(
    keys.command("list").description("List keys with their prefix and state; a key itself cannot be read back."),
  ).action((options: KeysOptions) => runListKeys(context, options));
  keys
    .command("revoke <id>")
    .description("Revoke a key, at once and for good.")
    .addOption(databaseOption())
    .action((id: string, options: LocationOptions) => runRevokeKey(context, id, options));
  return keys;
}

function withLocation(command: Command): Command {
  return command
    .addOption(databaseOption())
    .option("--organization <name>", "name or ID of the organization; optional while there is only one")
    .option("--json", "print JSON");
}

async function runCreateKey(context: CommandContext, options: CreateOptions): Promise<void> {
  await withOrganization(context, options, async (service, organization) => {
    const { name, permissions } = options;
    const created = await service.keys.create({ orgId: organization.id, name, permissions });
    if (options.json) return context.print(JSON.stringify(created));
    context.print(`Created the key ${created.id} of ${organization.name} (${created.permissions.join(", ")}).`);
    context.print(`The key is shown only once: ${created.key}`);
  });
}

async function runListKeys(context: CommandContext, options: KeysOptions): Promise<void> {
  await withOrganization(context, options, async (service, organization) => {
    const keys = await service.keys.list(organization.id);
    if (options.json) return context.print(JSON.stringify(keys));
    if (keys.length === 0) context.print(`${organization.name} has no keys.`);
    for (const key of keys) {
      const state = key.revoked_at === null ? "active" : `revoked ${key.revoked_at}`;
      context.print(
        `${key.id}  ${key.prefix}…  ${key.permissions.join(",")}  ${state}  last used ${key.last_used_at ?? "never"}  ${key.name}`,
      );
    }
  });
}

async function runRevokeKey(context: CommandContext, id: string, options: LocationOptions): Promise<void> {
  const service = await openExisting(context, options);
  try {
    const orgId = await service.keys.organizationOf(id);
    if (orgId === undefined || !(await service.keys.revoke({ orgId, id })))
      throw new CommandError(`There is no active key \`${id}\`. List the keys with: svc-server keys list`);
    context.print(`Revoked ${id}. Requests with this key are rejected from now on.`);
  } finally {
    await service.close();
  }
}

async function withOrganization(
  context: CommandContext,
  options: KeysOptions,
  work: (service: OpenService, organization: Organization) => Promise<void>,
): Promise<void> {
  const service = await openExisting(context, options);
  try {
    await work(service, await chooseOrganization(service.database, options.organization));
  } finally {
    await service.close();
  }
}
