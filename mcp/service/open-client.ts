import { SvcClient } from "../../src/index.ts";
import { ToolError } from "../errors/tool-error.ts";
import type { Settings } from "../settings/settings.ts";
import { VARIABLES } from "../settings/variables.ts";
import { VERSION } from "../version.ts";

/** Maximum duration of a call, including retries. The official clients give up after 60 s without a reason. */
const DEADLINE_MS = 45_000;

/** Test overrides. */
export interface ClientOverrides {
  fetch?: typeof globalThis.fetch;
}

/**
 * Opens a client of the service.
 *
 * @throws ToolError that names the missing variables
 */
export function openClient({ apiKey, apiUrl, allowIncomplete }: Settings, overrides: ClientOverrides = {}): SvcClient {
  if (apiKey === undefined || apiUrl === undefined) {
    throw notConfigured({ SERVICE_API_KEY: apiKey, SERVICE_API_URL: apiUrl });
  }
  const userAgent = `svc-mcp/${VERSION}`;
  return new SvcClient({ apiKey, baseUrl: apiUrl, userAgent, deadlineMs: DEADLINE_MS, allowIncomplete, ...overrides });
}

function notConfigured(given: Readonly<Record<keyof typeof VARIABLES, string | undefined>>): ToolError {
  const missing = (["SERVICE_API_KEY", "SERVICE_API_URL"] as const).filter((name) => given[name] === undefined);
  const what = missing.length === 1 ? "environment variable" : "environment variables";
  const toSet = missing.map((name) => `${name} to ${VARIABLES[name]}`).join(" and ");
  return new ToolError({
    message: `Not configured: the ${what} ${missing.join(" and ")} ${missing.length === 1 ? "is" : "are"} not set. Ask the user to set ${toSet}, in the \`env\` of this server's entry in the assistant's configuration, and to restart this server.`,
    code: "not_configured",
    retryable: false,
  });
}
