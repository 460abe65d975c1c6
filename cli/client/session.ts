import { digestOfKey } from "../../copy/copy-owner.ts";
import { maskKey } from "../../core/secrets/mask-keys.ts";
import type { Profile } from "../context/config-store.ts";
import type { Context, RecentItem } from "../context/context.ts";
import { type Connection, type Credentials, originOf, readConnection } from "./connection.ts";
import type { ConnectionOptions } from "./connection-options.ts";

/** Names and ids that earlier commands read from one service with one key. */
export interface Session {
  read(group: string): Promise<readonly RecentItem[]>;
  /** Caches items, and earlier ones up to `most` in total (default 100). */
  remember(group: string, items: readonly RecentItem[], most?: number): Promise<void>;
}

const NOTHING_CACHED: Session = { read: async () => [], remember: async () => undefined };

/**
 * The cache of the service and key in use, wherever they are set, so that names and ids of one service are never used for another. Without
 * an address or a key nothing is cached.
 */
export async function openSession(context: Context, options: ConnectionOptions): Promise<Session> {
  const scope = await scopeOf(await readConnection(context, options));
  if (scope === undefined) return NOTHING_CACHED;
  const recent = await context.recent();
  return {
    read: (group) => recent.read(`${scope} ${group}`),
    remember: (group, items, most) => recent.remember(`${scope} ${group}`, items, most),
  };
}

const IDENTITY = "identity";

/** Caches a key's permissions and organization. */
export async function rememberIdentity(
  context: Context,
  { baseUrl, apiKey }: Credentials,
  { permissions, organization }: { permissions: string; organization: string | null },
): Promise<void> {
  const scope = await sessionName(originOf(baseUrl) ?? "", apiKey);
  const item = { id: permissions, label: organization ?? "" };
  await (await context.recent()).remember(`${scope} ${IDENTITY}`, [item], 1);
}

/** Describes the identity that a command uses, in a line: organization and permissions if known, key prefix, URL and profile. */
export async function identityText(
  context: Context,
  options: ConnectionOptions,
  organization: string | undefined,
): Promise<string> {
  const { apiKey, keyCommand, baseUrl, profileName, profileExists } = await readConnection(context, options);
  const [known] = await (await openSession(context, options)).read(IDENTITY);
  const who = [organization ?? known?.label, known?.id].filter(Boolean).join(", ");
  const key = apiKey ? maskKey(apiKey.value) : `the key of \`${keyCommand}\``;
  const facts = [key, originOf(baseUrl?.value), profileExists ? `profile ${profileName}` : undefined];
  return `${who || "An organization that the service does not name"} (${facts.filter(Boolean).join("; ")})`;
}

/** Clears the cache of a profile's key. */
export async function forgetSession(context: Context, profile: Profile): Promise<void> {
  const origin = originOf(profile.key_origin ?? profile.base_url);
  const secret = profile.api_key ?? profile.key_command;
  if (origin === undefined || secret === undefined) return;
  await (await context.recent()).forget(`${await sessionName(origin, secret)} `);
}

async function scopeOf({ baseUrl, apiKey, keyCommand }: Connection): Promise<string | undefined> {
  const origin = originOf(baseUrl?.value);
  const secret = apiKey?.value ?? keyCommand;
  return origin === undefined || secret === undefined ? undefined : sessionName(origin, secret);
}

/** The name of a session in the cache: an origin and a digest, so that the cache holds no part of a key. */
export async function sessionName(origin: string, secret: string): Promise<string> {
  return `${origin}#${await digestOfKey(secret)}`;
}
