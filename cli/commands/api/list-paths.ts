import { parametersOf } from "../../flags/parameters.ts";

/** Operations that list something. */
export type ListOperation = "listMeetings" | "listTemplates" | "listReports" | "listInsights" | "listRoleplaySessions";

/** Paths of the API's lists: `--paginate` reads them as `svc … list --all` does, whatever the service's dialect. */
export const LIST_PATHS: Readonly<Record<string, ListOperation>> = {
  "/meetings": "listMeetings",
  "/templates": "listTemplates",
  "/reports": "listReports",
  "/insights": "listInsights",
  "/roleplay/sessions": "listRoleplaySessions",
};

/** The list at a path, with or without `/api/v1` and a trailing slash; undefined if a query field is not in the spec. */
export function listAt({ path, query }: { path: string; query: object }): ListOperation | undefined {
  const operation = LIST_PATHS[path.replace(/^\/api\/v1(?=\/)/, "").replace(/\/$/, "")];
  if (!operation) return undefined;
  const known = parametersOf(operation).map(({ name }) => name);
  return Object.keys(query).every((name) => known.includes(name)) ? operation : undefined;
}
