import type { Role } from "../records/resources.ts";
import { API_KEY_ROUTES } from "./pages/api-keys/routes.ts";
import { AUDIT_ROUTES } from "./pages/audit/routes.ts";
import { INSIGHT_ROUTES } from "./pages/insights/routes.ts";
import { JOB_ROUTES } from "./pages/jobs/routes.ts";
import { MEETING_ROUTES } from "./pages/meetings/routes.ts";
import { MODEL_ROUTES } from "./pages/model/routes.ts";
import { OVERVIEW_ROUTES } from "./pages/overview/routes.ts";
import { PASSKEY_ROUTES } from "./pages/passkeys/routes.ts";
import { PEOPLE_SETTINGS_ROUTES } from "./pages/people-settings/routes.ts";
import { ROLEPLAY_ROUTES } from "./pages/roleplay/routes.ts";
import { SESSION_ROUTES } from "./pages/sessions/routes.ts";
import { SIGN_IN_ROUTES } from "./pages/sign-in/routes.ts";
import { SUBSCRIPTION_ROUTES } from "./pages/subscription/routes.ts";
import { TEAM_ROUTES } from "./pages/team/routes.ts";
import { TEMPLATE_ROUTES } from "./pages/templates/routes.ts";
import { includesRole } from "./security/roles.ts";
import type { NavigationLink } from "./views/layout.ts";
import type { Route } from "./visit/visit.ts";

/**
 * Every page and every form. A row is all that a page needs: who may use it, and the handler. Sessions, roles, origins of forms
 * and IDs have been checked before a handler runs; the tests try every row without them. Order is that of the navigation.
 */
export const ROUTES: readonly Route[] = [
  ...OVERVIEW_ROUTES,
  ...MEETING_ROUTES,
  ...TEAM_ROUTES,
  ...INSIGHT_ROUTES,
  ...ROLEPLAY_ROUTES,
  ...TEMPLATE_ROUTES,
  ...JOB_ROUTES,
  ...API_KEY_ROUTES,
  ...PEOPLE_SETTINGS_ROUTES,
  ...SUBSCRIPTION_ROUTES,
  ...MODEL_ROUTES,
  ...AUDIT_ROUTES,
  ...SESSION_ROUTES,
  ...PASSKEY_ROUTES,
  ...SIGN_IN_ROUTES,
];

/** Links to the pages that a role may open. */
export function navigationOf(role: Role | undefined): NavigationLink[] {
  if (role === undefined) return [];
  return ROUTES.flatMap((route) =>
    route.navigation && (route.role === "anyone" || includesRole(role, route.role))
      ? [{ path: route.path, ...route.navigation }]
      : [],
  );
}
