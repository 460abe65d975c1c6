import type { SvcClient } from "../../src/index.ts";
import type { Context } from "../context/context.ts";
import { VERSION } from "../version.ts";
import { readConnection, requireApiKey, requireBaseUrl, requireProfile, withKeyFromCommand } from "./connection.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { traceHooks } from "./trace.ts";

/** A client for the options, environment and profile of this run. */
export async function openClient(context: Context, options: ConnectionOptions): Promise<SvcClient> {
  const connection = await withKeyFromCommand(context, await readConnection(context, options));
  if (!connection.profileExists) requireProfile(connection, await (await context.config()).read());
  return connectClient(context, options, {
    baseUrl: requireBaseUrl(connection),
    apiKey: requireApiKey(connection),
  });
}

/** A client for a given key and base URL, e.g. ones about to be stored. */
export async function connectClient(
  context: Context,
  options: ConnectionOptions,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
): Promise<SvcClient> {
  const client = await context.client({
    apiKey,
    baseUrl,
    userAgent: `svc-cli/${VERSION}`,
    ...(options.timeout === undefined ? {} : { timeoutMs: options.timeout * 1000 }),
    ...(options.retries === undefined ? {} : { maxRetries: options.retries }),
    ...(options.insecureHttp ? { allowInsecureHttp: true } : {}),
    ...(options.allowIncomplete ? { allowIncomplete: true } : {}),
    ...(options.debug ? traceHooks(context) : {}),
  });
  context.opened.client = client;
  return client;
}
