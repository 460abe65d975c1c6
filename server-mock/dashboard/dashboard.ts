import { Hono } from "hono";
import { isTimeZone } from "../../core/periods/is-time-zone.ts";
import { wantsPage } from "../api/respond/error-page.ts";
import { type PageArrival, type Pages, rawPathOf } from "../api/route/pages.ts";
import type { UserPrincipal } from "../keys/principal.ts";
import type { PageParts } from "../library/service.ts";
import { type ReadUpload, readUpload as readHere } from "../team/import/upload.ts";
import { assetResponse } from "./assets/assets.ts";
import { handleError, handleRoute } from "./handle-visit.ts";
import type { OidcSettings } from "./oidc/oidc-settings.ts";
import { OidcSignIn } from "./oidc/oidc-sign-in.ts";
import { ROUTES } from "./routes.ts";
import { siteAddressOf } from "./security/site-address.ts";
import { type Session, SessionStore } from "./session/session-store.ts";
import { Fields } from "./visit/form.ts";
import type { Visit } from "./visit/visit.ts";

/** Settings of the dashboard. */
export interface DashboardSettings {
  /** Provider to sign in with; none by default. */
  oidc?: OidcSettings | undefined;
  /** Reads the files that people add; in this thread by default. */
  readUpload?: ReadUpload | undefined;
}

/** What the router passes on, beside the request. */
interface Bindings {
  visit: Visit;
  /** Whether no row of the table fits. */
  isUnknown?: boolean;
}

const ZONE_COOKIE = /(?:^|;\s*)svc_zone=([A-Za-z0-9_+/-]{1,64})/;

/** Builds the pages from the table of routes. */
export function createDashboard(parts: PageParts, settings: DashboardSettings = {}): Pages {
  const sessions = new SessionStore(parts.service);
  const { readUpload = readHere } = settings;
  const oidc = settings.oidc && new OidcSignIn(settings.oidc, parts.service.now);
  const router = new Hono<{ Bindings: Bindings }>({ getPath: rawPathOf });
  for (const route of ROUTES)
    router.on(route.method, route.path, ({ env, req }) => {
      env.visit.id = req.param("id") ?? "";
      return handleRoute(parts, route, env.visit);
    });
  router.notFound(({ env }) => {
    env.isUnknown = true;
    return handleRoute(parts, undefined, env.visit);
  });
  router.onError((error, { env }) => handleError(parts, error, env.visit));

  return async (request, arrival) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const { pathname } = new URL(request.url);
    const asset = isRead ? assetResponse(pathname) : undefined;
    if (asset) return { response: asset };
    const bindings: Bindings = { visit: beginVisit(parts, { sessions, oidc, readUpload }, { request, arrival }) };
    const response = await router.fetch(request, bindings);
    if (bindings.isUnknown && !wantsPage(request)) return undefined;
    return { response, principal: principalOf(bindings.visit.session) };
  };
}

function beginVisit(
  { service, publicUrl }: PageParts,
  waysIn: Pick<Visit, "sessions" | "oidc" | "readUpload">,
  { request, arrival }: { request: Request; arrival: PageArrival },
): Visit {
  const { pathname, searchParams } = new URL(request.url);
  const [, zone = ""] = ZONE_COOKIE.exec(request.headers.get("cookie") ?? "") ?? [];
  return {
    request,
    service,
    ...waysIn,
    path: pathname,
    ...arrival,
    id: "",
    query: new Fields(searchParams),
    form: new Fields(new URLSearchParams()),
    site: siteAddressOf(request, publicUrl),
    zone: isTimeZone(zone) ? zone : "UTC",
    session: undefined,
  };
}

function principalOf(session: Session | undefined): UserPrincipal | undefined {
  if (!session) return undefined;
  const { user, organization } = session;
  return {
    kind: "user",
    userId: user.id,
    orgId: organization.id,
    name: user.name,
    role: user.role,
    sessionId: session.id,
  };
}
