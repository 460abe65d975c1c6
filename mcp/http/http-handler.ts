import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { createServer } from "../protocol/create-server.ts";
import type { Session } from "../service/session.ts";
import { Policy } from "../settings/policy.ts";
import type { Settings } from "../settings/settings.ts";
import { AskingSessions, SESSION_HEADER } from "./asking-sessions.ts";
import { ENDPOINT, type HttpSettings } from "./http-settings.ts";
import { SessionPool } from "./session-pool.ts";

/** Handler of HTTP requests. */
export interface HttpHandler {
  fetch: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
}

const METADATA = "/.well-known/oauth-protected-resource";
const BEARER = /^Bearer +(\S+)$/i;

/**
 * Streamable HTTP for both protocol eras, without state between requests but caches and the sessions of `AskingSessions`. A request's bearer token is the API key that the service
 * gets; the service decides whether it is valid.
 */
export function createHttpHandler(
  { settings, publicUrl, authorizationServer, usesOwnKey, host }: HttpSettings,
  createSession: (settings: Settings) => Promise<Session>,
): HttpHandler {
  const remote: Settings = { ...settings, isRemote: true };
  const policy = new Policy(remote);
  const sessions = new SessionPool((apiKey) => createSession({ ...remote, apiKey }));
  const createServerFor = (token: string, lostSession = false) =>
    createServer({ policy, openSession: () => sessions.get(token), lostSession });
  const handler = createMcpHandler(({ authInfo }) =>
    createServerFor(authInfo?.token ?? "", authInfo?.extra?.["lostSession"] === true),
  );
  const asking = new AskingSessions(createServerFor);
  const hosts = [
    ...localhostAllowedHostnames(),
    publicUrl.hostname,
    ...(host === "0.0.0.0" || host === "::" ? [] : [host]),
  ];
  const origins = [...localhostAllowedOrigins(), publicUrl.hostname];
  const metadata = {
    resource: publicUrl.href,
    ...(authorizationServer === undefined ? {} : { authorization_servers: [authorizationServer] }),
    bearer_methods_supported: ["header"],
    resource_name: "Sales Coaching Service",
  };

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const isMetadata = pathname === METADATA || pathname === `${METADATA}${ENDPOINT}`;
    if (isMetadata && request.method === "GET") return Response.json(metadata, { headers: CORS });
    const rejected = hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, origins);
    if (rejected) return rejected;
    if (pathname !== ENDPOINT) return new Response("Not found. The endpoint is /mcp.\n", { status: 404 });
    const token =
      BEARER.exec(request.headers.get("authorization") ?? "")?.[1] ?? (usesOwnKey ? settings.apiKey : undefined);
    if (token === undefined) return challenge(publicUrl);
    const ofSession = await asking.fetch(request, token);
    // Only a client that can ask has the id of a session.
    const extra = { lostSession: request.headers.has(SESSION_HEADER) };
    return ofSession ?? handler.fetch(request, { authInfo: { token, clientId: "", scopes: [], extra } });
  };
  const close = async () => void (await Promise.all([handler.close(), asking.close()]));
  return { fetch, close };
}

/** The metadata is public by definition: clients in browsers read it before they have a token. */
const CORS = { "access-control-allow-origin": "*", "cache-control": "max-age=3600" };

/** Shows a client without a token where to get one (RFC 9728). */
function challenge(publicUrl: URL): Response {
  const url = new URL(`${METADATA}${ENDPOINT}`, publicUrl).href;
  const error = { error: "invalid_token", error_description: "Send an API key of the service as a bearer token." };
  return Response.json(error, { status: 401, headers: { "www-authenticate": `Bearer resource_metadata="${url}"` } });
}
