import type { ConfigData } from "../../context/config-store.ts";
import { UsageError } from "../../errors/cli-error.ts";

/** Rejects a profile that does not exist, naming those that do. */
export function requireName(data: ConfigData, name: string): void {
  const names = Object.keys(data.profiles);
  if (names.includes(name)) return;
  throw new UsageError(
    `There is no profile \`${name}\`.`,
    names.length > 0 ? `Profiles: ${names.join(", ")}.` : "Create one with `svc auth login`.",
  );
}
