import type { Route } from "../../visit/visit.ts";
import { showAudit } from "./show-audit.ts";

export const AUDIT_ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: "/settings/audit", role: "admin", handler: showAudit },
    navigation: { label: "Audit", group: "Settings" },
  },
];
