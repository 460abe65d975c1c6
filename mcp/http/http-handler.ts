import { createMcpHandler, localhostAllowedHostnames, localhostAllowedOrigins } from "@modelcontextprotocol/server";
import { createServer } from "../protocol/create-server.ts";
import type { Session } from "../service/session.ts";
import { Policy } from "../settings/policy.ts";
import type { Settings } from "../settings/settings.ts";
import { AskingSessions, type Grant, SESSION_HEADER } from "./asking-sessions.ts";
import { ENDPOINT, type HttpSettings, READ_ONLY_ENDPOINT } from "./http-settings.ts";
import { KeyCheck } from "./key-check.ts";
import { metadataResponse } from "./metadata.ts";
import { rejectForeign, rejectKey } from "./rejections.ts";
import { SessionPool } from "./session-pool.ts";

/** Handler of HTTP requests. */
export interface HttpHandler {
  fetch: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
}

const BEARER = /^Bearer +(\S+)$/i;
/** The header of GitHub's MCP server. */
const READ_ONLY_HEADER = "x-mcp-readonly";

/**
 * Streamable HTTP for both protocol eras, stateless but for caches and the sessions of `AskingSessions`. A request's bearer token is the
 * API key for the service, which validates it before anything else.
 *
 * @param publicUrl URL that clients use, with the path of the endpoint
 * @param ownHosts host names and addresses at which the server listens
 */
export function createHttpHandler(
  { settings, usesOwnKey, allowedOrigins, publicUrl: givenUrl }: HttpSettings,
  { publicUrl, ownHosts }: { publicUrl: URL; ownHosts: readonly string[] },
  createSession: (settings: Settings) => Promise<Session>,
): HttpHandler {
  const remote: Settings = { ...settings, isRemote: true };
  const policies = { full: new Policy(remote), readOnly: new Policy({ ...remote, readOnly: true }) };
  const openSession = (apiKey: string) => createSession({ ...remote, apiKey });
  const sessions = new SessionPool(openSession);
  const keys = new KeyCheck(openSession);
  const createServerFor = ({ token, readOnly }: Grant, lostSession = false) => {
    const policy = readOnly ? policies.readOnly : policies.full;
    return createServer({
      policy,
      openSession: async () => ({ ...(await sessions.get(token)), policy }),
      lostSession,
    });
  };
  const handler = createMcpHandler(({ authInfo }) =>
    createServerFor(
      { token: authInfo?.token ?? "", readOnly: authInfo?.extra?.["readOnly"] === true },
      authInfo?.extra?.["lostSession"] === true,
    ),
  );
  const asking = new AskingSessions(createServerFor);
  const names = {
    hosts: [...localhostAllowedHostnames(), publicUrl.hostname, ...ownHosts],
    origins: [...localhostAllowedOrigins(), publicUrl.hostname, ...ownHosts, ...allowedOrigins],
  };

  /** The endpoint as the client knows it: clients compare the metadata with it. */
  const addressOf = (request: Request): URL => {
    const own = new URL(ENDPOINT, `http://${request.headers.get("host") ?? ""}`);
    return givenUrl === undefined && names.hosts.includes(own.hostname) ? own : publicUrl;
  };

  async function serve(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== ENDPOINT && pathname !== READ_ONLY_ENDPOINT)
      return new Response(`Not found. The endpoints are ${ENDPOINT} and ${READ_ONLY_ENDPOINT}.\n`, { status: 404 });
    const sent = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
    const token = sent ?? (usesOwnKey ? settings.apiKey : undefined);
    if (token === undefined) return rejectKey(addressOf(request), "missing");
    if ((await keys.ask(token)) === "rejected") {
      sessions.forget(token);
      await asking.closeOf(token);
      return rejectKey(addressOf(request), sent === undefined ? "own" : "rejected");
    }
    const asked = request.headers.get(READ_ONLY_HEADER) ?? "";
    const grant = { token, readOnly: pathname === READ_ONLY_ENDPOINT || !/^(?:0|false|)$/i.test(asked.trim()) };
    const ofSession = await asking.fetch(request, grant);
    // Only a client that can ask its user has a session id.
    const extra = { lostSession: request.headers.has(SESSION_HEADER), readOnly: grant.readOnly };
    return ofSession ?? handler.fetch(request, { authInfo: { token, clientId: "", scopes: [], extra } });
  }

  const fetch = async (request: Request): Promise<Response> => {
    const early = metadataResponse(request, addressOf(request)) ?? rejectForeign(request, names);
    if (early) return early;
    return shareWith(request.headers.get("origin"), preflightResponse(request) ?? (await serve(request)));
  };
  const close = async () => void (await Promise.all([handler.close(), asking.close()]));
  return { fetch, close };
}

/** Allows a page of an allowed origin to read a response. Keys come in a header that a page sets itself, never in a cookie. */
function shareWith(origin: string | null, response: Response): Response {
  if (origin === null) return response;
  const headers = new Headers(response.headers);
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-expose-headers", "mcp-session-id, www-authenticate");
  headers.append("vary", "origin");
  return new Response(response.body, { status: response.status, headers });
}

/** The response to a CORS preflight; undefined for other requests. */
function preflightResponse(request: Request): Response | undefined {
  if (request.method !== "OPTIONS" || !request.headers.has("access-control-request-method")) return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      "access-control-allow-methods": "GET, POST, DELETE",
      "access-control-allow-headers": request.headers.get("access-control-request-headers") ?? "authorization",
      "access-control-max-age": "600",
    },
  });
}
