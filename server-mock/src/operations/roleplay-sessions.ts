import type { Handler } from "../http/call.ts";
import { listAnswer } from "./list-answer.ts";

export const listRoleplaySessions: Handler<"listRoleplaySessions"> = ({ service, orgId, query }) => {
  const { page, limit, user_id, status } = query;
  return listAnswer(service, "roleplay_sessions", { filter: { orgId, equal: { user_id, status } }, page, limit });
};
