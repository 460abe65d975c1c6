import { Hono } from "hono";
import type { Handle } from "../accept/listen.ts";
import type { ControlParts } from "../control/control-routes.ts";
import { addOperatingRoutes, allowOrigins, type OperatingParts } from "../operate/operating-routes.ts";
import { addReferencePage } from "../operate/reference-page.ts";
import type { ApiParts } from "./api-parts.ts";
import { addApi } from "./application.ts";

/** What a handler is made of. */
export interface HandlerParts {
  api: ApiParts;
  operating: OperatingParts;
  /** Origins whose pages may call the API. */
  corsOrigins: string[] | undefined;
  /** Parts of the control plane, where it is served. */
  control: ControlParts | undefined;
}

/** Makes the handler of all requests: the API, what operates it, its reference and pages for people. */
export async function createHandler({ api, operating, corsOrigins, control }: HandlerParts): Promise<Handle> {
  const { ids } = operating;
  const application = new Hono();
  if (corsOrigins) allowOrigins(application, corsOrigins, ids);
  addOperatingRoutes(application, operating);
  addReferencePage(application, ids);
  if (control) {
    const { createControlRoutes } = await import("../control/control-routes.ts");
    application.route("/_mock", createControlRoutes(control));
  }
  addApi(application, api);
  return (request, environment) => application.fetch(request, environment);
}
