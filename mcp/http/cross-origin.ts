/** Allows a page of an allowed origin to read a response. Keys come in a header that a page sets itself, never in a cookie. */
export function shareWith(origin: string | null, response: Response): Response {
  if (origin === null) return response;
  const headers = new Headers(response.headers);
  headers.set("access-control-allow-origin", origin);
  headers.set("access-control-expose-headers", "mcp-session-id, www-authenticate");
  headers.append("vary", "origin");
  return new Response(response.body, { status: response.status, headers });
}

/** The response to the question of a browser before a request; undefined for a request itself. */
export function preflightResponse(request: Request): Response | undefined {
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
