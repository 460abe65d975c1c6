import { DEFAULT_PROFILE } from "../config/config-data.ts";
import type { ConfigData, Profile } from "../context/config-store.ts";
import type { Context } from "../context/context.ts";
import { CliError, UsageError } from "../errors/cli-error.ts";
import type { ConnectionOptions } from "./connection-options.ts";

/** Source of a setting. */
export type SettingSource = "flag" | "environment" | "profile" | "command";

/** A value and its source. */
interface Sourced<Value> {
  value: Value;
  source: SettingSource;
}

/** Connection settings before anything is sent; members may be missing. */
export interface Connection {
  profileName: string;
  profile: Profile;
  profileExists: boolean;
  apiKey: Sourced<string> | undefined;
  baseUrl: Sourced<string> | undefined;
  /** The profile's command that prints the key. */
  keyCommand: string | undefined;
  /** Origin that the profile's key was stored for, if requests go to another one: the key is then not used. */
  withheldFor: string | undefined;
}

/** Flag, then environment, then profile. A profile named by a flag takes precedence over the environment. */
export async function readConnection(context: Context, options: ConnectionOptions): Promise<Connection> {
  const data = await (await context.config()).read();
  const profileName = options.profile ?? (context.env["SVC_PROFILE"] || data.current_profile);
  const profileExists = Object.hasOwn(data.profiles, profileName);
  const profile = (profileExists && data.profiles[profileName]) || {};
  const baseUrl = pick(options, [options.baseUrl, context.env["SERVICE_API_URL"], profile.base_url]);
  const storedFor = originOf(profile.key_origin ?? profile.base_url);
  // A profile's key is only sent to the origin that it was stored for.
  const isAtHome = storedFor !== undefined && storedFor === originOf(baseUrl?.value);
  const apiKey = pick(options, [
    undefined,
    context.env["SERVICE_API_KEY"],
    isAtHome && !profile.key_command ? profile.api_key : undefined,
  ]);
  const hasOwnKey = profile.api_key !== undefined || profile.key_command !== undefined;
  return {
    profileName,
    profile,
    profileExists,
    apiKey,
    baseUrl,
    keyCommand: apiKey === undefined && isAtHome ? profile.key_command : undefined,
    withheldFor: apiKey === undefined && hasOwnKey && !isAtHome ? (storedFor ?? "an unknown address") : undefined,
  };
}

/** The origin of a URL: scheme, host and port. */
export const originOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined;

/** Address and key of a service. */
export interface Credentials {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The connection, with the output of the profile's key command as the key if it has one. */
export async function withKeyFromCommand(context: Context, connection: Connection): Promise<Connection> {
  if (connection.keyCommand === undefined) return connection;
  const key = (await context.programs.capture(connection.keyCommand)).trim();
  if (!/^svc_live_\S+$/.test(key))
    throw new CliError(`The key command \`${connection.keyCommand}\` did not print an API key.`, {
      exit: "authentication",
      code: "key_command_failed",
      hint: "It must print the key (svc_live_…) and nothing else on standard output.",
    });
  return { ...connection, apiKey: { value: key, source: "command" } };
}

type Candidates = [flag: string | undefined, environment: string | undefined, profile: string | undefined];

function pick(options: ConnectionOptions, [flag, environment, profile]: Candidates): Sourced<string> | undefined {
  if (flag) return { value: flag, source: "flag" };
  if (options.profile !== undefined && profile) return { value: profile, source: "profile" };
  const fromEnvironment = environment?.trim();
  if (fromEnvironment) return { value: fromEnvironment, source: "environment" };
  return profile ? { value: profile, source: "profile" } : undefined;
}

/** Rejects a named profile that does not exist; the default one does not have to. */
export function requireProfile(connection: Connection, data: ConfigData): void {
  if (connection.profileExists || connection.profileName === DEFAULT_PROFILE) return;
  const names = Object.keys(data.profiles);
  throw new UsageError(
    `There is no profile \`${connection.profileName}\`.`,
    names.length > 0
      ? `Profiles: ${names.join(", ")}. Create one with \`svc auth login --profile NAME\`.`
      : `Create it with \`svc auth login --profile ${connection.profileName}\`.`,
  );
}

/** The API's base URL. The API document gives no default host. @throws UsageError that says how to set it. */
export function requireBaseUrl({ baseUrl, profileName }: Connection): string {
  if (baseUrl) return baseUrl.value;
  throw new UsageError(
    `No base URL is set for the profile \`${profileName}\`.`,
    "Sign in with `svc auth login --base-url https://…`, pass --base-url, or set SERVICE_API_URL.",
  );
}

/** The API key. @throws CliError that says how to sign in. */
export function requireApiKey({ apiKey, profileName, withheldFor, baseUrl }: Connection): string {
  if (apiKey) return apiKey.value;
  if (withheldFor !== undefined)
    throw new CliError(
      `The key of the profile \`${profileName}\` was stored for ${withheldFor}, and is not sent to ${originOf(baseUrl?.value) ?? "another address"}.`,
      {
        exit: "authentication",
        code: "key_withheld",
        hint: "Set SERVICE_API_KEY for this address, or sign in there with `svc auth login --profile NAME --base-url URL`.",
      },
    );
  throw new CliError(`No API key is stored for the profile \`${profileName}\`.`, {
    exit: "authentication",
    code: "missing_api_key",
    hint: "Sign in with `svc auth login`, or set SERVICE_API_KEY.",
  });
}

/** Hint for a key that the service rejects. */
export const replaceKeyHint = (source: SettingSource | undefined): string =>
  source === "environment"
    ? "The key comes from SERVICE_API_KEY, which overrides the stored key: correct it, or unset it."
    : source === "command"
      ? "The key comes from the profile's key command: update the key that it prints."
      : "Store a new key with `svc auth login`.";

/** Preferences of the profile in use; empty when there is no such profile. */
export const readProfile = async (context: Context, options: ConnectionOptions): Promise<Profile> =>
  (await readConnection(context, options)).profile;
