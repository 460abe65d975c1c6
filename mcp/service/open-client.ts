import { SvcClient } from "../../src/index.ts";
import { ToolError } from "../errors/tool-error.ts";
import type { Settings } from "../settings/settings.ts";
import { VERSION } from "../version.ts";

/** What tests replace. */
export interface ClientOverrides {
  fetch?: typeof globalThis.fetch;
}

/**
 * A client of the service.
 *
 * @throws ToolError that names the variable to set when one is missing
 */
export function openClient({ apiKey, apiUrl }: Settings, overrides: ClientOverrides = {}): SvcClient {
  if (apiKey === undefined) throw notConfigured("SERVICE_API_KEY", "an API key (dashboard, Settings, API Keys)");
  if (apiUrl === undefined)
    throw notConfigured("SERVICE_API_URL", "the API's address, e.g. https://coaching.example/api/v1");
  return new SvcClient({ apiKey, baseUrl: apiUrl, userAgent: `svc-mcp/${VERSION}`, ...overrides });
}

function notConfigured(variable: string, meaning: string): ToolError {
  return new ToolError({
    message: `Not configured: the environment variable ${variable} is not set. Ask the user to set it to ${meaning} in the \`env\` of this server's entry in the assistant's configuration, and to restart the server.`,
    code: "not_configured",
    retryable: false,
  });
}
