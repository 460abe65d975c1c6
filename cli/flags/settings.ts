import path from "node:path";
import { isPostgres, resolvePlace } from "../../copy/resolve-place.ts";
import type { Profile } from "../context/config-store.ts";
import { UsageError } from "../errors/cli-error.ts";
import { OUTPUT_FORMATS } from "../output/formatter.ts";
import { checkTimeZone } from "../time/dates.ts";

/** A preference that `svc config` reads and writes. */
export interface Setting {
  name: Exclude<keyof Profile, "api_key">;
  meaning: string;
  /** Values for completion: choices, or all time zones. */
  values?: readonly string[] | "zones";
  /** The value to store. @throws UsageError when it does not fit. */
  check(value: string): string;
}

const oneOf =
  (values: readonly string[]) =>
  (value: string): string => {
    if (values.includes(value)) return value;
    throw new UsageError(`Expected one of ${values.join(", ")}, got \`${value}\`.`);
  };

function checkAddress(value: string): string {
  if (URL.canParse(value) && /^https?:/.test(value)) return value;
  throw new UsageError(`Expected an http(s) URL, got \`${value}\`.`, "Use a URL such as https://coaching.example.com.");
}

/** A file by its absolute path, or a database URL without a password, which does not belong in the configuration. */
function checkCopy(value: string): string {
  if (/^env:./.test(value)) return value;
  const address = resolvePlace({ place: value, env: {} });
  if (!isPostgres(address)) return path.resolve(address);
  if (!/:\/\/[^/@?#]*:[^/]*@|[?&]password=/i.test(address)) return address;
  throw new UsageError(
    "A password is not stored in the configuration.",
    "Store `env:NAME`, and the address in that variable; or leave the password to PGPASSWORD or ~/.pgpass.",
  );
}

const anyText = (value: string): string => value;

/** Every preference. Not the key, which only `svc auth login` stores, never from an argument. */
export const SETTINGS: readonly Setting[] = [
  { name: "base_url", meaning: "base URL of the API", check: checkAddress },
  {
    name: "output",
    meaning: "format of printed data",
    check: oneOf(OUTPUT_FORMATS),
    values: OUTPUT_FORMATS,
  },
  {
    name: "tz",
    meaning: "time zone of dates, e.g. Europe/Berlin",
    check: checkTimeZone,
    values: "zones",
  },
  { name: "pager", meaning: "program for long output; cat for none", check: anyText },
  { name: "editor", meaning: "program for `svc templates edit`", check: anyText },
  {
    name: "copy",
    meaning: "copy of `svc sync` that commands read: a file, an address of PostgreSQL, or env:NAME",
    check: checkCopy,
  },
];

/** Names of all settings, for help texts. */
export const SETTING_NAMES: string = SETTINGS.map(({ name }) => name).join(", ");

/** The setting of that name. @throws UsageError when there is none. */
export function findSetting(name: string): Setting {
  const setting = SETTINGS.find((known) => known.name === name);
  if (setting) return setting;
  if (name === "api_key")
    throw new UsageError(
      "The key cannot be set as an argument: other processes can read arguments.",
      "Use `svc auth login`.",
    );
  throw new UsageError(`There is no setting \`${name}\`.`, `Settings: ${SETTING_NAMES}.`);
}
