import { HttpResponse, http, type RequestHandler } from "msw";
import { isConnectionDropped } from "../api/faults/connection-dropped.ts";
import type { ReferenceServer } from "./reference-server.ts";

/**
 * Handlers for msw that let a reference server handle every request below a URL, so that an app is tested against the
 * service through its own global `fetch`.
 *
 * @example
 * const network = setupServer(...mswHandlers(server, "https://api.example"));
 */
export function mswHandlers(server: Pick<ReferenceServer, "fetch">, baseUrl: string): RequestHandler[] {
  return [
    http.all(`${baseUrl.replace(/\/+$/, "")}/*`, async ({ request }) => {
      try {
        return await server.fetch(request);
      } catch (error) {
        if (isConnectionDropped(error)) return HttpResponse.error();
        throw error;
      }
    }),
  ];
}
