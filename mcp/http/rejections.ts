import { hostHeaderValidationResponse, originValidationResponse } from "@modelcontextprotocol/server";
import { METADATA } from "./metadata.ts";

/** Host names that are allowed in `Host` and in `Origin`. */
export interface AllowedNames {
  hosts: readonly string[];
  origins: readonly string[];
}

/** Rejects a request whose `Host` or `Origin` is not allowed (DNS rebinding); undefined for others. */
export function rejectForeign(request: Request, { hosts, origins }: AllowedNames): Response | undefined {
  const url = nameOf(`http://${request.headers.get("host") ?? ""}`);
  if (hostHeaderValidationResponse(request, [...hosts]))
    return forbid(
      `This server is not known as ${url ?? "the host of the request"}. If clients reach it by that name, start it with --public-url, e.g. --public-url https://tools.example/mcp.`,
    );
  if (originValidationResponse(request, [...origins]))
    return forbid(
      `Pages of ${nameOf(request.headers.get("origin") ?? "") ?? "that origin"} may not ask this server. To allow them, start it with --allow-origin and their origin.`,
    );
  return undefined;
}

/** The host name of a URL, safe in a message. */
const nameOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host || undefined : undefined);

const forbid = (message: string): Response =>
  Response.json({ jsonrpc: "2.0", id: null, error: { code: -32_000, message } }, { status: 403 });

/** Response to a missing or rejected key (RFC 6750), with a link to the metadata (RFC 9728). */
export function rejectKey(publicUrl: URL, reason: "missing" | "rejected" | "own"): Response {
  const resource = `resource_metadata="${new URL(METADATA, publicUrl).href}"`;
  const description = DESCRIPTIONS[reason];
  const error = reason === "missing" ? "" : `error="invalid_token", error_description="${description}", `;
  return Response.json(
    { error: "invalid_token", error_description: description },
    { status: 401, headers: { "www-authenticate": `Bearer ${error}${resource}` } },
  );
}

const DESCRIPTIONS = {
  missing:
    "Send an API key of the service as the bearer token. Keys are created in its dashboard (Settings, API Keys).",
  rejected:
    "The service rejected this API key. Create another one in its dashboard (Settings, API Keys) and send it as the bearer token.",
  own: "The service rejected the key of SERVICE_API_KEY, with which this server was started with --own-key.",
} as const;
