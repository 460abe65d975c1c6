import type { Role } from "../records/resources.ts";
import { createApiKey, showKeyForm } from "./pages/api-keys/create-api-key.ts";
import { listApiKeys } from "./pages/api-keys/list-api-keys.ts";
import { confirmRevocation, revokeApiKey } from "./pages/api-keys/revoke-api-key.ts";
import { rotateApiKey, showRotation } from "./pages/api-keys/rotate-api-key.ts";
import { showAudit } from "./pages/audit/show-audit.ts";
import { exportInsights } from "./pages/insights/export-insights.ts";
import { showInsights } from "./pages/insights/show-insights.ts";
import { jobEvents, listJobs, requestReports, retryJob } from "./pages/jobs/jobs.ts";
import { showAdded } from "./pages/meetings/added-calls.ts";
import {
  deleteMeeting,
  reassignMeeting,
  renameMeeting,
  restoreMeeting,
  retryMeeting,
} from "./pages/meetings/change-call.ts";
import { importCall, MAX_UPLOAD_BYTES, showImport } from "./pages/meetings/import-call.ts";
import { listDeleted } from "./pages/meetings/list-deleted.ts";
import { listMeetings } from "./pages/meetings/list-meetings.ts";
import { saveSpeakers, showSpeakers } from "./pages/meetings/name-speakers.ts";
import { openReport, scoreMeeting, showMeeting } from "./pages/meetings/show-meeting.ts";
import { showVersions } from "./pages/meetings/show-versions.ts";
import { showModel, testModel } from "./pages/model/show-model.ts";
import { showOverview } from "./pages/overview/show-overview.ts";
import { addPasskey, removePasskey } from "./pages/passkeys/change-passkeys.ts";
import { listOwnPasskeys } from "./pages/passkeys/list-own-passkeys.ts";
import {
  activatePerson,
  changePerson,
  showPersonSettings,
  signPersonOut,
} from "./pages/people-settings/change-person.ts";
import { invitePerson, listPeople, showInvitation } from "./pages/people-settings/people.ts";
import { makeLink } from "./pages/people-settings/sign-in-link.ts";
import { listRoleplay } from "./pages/roleplay/list-roleplay.ts";
import { showSearch } from "./pages/search/show-search.ts";
import { endEverySession, endOneSession, listOwnSessions } from "./pages/sessions/own-sessions.ts";
import { showSignIn, signInByLink, signOut } from "./pages/sign-in/sign-in.ts";
import { finishOidc, startOidc } from "./pages/sign-in/sign-in-by-oidc.ts";
import { signInByPasskey } from "./pages/sign-in/sign-in-by-passkey.ts";
import { changeSubscription, showSubscription } from "./pages/subscription/subscription.ts";
import { listTeam } from "./pages/team/list-team.ts";
import { showCriterion } from "./pages/team/show-criterion.ts";
import { showPerson } from "./pages/team/show-person.ts";
import { downloadReport, showReport } from "./pages/team/show-report.ts";
import {
  activateTemplate,
  postTemplate,
  saveTemplate,
  showNewTemplate,
  showTemplate,
} from "./pages/templates/change-template.ts";
import { showTemplates } from "./pages/templates/list-templates.ts";
import { previewTemplate } from "./pages/templates/preview-template.ts";
import { removeTracker, saveTracker, showTrackers } from "./pages/trackers/change-trackers.ts";
import { includesRole } from "./security/roles.ts";
import type { NavigationLink } from "./views/layout.ts";
import type { Route } from "./visit/visit.ts";

/**
 * Every page and every form. A row is all that a page needs: who may use it, and the handler. Sessions, roles, origins of forms
 * and IDs have been checked before a handler runs; the tests try every row without them.
 */
export const ROUTES: readonly Route[] = [
  { method: "GET", path: "/", role: "member", handler: showOverview },

  { method: "GET", path: "/meetings", role: "member", handler: listMeetings },
  { method: "GET", path: "/meetings/import", role: "member", handler: showImport },
  { method: "POST", path: "/meetings/import", role: "member", handler: importCall, maxFormBytes: MAX_UPLOAD_BYTES },
  { method: "GET", path: "/meetings/added", role: "member", handler: showAdded },
  { method: "GET", path: "/meetings/deleted", role: "member", handler: listDeleted },
  { method: "GET", path: "/meetings/:id", role: "member", handler: showMeeting },
  { method: "GET", path: "/meetings/:id/speakers", role: "member", handler: showSpeakers },
  { method: "POST", path: "/meetings/:id/speakers", role: "member", handler: saveSpeakers },
  { method: "GET", path: "/meetings/:id/versions", role: "member", handler: showVersions },
  { method: "POST", path: "/meetings/:id/title", role: "member", handler: renameMeeting },
  { method: "POST", path: "/meetings/:id/owner", role: "admin", handler: reassignMeeting },
  { method: "POST", path: "/meetings/:id/delete", role: "member", handler: deleteMeeting },
  { method: "POST", path: "/meetings/:id/restore", role: "member", handler: restoreMeeting },
  { method: "POST", path: "/meetings/:id/retry", role: "member", handler: retryMeeting },
  { method: "POST", path: "/meetings/:id/score", role: "admin", handler: scoreMeeting },
  { method: "GET", path: "/reports/:id", role: "member", handler: openReport },

  { method: "GET", path: "/search", role: "member", handler: showSearch },

  { method: "GET", path: "/people", role: "member", handler: listTeam },
  { method: "GET", path: "/people/:id", role: "member", handler: showPerson },
  { method: "GET", path: "/criteria", role: "member", handler: showCriterion },
  { method: "GET", path: "/report", role: "member", handler: showReport },
  { method: "GET", path: "/report/markdown", role: "member", handler: downloadReport },

  { method: "GET", path: "/insights", role: "admin", handler: showInsights },
  { method: "GET", path: "/insights/csv", role: "admin", handler: exportInsights },

  { method: "GET", path: "/roleplay", role: "member", handler: listRoleplay },

  { method: "GET", path: "/templates", role: "admin", handler: showTemplates },
  { method: "POST", path: "/templates", role: "admin", handler: postTemplate },
  { method: "GET", path: "/templates/new", role: "admin", handler: showNewTemplate },
  { method: "POST", path: "/templates/preview", role: "admin", handler: previewTemplate },
  { method: "GET", path: "/templates/:id", role: "admin", handler: showTemplate },
  { method: "POST", path: "/templates/:id", role: "admin", handler: saveTemplate },
  { method: "POST", path: "/templates/:id/activate", role: "admin", handler: activateTemplate },

  { method: "GET", path: "/trackers", role: "admin", handler: showTrackers },
  { method: "POST", path: "/trackers", role: "admin", handler: saveTracker },
  { method: "POST", path: "/trackers/remove", role: "admin", handler: removeTracker },

  { method: "GET", path: "/jobs", role: "admin", handler: listJobs },
  { method: "POST", path: "/jobs", role: "admin", handler: requestReports },
  { method: "GET", path: "/jobs/events", role: "admin", handler: jobEvents, isBackground: true },
  { method: "POST", path: "/jobs/:id/retry", role: "admin", handler: retryJob },

  { method: "GET", path: "/settings/api-keys", role: "admin", handler: listApiKeys },
  { method: "POST", path: "/settings/api-keys", role: "admin", handler: createApiKey },
  { method: "GET", path: "/settings/api-keys/new", role: "admin", handler: showKeyForm },
  { method: "GET", path: "/settings/api-keys/:id/rotate", role: "admin", handler: showRotation },
  { method: "POST", path: "/settings/api-keys/:id/rotate", role: "admin", handler: rotateApiKey },
  { method: "GET", path: "/settings/api-keys/:id/revoke", role: "admin", handler: confirmRevocation },
  { method: "POST", path: "/settings/api-keys/:id/revoke", role: "admin", handler: revokeApiKey },

  { method: "GET", path: "/settings/people", role: "admin", handler: listPeople },
  { method: "POST", path: "/settings/people", role: "admin", handler: invitePerson },
  { method: "GET", path: "/settings/people/new", role: "admin", handler: showInvitation },
  { method: "GET", path: "/settings/people/:id", role: "admin", handler: showPersonSettings },
  { method: "POST", path: "/settings/people/:id", role: "admin", handler: changePerson },
  { method: "POST", path: "/settings/people/:id/link", role: "admin", handler: makeLink },
  { method: "POST", path: "/settings/people/:id/activate", role: "admin", handler: activatePerson },
  { method: "POST", path: "/settings/people/:id/sign-out", role: "admin", handler: signPersonOut },

  { method: "GET", path: "/settings/subscription", role: "admin", handler: showSubscription },
  { method: "POST", path: "/settings/subscription", role: "superadmin", handler: changeSubscription },

  { method: "GET", path: "/settings/model", role: "admin", handler: showModel },
  { method: "POST", path: "/settings/model/test", role: "admin", handler: testModel },

  { method: "GET", path: "/settings/audit", role: "admin", handler: showAudit },

  { method: "GET", path: "/settings/sessions", role: "member", handler: listOwnSessions },
  { method: "POST", path: "/settings/sessions/end-all", role: "member", handler: endEverySession },
  { method: "POST", path: "/settings/sessions/:id/end", role: "member", handler: endOneSession },

  { method: "GET", path: "/settings/passkeys", role: "member", handler: listOwnPasskeys },
  { method: "POST", path: "/settings/passkeys", role: "member", handler: addPasskey },
  { method: "POST", path: "/settings/passkeys/:id/remove", role: "member", handler: removePasskey },

  { method: "GET", path: "/sign-in", role: "anyone", handler: showSignIn },
  { method: "POST", path: "/sign-in", role: "anyone", handler: signInByLink },
  { method: "POST", path: "/sign-in/passkey", role: "anyone", handler: signInByPasskey },
  { method: "GET", path: "/sign-in/oidc", role: "anyone", handler: startOidc },
  { method: "GET", path: "/sign-in/oidc/callback", role: "anyone", handler: finishOidc },
  { method: "POST", path: "/sign-out", role: "anyone", handler: signOut },
];

/** The pages that the navigation links to, in its order; under another name for who sees only their own there. */
const NAVIGATION: readonly (NavigationLink & { ownLabel?: string })[] = [
  { path: "/", label: "Overview", group: "Coaching" },
  { path: "/meetings", label: "Calls", group: "Coaching" },
  { path: "/people", label: "People", ownLabel: "Your progress", group: "Coaching" },
  { path: "/insights", label: "Insights", group: "Coaching" },
  { path: "/roleplay", label: "Roleplay", group: "Coaching" },
  { path: "/templates", label: "Templates", group: "Coaching" },
  { path: "/trackers", label: "Trackers", group: "Coaching" },
  { path: "/jobs", label: "Jobs", group: "Coaching" },
  { path: "/settings/api-keys", label: "API keys", group: "Settings" },
  { path: "/settings/people", label: "Accounts", group: "Settings" },
  { path: "/settings/subscription", label: "Subscription", group: "Settings" },
  { path: "/settings/model", label: "Model", group: "Settings" },
  { path: "/settings/audit", label: "Audit", group: "Settings" },
  { path: "/settings/sessions", label: "Sessions", group: "Settings" },
  { path: "/settings/passkeys", label: "Passkeys", group: "Settings" },
];

/** Links to the pages that a role may open. */
export function navigationOf(role: Role | undefined): NavigationLink[] {
  if (role === undefined) return [];
  const isTeam = includesRole(role, "admin");
  return NAVIGATION.filter(({ path }) => {
    const least = ROUTES.find((route) => route.path === path && route.method === "GET")?.role;
    return least !== undefined && least !== "anyone" && includesRole(role, least);
  }).map(({ ownLabel, ...link }) => (ownLabel === undefined || isTeam ? link : { ...link, label: ownLabel }));
}
