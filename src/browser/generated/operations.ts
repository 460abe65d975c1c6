// Generated from spec/openapi.yaml by `npm run generate`. Do not edit.

import type { ApiCall } from "../../api-call.ts";
import type { CreateTemplate, DeletedTemplate, GetTeamStatsQuery, Insight, ListInsightsQuery, ListMeetingsQuery, ListReportsQuery, ListRoleplaySessionsQuery, ListTemplatesQuery, Meeting, MeetingDetail, Report, ReportDetail, RoleplaySession, TeamStats, Template, UpdateTemplate } from "../../generated/models.ts";
import type { BrowserClient, BrowserRequestOptions } from "../client.ts";
import { type ListPage, readArray, readObject, readPage } from "../envelope.ts";

/**
 * Lists the organization's meetings. Newest first by `started_at`, `id` breaking ties (assumed).
 * `GET /api/v1/meetings`, permission `read`.
 */
export function listMeetings(client: BrowserClient, query?: ListMeetingsQuery, options?: BrowserRequestOptions): ApiCall<ListPage<Meeting>> {
  return client.call({ method: "GET", path: "/api/v1/meetings", query }, readPage<Meeting>, options);
}

/**
 * Returns one meeting with its full transcript.
 * `GET /api/v1/meetings/{id}`, permission `read`.
 *
 * @throws NotFoundError when the organization has no such object
 */
export function getMeeting(client: BrowserClient, id: string, options?: BrowserRequestOptions): ApiCall<MeetingDetail> {
  return client.call({ method: "GET", path: "/api/v1/meetings/{id}", identifiers: { id } }, readObject<MeetingDetail>, options);
}

/**
 * Returns all coaching reports of one meeting, newest first; an empty array when there is none; not paginated (assumed).
 * `GET /api/v1/meetings/{id}/report`, permission `read`.
 *
 * @throws NotFoundError when the organization has no such object
 */
export function listMeetingReports(client: BrowserClient, id: string, options?: BrowserRequestOptions): ApiCall<ReportDetail[]> {
  return client.call({ method: "GET", path: "/api/v1/meetings/{id}/report", identifiers: { id } }, readArray<ReportDetail>, options);
}

/**
 * Lists the organization's coaching templates. Newest first by `created_at`, `id` breaking ties (assumed).
 * `GET /api/v1/templates`, permission `read`.
 */
export function listTemplates(client: BrowserClient, query?: ListTemplatesQuery, options?: BrowserRequestOptions): ApiCall<ListPage<Template>> {
  return client.call({ method: "GET", path: "/api/v1/templates", query }, readPage<Template>, options);
}

/**
 * Creates a coaching/scoring template. Returns 201 with the template and its address (assumed).
 * `POST /api/v1/templates`, permission `write`.
 * Not retried unless the service certainly did nothing: an error with `ambiguous: true` means that it may have taken effect.
 *
 * @throws ValidationError with every problem in `details`
 */
export function createTemplate(client: BrowserClient, body: CreateTemplate, options?: BrowserRequestOptions): ApiCall<Template> {
  return client.call({ method: "POST", path: "/api/v1/templates", body }, readObject<Template>, options);
}

/**
 * Returns one template with full details.
 * `GET /api/v1/templates/{id}`, permission `read`.
 *
 * @throws NotFoundError when the organization has no such object
 */
export function getTemplate(client: BrowserClient, id: string, options?: BrowserRequestOptions): ApiCall<Template> {
  return client.call({ method: "GET", path: "/api/v1/templates/{id}", identifiers: { id } }, readObject<Template>, options);
}

/**
 * Updates a template. The body is the same as on creation plus `is_active`; every field is optional and a field left out stays as it is (assumed).
 * `PUT /api/v1/templates/{id}`, permission `write`.
 *
 * @throws NotFoundError when the organization has no such object
 * @throws ConflictError when `If-Match` does not match
 * @throws ValidationError with every problem in `details`
 */
export function updateTemplate(client: BrowserClient, id: string, body: UpdateTemplate, options?: BrowserRequestOptions): ApiCall<Template> {
  return client.call({ method: "PUT", path: "/api/v1/templates/{id}", identifiers: { id }, body }, readObject<Template>, options);
}

/**
 * Deletes a template. Its reports stay, with `template_id` null (assumed).
 * `DELETE /api/v1/templates/{id}`, permission `write`.
 *
 * @throws NotFoundError when the organization has no such object
 * @throws ConflictError when `If-Match` does not match
 */
export function deleteTemplate(client: BrowserClient, id: string, options?: BrowserRequestOptions): ApiCall<DeletedTemplate> {
  return client.call({ method: "DELETE", path: "/api/v1/templates/{id}", identifiers: { id } }, readObject<DeletedTemplate>, options);
}

/**
 * Lists the organization's coaching reports. Newest first by `created_at`, `id` breaking ties (assumed).
 * `GET /api/v1/reports`, permission `read`.
 */
export function listReports(client: BrowserClient, query?: ListReportsQuery, options?: BrowserRequestOptions): ApiCall<ListPage<Report>> {
  return client.call({ method: "GET", path: "/api/v1/reports", query }, readPage<Report>, options);
}

/**
 * Returns one report with criteria scores and feedback.
 * `GET /api/v1/reports/{id}`, permission `read`.
 *
 * @throws NotFoundError when the organization has no such object
 */
export function getReport(client: BrowserClient, id: string, options?: BrowserRequestOptions): ApiCall<ReportDetail> {
  return client.call({ method: "GET", path: "/api/v1/reports/{id}", identifiers: { id } }, readObject<ReportDetail>, options);
}

/**
 * Aggregated team statistics over a time range. The range ends now and is counted in UTC (assumed).
 * `GET /api/v1/team/stats`, permission `read`.
 */
export function getTeamStats(client: BrowserClient, query?: GetTeamStatsQuery, options?: BrowserRequestOptions): ApiCall<TeamStats> {
  return client.call({ method: "GET", path: "/api/v1/team/stats", query }, readObject<TeamStats>, options);
}

/**
 * Lists marketing insights extracted from sales calls. Newest first by `occurred_at`, `id` breaking ties (assumed).
 * `GET /api/v1/insights`, permission `read`.
 */
export function listInsights(client: BrowserClient, query?: ListInsightsQuery, options?: BrowserRequestOptions): ApiCall<ListPage<Insight>> {
  return client.call({ method: "GET", path: "/api/v1/insights", query }, readPage<Insight>, options);
}

/**
 * Lists roleplay practice sessions. Newest first by `created_at`, `id` breaking ties (assumed).
 * `GET /api/v1/roleplay/sessions`, permission `read`.
 */
export function listRoleplaySessions(client: BrowserClient, query?: ListRoleplaySessionsQuery, options?: BrowserRequestOptions): ApiCall<ListPage<RoleplaySession>> {
  return client.call({ method: "GET", path: "/api/v1/roleplay/sessions", query }, readPage<RoleplaySession>, options);
}
