import { HttpResponse, http, type RequestHandler } from "msw";
import { isConnectionDropped } from "../api/faults/connection-dropped.ts";
import type { ReferenceServer } from "./reference-server.ts";

/**
 * Creates msw handlers that pass every request below a URL to a reference server, to test an app through its own global
 * `fetch`.
 *
 * @example const network = setupServer(...mswHandlers(server, "https://api.example"));
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
