import { includesRole } from "../../security/roles.ts";
import { redirect } from "../../visit/outcome.ts";
import type { Route } from "../../visit/visit.ts";

export const START_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/",
    role: "member",
    handler: async ({ session }) =>
      redirect(includesRole(session.user.role, "admin") ? "/settings/api-keys" : "/settings/sessions"),
  },
];
