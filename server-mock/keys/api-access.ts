import type { Plan, SubscriptionStatus } from "../records/resources.ts";

const PLANS_WITH_ACCESS: readonly Plan[] = ["business", "enterprise"];

/** Reports whether a subscription includes the API. */
export function hasApiAccess(subscription: { plan: Plan; subscription_status: SubscriptionStatus }): boolean {
  return subscription.subscription_status === "active" && PLANS_WITH_ACCESS.includes(subscription.plan);
}
