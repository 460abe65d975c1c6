import { readConnection, requireBaseUrl } from "../../client/connection.ts";
import { connectClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { parseYaml } from "../../output/yaml.lazy.ts";

/** The service's own spec. It needs no key; the client requires one, so a placeholder is used. */
export async function readLiveSpec(context: Context, flags: GlobalFlags): Promise<object> {
  const connection = await readConnection(context, flags);
  const client = await connectClient(context, flags, {
    baseUrl: requireBaseUrl(connection),
    apiKey: connection.apiKey?.value ?? `svc_live_${"0".repeat(32)}`,
  });
  return withSpinner(context, "Loading the spec", client.openapi({ signal: context.signal }));
}

/** A spec file, JSON or YAML. */
export async function readSpecFile(file: string): Promise<object> {
  const parsed = parseYaml(await readTextFile(file));
  const value = "value" in parsed ? parsed.value : undefined;
  if (typeof value === "object" && value !== null && "paths" in value) return value;
  throw new UsageError(`Expected ${file} to be an OpenAPI document.`, "An OpenAPI document has `paths`.");
}
