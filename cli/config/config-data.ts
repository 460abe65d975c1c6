import type { ConfigData, Profile } from "../context/config-store.ts";
/** The profile that is used when none is named. */
export const DEFAULT_PROFILE = "default";

/** A configuration without anything in it. */
export const emptyConfig = (): ConfigData => ({ current_profile: DEFAULT_PROFILE, profiles: {} });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The parsed file as configuration; `undefined` when it is something else. */
export function readConfigData(value: unknown): ConfigData | undefined {
  if (!isObject(value)) return undefined;
  const { current_profile: current = DEFAULT_PROFILE, profiles = {} } = value;
  if (typeof current !== "string" || !isObject(profiles)) return undefined;
  const isProfile = (profile: unknown): profile is Profile =>
    isObject(profile) && Object.values(profile).every((member) => typeof member === "string");
  const entries = Object.entries(profiles);
  if (!entries.every((entry): entry is [string, Profile] => isProfile(entry[1]))) return undefined;
  return { current_profile: current, profiles: Object.fromEntries(entries) };
}

/** Names that a profile may have: they are typed in shells and stored as JSON keys. */
export const PROFILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/;
