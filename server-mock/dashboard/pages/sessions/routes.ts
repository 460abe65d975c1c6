import type { Route } from "../../visit/visit.ts";
import { endEverySession, endOneSession } from "./end-sessions.ts";
import { listOwnSessions } from "./list-own-sessions.ts";

const LIST = "/settings/sessions";

export const SESSION_ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: LIST, role: "member", handler: listOwnSessions },
    navigation: { label: "Sessions", group: "Settings" },
  },
  { method: "POST", path: `${LIST}/end-all`, role: "member", handler: endEverySession },
  { method: "POST", path: `${LIST}/:id/end`, role: "member", handler: endOneSession },
];
