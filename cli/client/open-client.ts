import type { SvcClient } from "../../src/index.ts";
import type { Context } from "../context/context.ts";
import { VERSION } from "../version.ts";
import {
  type Credentials,
  readConnection,
  requireApiKey,
  requireBaseUrl,
  requireProfile,
  withKeyFromCommand,
} from "./connection.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { ownerOf } from "./copy-owner.ts";
import { traceHooks } from "./trace.ts";

/** A client for the options, environment and profile of this run, of the service itself, with what it was opened by. */
export async function openService(
  context: Context,
  options: ConnectionOptions,
): Promise<{ service: SvcClient; credentials: Credentials }> {
  const connection = await withKeyFromCommand(context, await readConnection(context, options));
  if (!connection.profileExists) requireProfile(connection, await (await context.config()).read());
  const credentials = { baseUrl: requireBaseUrl(connection), apiKey: requireApiKey(connection) };
  return { service: await connectClient(context, options, credentials), credentials };
}

/** A client for the options, environment and profile of this run: of the service, or of a copy of it. */
export async function openClient(context: Context, options: ConnectionOptions): Promise<SvcClient> {
  const { service, credentials } = await openService(context, options);
  if (options.copy === undefined) return service;
  const { readCopy } = await import("../copy/copy.lazy.ts");
  return readCopy(context, { file: options.copy, owner: await ownerOf(credentials), service, options: credentials });
}

/** A client for a given key and base URL, e.g. ones about to be stored. */
export async function connectClient(
  context: Context,
  options: ConnectionOptions,
  { baseUrl, apiKey }: Credentials,
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
