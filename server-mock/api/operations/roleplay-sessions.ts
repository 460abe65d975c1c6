import { settled } from "../call.ts";
import { listResult } from "./list-result.ts";

export const listRoleplaySessions = settled<"listRoleplaySessions">(({ service, orgId, query }) => {
  const { page, limit, user_id, status } = query;
  return listResult(service, "roleplay_sessions", { filter: { orgId, equal: { user_id, status } }, page, limit });
});
