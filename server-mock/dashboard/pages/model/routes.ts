import type { Route } from "../../visit/visit.ts";
import { showModel } from "./show-model.ts";
import { testModel } from "./test-model.ts";

export const MODEL_ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: "/settings/model", role: "admin", handler: showModel },
    navigation: { label: "Model", group: "Settings" },
  },
  { method: "POST", path: "/settings/model/test", role: "admin", handler: testModel },
];
