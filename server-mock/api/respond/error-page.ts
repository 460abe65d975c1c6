import { html } from "hono/html";
import type { ApiError } from "./api-error.ts";

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Reports whether an error outside `/api` is for a person: browsers ask for HTML, programs do not. */
export function wantsPage({ headers }: Request): boolean {
  return headers.get("accept")?.includes("text/html") ?? false;
}

/** Renders an error as a page: what happened, and the request ID to report. */
export async function errorPage(error: ApiError, requestId: string): Promise<Response> {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${error.status}: Sales Coaching Service</title>
      </head>
      <body>
        <main>
          <h1>${error.status}</h1>
          <p>${error.message}</p>
          <p>Request ID: <code>${requestId}</code></p>
          <p><a href="/">Go to the start page</a></p>
        </main>
      </body>
    </html>`;
  return new Response(page.toString(), {
    status: error.status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": POLICY,
      "X-Content-Type-Options": "nosniff",
      "X-Request-Id": requestId,
      ...error.options.headers,
    },
  });
}
