import type { Route } from "../../visit/visit.ts";
import { createApiKey, showKeyForm } from "./create-api-key.ts";
import { listApiKeys } from "./list-api-keys.ts";
import { confirmRevocation, revokeApiKey } from "./revoke-api-key.ts";
import { rotateApiKey, showRotation } from "./rotate-api-key.ts";

const LIST = "/settings/api-keys";

export const API_KEY_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: LIST,
    role: "admin",
    navigation: { label: "API keys", group: "Settings" },
    handler: listApiKeys,
  },
  { method: "POST", path: LIST, role: "admin", handler: createApiKey },
  { method: "GET", path: `${LIST}/new`, role: "admin", handler: showKeyForm },
  { method: "GET", path: `${LIST}/:id/rotate`, role: "admin", handler: showRotation },
  { method: "POST", path: `${LIST}/:id/rotate`, role: "admin", handler: rotateApiKey },
  { method: "GET", path: `${LIST}/:id/revoke`, role: "admin", handler: confirmRevocation },
  { method: "POST", path: `${LIST}/:id/revoke`, role: "admin", handler: revokeApiKey },
];
