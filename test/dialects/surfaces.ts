import { callTool } from "../../mcp/protocol/call-tool.ts";
import { createSession } from "../../mcp/service/session.ts";
import { readSettings } from "../../mcp/settings/read-settings.ts";
import type { ToolName } from "../../mcp/settings/tool-names.ts";
import { createBrowserClient } from "../../src/browser.ts";
import { createProxy, isSvcError, SvcClient } from "../../src/index.ts";
import { listProxyOperations } from "../../src/proxy/match-operation.ts";
import { runCli } from "../cli/support/run-cli.ts";
import { readResult } from "../mcp/support/environment.ts";
import { asSvcClient } from "../support/page-client.ts";
import type { ForeignService } from "./service/foreign-service.ts";
import { NOW } from "./service/organization.ts";

/** A key that is none anywhere. */
export const KEY = "svc_live_abcdefghijklmnopqrstuvwxyz012345";
const ORIGIN = "http://localhost";

/** What became of an operation on a surface. */
export interface Outcome {
  /** What the user got, as data; undefined when it failed. */
  data: unknown;
  /** Everything that was shown: output, messages. */
  shown: string;
  /** `error.code`, on every surface. */
  code?: string | undefined;
  /** Exit code of the command line. */
  exit?: number;
}

/** Calls the SDK. */
export async function onSdk(
  { fetch }: Pick<ForeignService, "fetch">,
  call: (svc: SvcClient) => PromiseLike<unknown>,
): Promise<Outcome> {
  const svc = new SvcClient({ apiKey: KEY, baseUrl: ORIGIN, fetch, maxRetries: 0 });
  return outcomeOf(() => call(svc));
}

/** Calls a proxy of the SDK's, as pages do. */
export async function onPage(
  { fetch }: Pick<ForeignService, "fetch">,
  call: (svc: SvcClient) => PromiseLike<unknown>,
): Promise<Outcome> {
  const svc = new SvcClient({ apiKey: KEY, baseUrl: ORIGIN, fetch, maxRetries: 0 });
  const proxy = createProxy(svc, { allow: listProxyOperations() });
  const page = createBrowserClient({
    baseUrl: "https://app.example/coaching",
    maxRetries: 0,
    fetch: (input, init) => proxy(new Request(input, init)),
  });
  return outcomeOf(() => call(asSvcClient(page)));
}

async function outcomeOf(call: () => PromiseLike<unknown>): Promise<Outcome> {
  try {
    return { data: await call(), shown: "" };
  } catch (error) {
    if (!isSvcError(error)) throw error;
    return { data: undefined, shown: error.message, code: error.code };
  }
}

/** Runs a command whose output is JSON. */
export async function onCli({ fetch }: Pick<ForeignService, "fetch">, argv: readonly string[]): Promise<Outcome> {
  const env = { SERVICE_API_KEY: KEY, SERVICE_API_URL: `${ORIGIN}/api/v1` };
  const { code: exit, stdout, stderr } = await runCli(argv, { fetch, env, now: NOW });
  const shown = `${stdout}${stderr}`;
  if (exit === 0) return { data: parseLoosely(stdout), shown, exit };
  const { error } = (parseLoosely(stderr.slice(stderr.indexOf("{"))) ?? {}) as { error?: { code?: string } };
  return { data: undefined, shown, exit, code: error?.code };
}

function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Calls a tool. */
export async function onTools(
  { fetch }: Pick<ForeignService, "fetch">,
  [name, given]: readonly [ToolName, Record<string, unknown>],
): Promise<Outcome> {
  const settings = readSettings(["--toolsets", "extended"], {
    SERVICE_API_KEY: KEY,
    SERVICE_API_URL: `${ORIGIN}/api/v1`,
  });
  const session = createSession(settings, { fetch, timeZone: "UTC" });
  const { signal } = new AbortController();
  const result = await callTool({ name, given, signal, reportProgress: async () => undefined }, session);
  const { isError, text, structured } = readResult(result);
  const shown = `${text}\n${JSON.stringify(structured)}`;
  return isError
    ? { data: undefined, shown, code: structured["code"] as string | undefined }
    : { data: structured, shown };
}
