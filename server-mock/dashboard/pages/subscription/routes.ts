import type { Route } from "../../visit/visit.ts";
import { changeSubscription, showSubscription } from "./subscription.ts";

const PATH = "/settings/subscription";

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: PATH, role: "admin", handler: showSubscription },
    navigation: { label: "Subscription", group: "Settings" },
  },
  { method: "POST", path: PATH, role: "superadmin", handler: changeSubscription },
];
