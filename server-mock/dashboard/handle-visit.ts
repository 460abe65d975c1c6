import { isUuid } from "../../core/ids/uuid.ts";
import { ApiError } from "../api/respond/api-error.ts";
import type { PageErrors } from "../api/route/pages.ts";
import { AdministrationError } from "../team/administration/administration.ts";
import { auditWrite } from "../team/administration/audit.ts";
import { renderError, renderOutcome } from "./render.ts";
import { includesRole, ROLE_NAMES } from "./security/roles.ts";
import { findForeignOrigin } from "./security/same-origin.ts";
import { endedCookie, readSessionCookie } from "./session/session-cookie.ts";
import type { Session } from "./session/session-store.ts";
import { readForm } from "./visit/form.ts";
import { noSuchPage, type Outcome, PageError, redirect } from "./visit/outcome.ts";
import type { MemberVisit, Route, Visit } from "./visit/visit.ts";

/** Responds to a request that a row of the table fits, or none. */
export async function handleRoute(errors: PageErrors, route: Route | undefined, visit: Visit): Promise<Response> {
  try {
    if (route) return await renderOutcome(visit, await perform(route, visit));
    visit.session = await findSession(visit);
    throw noSuchPage();
  } catch (error) {
    return handleError(errors, error, visit);
  }
}

/** Responds with an error page, and reports the error if it is a defect of ours. */
export function handleError(errors: PageErrors, error: unknown, visit: Visit): Promise<Response> {
  if (error instanceof PageError) {
    if (error.cause !== undefined) errors.onError(error.cause, { requestId: visit.requestId, operationId: undefined });
    return renderError(visit, error);
  }
  if (error instanceof AdministrationError) return renderError(visit, new PageError(409, error.message));
  if (!(error instanceof ApiError)) errors.onError(error, { requestId: visit.requestId, operationId: undefined });
  const { status, message, options } = errors.toClientError(error);
  return renderError(visit, new PageError(status, message, options));
}

/** Handles one request, in the order in which it can be rejected. */
async function perform(route: Route, visit: Visit): Promise<Outcome> {
  const isPost = route.method === "POST";
  const foreign = isPost ? findForeignOrigin(visit.request.headers, visit.site) : undefined;
  if (foreign !== undefined) throw new PageError(403, foreign);
  visit.session = await findSession(visit, route.isBackground);
  if (route.role !== "anyone") {
    if (!visit.session) return signedOut(visit, isPost);
    requireRole(visit.session, route.role);
  }
  // What is no UUID is the ID of nothing.
  if (visit.id !== "" && !isUuid(visit.id)) throw noSuchPage();
  visit.id = visit.id.toLowerCase();
  if (isPost) visit.form = await readForm(visit.request, route.maxFormBytes);
  if (route.role === "anyone") return route.handler(visit);
  return route.handler(await toMemberVisit(visit, visit.session as Session));
}

async function findSession({ request, site, sessions }: Visit, isBackground = false): Promise<Session | undefined> {
  const token = readSessionCookie(request, site);
  return token === undefined ? undefined : sessions.find(token, { isBackground });
}

/** After signing in, a page is opened again, but a form is not resubmitted unseen. */
function signedOut({ request, site, path }: Visit, isPost: boolean): Outcome {
  const cookies = readSessionCookie(request, site) === undefined ? [] : [endedCookie(site)];
  // With its filters: a shared list is the same list after signing in.
  const to = path + new URL(request.url).search;
  if (!isPost) return redirect(`/sign-in?to=${encodeURIComponent(to)}`, { cookies });
  throw new PageError(401, "You are signed out, so nothing was done. Sign in, and send the form again.", {
    headers: cookies[0] === undefined ? {} : { "Set-Cookie": cookies[0] },
  });
}

function requireRole({ user, organization }: Session, least: Exclude<Route["role"], "anyone">): void {
  if (includesRole(user.role, least)) return;
  const message = `This needs the role ${ROLE_NAMES[least]}, and yours is ${ROLE_NAMES[user.role]}. Ask somebody who administers ${organization.name}.`;
  throw new PageError(403, message);
}

async function toMemberVisit(visit: Visit, session: Session): Promise<MemberVisit> {
  const { database, ids, now, keys } = visit.service;
  const admin = { database, ids, now, keys, actor: session.user.id, address: visit.address ?? null };
  const orgId = session.organization.id;
  const audit: MemberVisit["audit"] = (action, subject, details = {}) =>
    auditWrite(admin, { org_id: orgId, action, subject, details });
  return Object.assign(visit, {
    session,
    orgId,
    admin,
    audit,
    notice: isShown(visit, session) ? await visit.sessions.takeNotice(session, visit.path) : undefined,
  });
}

/** A browser that loads a page ahead of time, or a program that asks for its headers, shows it to nobody. */
function isShown({ request, path }: Visit, session: Session): boolean {
  const isPrefetch = (request.headers.get("sec-purpose") ?? "").includes("prefetch");
  return request.method === "GET" && !isPrefetch && session.noticePath === path;
}
