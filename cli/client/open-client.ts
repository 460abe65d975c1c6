import { ownerOf } from "../../copy/copy-owner.ts";
import { maskKeys } from "../../core/secrets/mask-keys.ts";
import { escapeLine } from "../../core/text/escape.ts";
import type { ClientOptions, SvcClient } from "../../src/index.ts";
import type { Profile } from "../context/config-store.ts";
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

/** Opens a client of the service by the options, environment and profile of this run, and returns its credentials and profile. */
export async function openService(
  context: Context,
  options: ConnectionOptions,
): Promise<{ service: SvcClient; credentials: Credentials; profile: Profile }> {
  const connection = await withKeyFromCommand(context, await readConnection(context, options));
  if (!connection.profileExists) requireProfile(connection, await (await context.config()).read());
  const credentials = { baseUrl: requireBaseUrl(connection), apiKey: requireApiKey(connection) };
  const { profile } = connection;
  return { service: await connectClient(context, options, credentials), credentials, profile };
}

/** Opens a client of the service, or of a copy of it, by the options, environment and profile of this run. */
export async function openClient(context: Context, options: ConnectionOptions): Promise<SvcClient> {
  const { service, credentials, profile } = await openService(context, options);
  const place = copyOf(options, profile);
  // A copy is synced once per run, so what `--watch` waits for would never change in it.
  if (place === undefined || options.watch) return service;
  const { openCopy, readCopy } = await import("./copy.lazy.ts");
  const copy = await openCopy({ place, env: context.env }, await ownerOf(credentials));
  const { signal, now, stderr } = context;
  const { allowIncomplete } = options;
  const fetch = readCopy(copy, { service, signal, now, allowIncomplete, note: (text) => stderr.write(`${text}\n`) });
  return context.client({ ...credentials, fetch, maxRetries: 0 });
}

/** The copy that a command reads, by flag or profile; undefined for none. */
export const copyOf = ({ copy }: ConnectionOptions, profile: Profile): string | undefined =>
  copy === false ? undefined : (copy ?? profile.copy);

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

/** Hooks for `--debug`: a line on stderr when an attempt starts, ends, or will be retried. */
function traceHooks(context: Context): Pick<ClientOptions, "onRequest" | "onResponse" | "onRetry"> {
  const trace = (line: string): void => {
    context.stderr.write(`debug: ${maskKeys(escapeLine(line))}\n`).catch(() => undefined);
  };
  return {
    onRequest: ({ method, url, attempt }) => trace(`> ${method} ${url} (attempt ${attempt})`),
    onResponse({ method, url, status, requestId, error, durationMs, attempt }) {
      const outcome = status ?? error?.message ?? "no response";
      const request = requestId ? `, request id ${requestId}` : "";
      trace(`< ${outcome} ${method} ${url} in ${Math.round(durationMs)} ms (attempt ${attempt}${request})`);
    },
    onRetry: ({ attempt, delayMs, reason }) => trace(`  attempt ${attempt} in ${Math.round(delayMs)} ms: ${reason}`),
  };
}
