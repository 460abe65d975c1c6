import { Hono } from "hono";
import type { Handle } from "../accept/handler-listener.ts";
import type { ControlParts } from "../control/control-routes.ts";
import { addOperatingRoutes, type OperatingParts } from "../operate/operating-routes.ts";
import { addReferencePage } from "../operate/reference-page.ts";
import { addPages } from "./add-pages.ts";
import type { ApiParts } from "./api-parts.ts";

/** Parts of a handler. */
export interface HandlerParts {
  api: ApiParts;
  operating: OperatingParts;
  /** Parts of the control plane, where it is served. */
  control: ControlParts | undefined;
}

/** Makes the handler of what is not for the API: what operates it, its reference and pages for people. */
export async function createHandler({ api, operating, control }: HandlerParts): Promise<Handle> {
  const { ids } = operating;
  const application = new Hono();
  addOperatingRoutes(application, operating);
  addReferencePage(application, ids);
  if (control) {
    const { createControlRoutes } = await import("../control/control-routes.ts");
    application.route("/_mock", createControlRoutes(control));
  }
  addPages(application, api);
  return (request, environment) => application.fetch(request, environment);
}
