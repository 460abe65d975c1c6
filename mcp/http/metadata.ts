import { ENDPOINT } from "./http-settings.ts";

const WELL_KNOWN = "/.well-known/oauth-protected-resource";

/** Path of the metadata of the endpoint (RFC 9728). */
export const METADATA = `${WELL_KNOWN}${ENDPOINT}`;

/**
 * The metadata are public, since browser clients read them before they have a key. They name no authorization server: keys are created in
 * the service's dashboard, and this server accepts no other tokens.
 */
export function metadataResponse(request: Request, publicUrl: URL): Response | undefined {
  const { pathname } = new URL(request.url);
  if (request.method !== "GET" || (pathname !== METADATA && pathname !== WELL_KNOWN)) return undefined;
  const metadata = {
    resource: publicUrl.href,
    bearer_methods_supported: ["header"],
    resource_name: "Sales Coaching Service",
  };
  return Response.json(metadata, {
    headers: { "access-control-allow-origin": "*", "cache-control": "max-age=3600" },
  });
}
