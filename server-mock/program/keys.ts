import { Command, Option } from "commander";
import type { Organization, Permission } from "../records/resources.ts";
import type { Administration } from "../team/administration/administration.ts";
import { createKey, keyState, noSuchKey, revokeKey, rotateKey } from "../team/administration/keys.ts";
import { type AdministerOptions, administer, administerOrganization, withOrganizationOptions } from "./administer.ts";
import { chooseOrganization } from "./choose-organization.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { databaseOption, type LocationOptions } from "./location.ts";
import { parseDuration, parseExpiry, parsePermissions } from "./parse-options.ts";

interface CreateOptions extends AdministerOptions {
  name: string;
  permissions: Permission[];
  expires: Date | number | null;
}

interface RevokeOptions extends LocationOptions {
  organization?: string;
}

interface RotateOptions extends RevokeOptions {
  overlap: number;
  expires: Date | number | null;
  json?: boolean;
}

const DEFAULT_OVERLAP_MS = 24 * 60 * 60 * 1000;
const OWNER = "name or id of the organization that the key must belong to";

export function newKeysCommand(context: CommandContext): Command {
  const keys = new Command("keys");
  withExpiry(withOrganizationOptions(keys.command("create").description("Create a key, which is shown only once.")))
    .requiredOption("--permissions <list>", "comma-separated permissions: read, write, admin", parsePermissions)
    .option("--name <name>", "what the key is for", "Created on the command line")
    .action((options: CreateOptions) => runCreateKey(context, options));
  withOrganizationOptions(
    keys.command("list").description("List keys with their prefix and state; the key itself is not stored."),
  ).action((options: AdministerOptions) => runListKeys(context, options));
  withExpiry(
    keys
      .command("rotate")
      .description("Replace a key: create one like it, and expire the old one after an overlap.")
      .argument("<id>", "id of the key")
      .addOption(databaseOption()),
  )
    .option("--organization <name>", OWNER)
    .addOption(
      new Option("--overlap <duration>", "how long both keys work: 24h, 7d; with 0h the old one expires now")
        .argParser(parseDuration)
        .default(DEFAULT_OVERLAP_MS, "24h"),
    )
    .option("--json", "print the result as one line of JSON")
    .action((id: string, options: RotateOptions) => runRotateKey(context, id, options));
  keys
    .command("revoke")
    .description("Revoke a key, immediately and permanently.")
    .argument("<id>", "id of the key")
    .addOption(databaseOption())
    .option("--organization <name>", OWNER)
    .action((id: string, options: RevokeOptions) => runRevokeKey(context, id, options));
  return keys;
}

function withExpiry(command: Command): Command {
  return command.option(
    "--expires <when>",
    "when the key expires: 24h, 90d, a time in ISO 8601, or never; default: never",
    parseExpiry,
    null,
  );
}

async function runCreateKey(context: CommandContext, options: CreateOptions): Promise<void> {
  await administerOrganization(context, options, async (admin, organization) => {
    const { name, permissions, expires } = options;
    const expiresAt = expiryAt(expires, admin.now());
    const created = await createKey(admin, { orgId: organization.id, name, permissions, expiresAt });
    if (options.json) return context.print(JSON.stringify(created));
    const end = expiresAt === null ? "" : ` until ${expiresAt}`;
    context.print(`Created the key ${created.id} of ${organization.name} (${created.permissions.join(", ")})${end}.`);
    context.print(`The key is shown only once: ${created.key}`);
  });
}

async function runListKeys(context: CommandContext, options: AdministerOptions): Promise<void> {
  await administerOrganization(context, options, async ({ keys: store, now }, organization) => {
    const keys = await store.list(organization.id);
    if (options.json) return context.print(JSON.stringify(keys));
    if (keys.length === 0) context.print(`${organization.name} has no keys.`);
    for (const key of keys)
      context.print(
        `${key.id}  ${key.prefix}…  ${key.permissions.join(",")}  ${keyState(key, now())}  last used ${key.last_used_at ?? "never"}  ${key.name}`,
      );
  });
}

async function runRotateKey(context: CommandContext, id: string, options: RotateOptions): Promise<void> {
  await administer(context, options, async (admin) => {
    const { id: orgId } = await ownerOf(admin, id, options);
    const expiresAt = expiryAt(options.expires, admin.now());
    const { created, endsAt } = await rotateKey(admin, { orgId, id, overlapMs: options.overlap, expiresAt });
    if (options.json) return context.print(JSON.stringify({ ...created, replaces: id, old_key_ends_at: endsAt }));
    context.print(
      `Created the key ${created.id} (${created.permissions.join(", ")}). The old key works until ${endsAt}.`,
    );
    context.print(`The key is shown only once: ${created.key}`);
  });
}

async function runRevokeKey(context: CommandContext, id: string, options: RevokeOptions): Promise<void> {
  await administer(context, options, async (admin) => {
    const { id: orgId, name } = await ownerOf(admin, id, options);
    await revokeKey(admin, { orgId, id });
    context.print(`Revoked ${id} of ${name}. Requests with this key are rejected from now on.`);
  });
}

/** Organization of a key; must match `--organization`, if given. */
async function ownerOf(admin: Administration, keyId: string, options: RevokeOptions): Promise<Organization> {
  const orgId = await admin.keys.organizationOf(keyId);
  if (orgId === undefined) throw noSuchKey(keyId);
  const owner = await chooseOrganization(admin.database, orgId);
  if (options.organization === undefined) return owner;
  const named = await chooseOrganization(admin.database, options.organization);
  if (named.id === orgId) return owner;
  throw new CommandError(`The key ${keyId} belongs to ${owner.name}, and not to ${named.name}. Nothing was changed.`);
}

function expiryAt(expires: Date | number | null, now: Date): string | null {
  if (expires === null) return null;
  const at = typeof expires === "number" ? new Date(now.getTime() + expires) : expires;
  if (at <= now) throw new CommandError(`The key would have expired already: ${at.toISOString()}. Name a later time.`);
  return at.toISOString();
}
