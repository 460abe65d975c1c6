import { isRecord } from "../../core/formats/is-record.ts";
import type { ConfigData, Profile } from "../context/config-store.ts";
import { UsageError } from "../errors/cli-error.ts";

/** The profile that is used when none is named. */
export const DEFAULT_PROFILE = "default";

/** A configuration without anything in it. */
export const emptyConfig = (): ConfigData => ({ current_profile: DEFAULT_PROFILE, profiles: {} });

const PROFILE_MEMBERS: Readonly<Record<keyof Profile, true>> = {
  api_key: true,
  key_command: true,
  key_origin: true,
  base_url: true,
  output: true,
  tz: true,
  pager: true,
  editor: true,
  copy: true,
};

/**
 * The parsed file as configuration, or what is wrong with it; `undefined` for what is not JSON. Unknown members are kept as
 * they are: a newer version may have written them.
 */
export function readConfigData(value: unknown): { data: ConfigData } | { problem: string } {
  if (value === undefined) return { problem: "it is not JSON" };
  if (!isRecord(value)) return { problem: "it is not a JSON object" };
  const { current_profile: current = DEFAULT_PROFILE, profiles = {}, ...unknown } = value;
  if (typeof current !== "string") return { problem: "`current_profile` is not text" };
  if (!isRecord(profiles)) return { problem: "`profiles` is not an object" };
  for (const [name, profile] of Object.entries(profiles)) {
    if (!isRecord(profile)) return { problem: `the profile \`${name}\` is not an object` };
    const wrong = Object.keys(PROFILE_MEMBERS).find(
      (member) => profile[member] !== undefined && typeof profile[member] !== "string",
    );
    if (wrong !== undefined) return { problem: `\`${wrong}\` of the profile \`${name}\` is not text` };
  }
  return { data: { ...unknown, current_profile: current, profiles: profiles as Record<string, Profile> } };
}

/** Names that a profile may have: they are typed in shells and stored as JSON keys. */
const PROFILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/;

/** Rejects a name that a new profile cannot have. */
export function requireProfileName(name: string): void {
  if (PROFILE_NAME.test(name)) return;
  throw new UsageError(
    `\`${name}\` cannot be a profile's name.`,
    "Use letters and digits, and after the first character also . _ - @.",
  );
}
