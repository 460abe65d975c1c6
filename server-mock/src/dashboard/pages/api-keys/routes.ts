import type { Route } from "../../visit/visit.ts";
import { listApiKeys } from "./list-api-keys.ts";

export const API_KEY_ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/settings/api-keys",
    role: "admin",
    navigation: { label: "API keys", group: "Settings" },
    handler: listApiKeys,
  },
];
