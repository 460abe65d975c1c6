import type { Permission, Plan, Role, SubscriptionStatus } from "../records/resources.ts";

/** Who sends a request: an integration with an API key, or a person who is signed in. */
export type Principal = KeyPrincipal | UserPrincipal;

/** An API key with its organization. Keys are for `/api` alone. */
export interface KeyPrincipal {
  kind: "key";
  keyId: string;
  /** Beginning of the key, for logs. */
  prefix: string;
  orgId: string;
  permissions: readonly Permission[];
  /** The key is rejected from this time on; null never ends it. */
  expiresAt: string | null;
  plan: Plan;
  subscription_status: SubscriptionStatus;
}

/** A user of an organization. Sessions are for pages outside `/api` alone. */
export interface UserPrincipal {
  kind: "user";
  userId: string;
  orgId: string;
  name: string;
  role: Role;
  sessionId: string;
}
