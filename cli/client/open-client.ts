import type { SvcClient } from "../../src/index.ts";
import type { Context } from "../context/context.ts";
import type { GlobalFlags } from "../flags/global-flags.ts";
import { VERSION } from "../version.ts";
import { readConnection, requireApiKey, requireBaseUrl, requireProfile } from "./connection.ts";
import { traceHooks } from "./trace.ts";

/** A client for the flags, environment and profile of this run. */
export async function openClient(context: Context, flags: GlobalFlags): Promise<SvcClient> {
  const connection = await readConnection(context, flags);
  if (!connection.profileExists) requireProfile(connection, await (await context.config()).read());
  return connectClient(context, flags, {
    baseUrl: requireBaseUrl(connection),
    apiKey: requireApiKey(connection),
  });
}

/** A client for a known key and address, e.g. one that is about to be stored. */
export function connectClient(
  context: Context,
  flags: GlobalFlags,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
): Promise<SvcClient> {
  return context.client({
    apiKey,
    baseUrl,
    userAgent: `svc-cli/${VERSION}`,
    ...(flags.timeout === undefined ? {} : { timeoutMs: flags.timeout * 1000 }),
    ...(flags.retries === undefined ? {} : { maxRetries: flags.retries }),
    ...(flags.insecureHttp ? { allowInsecureHttp: true } : {}),
    ...(flags.debug ? traceHooks(context) : {}),
  });
}
