import { Hono } from "hono";
import type { Handle } from "../accept/handler-listener.ts";
import type { ControlParts } from "../control/control-routes.ts";
import { addOperatingRoutes, type OperatingParts } from "../operate/operating-routes.ts";
import { addReferencePage } from "../operate/reference-page.ts";
import { addPages } from "./add-pages.ts";
import type { ApiParts } from "./api-parts.ts";
import { rawPathOf } from "./pages.ts";

/** Parts of a handler. */
export interface HandlerParts {
  api: ApiParts;
  operating: OperatingParts;
  /** Control plane, if enabled. */
  control: ControlParts | undefined;
  /** True if the operating routes have their own port and are not served here. */
  isOperatedApart: boolean | undefined;
}

/** Creates the handler of everything but the API: operating routes, API reference, and pages for people. */
export async function createHandler(parts: HandlerParts): Promise<Handle> {
  const { api, operating } = parts;
  const application = new Hono({ getPath: rawPathOf });
  if (!parts.isOperatedApart) await addOperation(application, parts);
  addReferencePage(application, operating.ids);
  addPages(application, api);
  return (request, environment) => application.fetch(request, environment);
}

/** Creates the handler of a separate operating port: health, metrics and control plane. */
export async function createOperatingHandler(parts: HandlerParts): Promise<Handle> {
  const application = new Hono({ getPath: rawPathOf });
  await addOperation(application, parts);
  application.notFound((context) => context.json({ error: "This port has /healthz, /readyz and /metrics." }, 404));
  return (request, environment) => application.fetch(request, environment);
}

async function addOperation(application: Hono, { operating, control }: HandlerParts): Promise<void> {
  addOperatingRoutes(application, operating);
  if (!control) return;
  const { createControlRoutes } = await import("../control/control-routes.ts");
  application.route("/_mock", createControlRoutes(control));
}
