import type { Permission, Plan, Role, SubscriptionStatus } from "../records/resources.ts";

/** Sender of a request: an integration with an API key, or a signed-in user. */
export type Principal = KeyPrincipal | UserPrincipal;

/** An API key with its organization. Only valid for `/api`. */
export interface KeyPrincipal {
  kind: "key";
  keyId: string;
  /** Prefix of the key, for logs. */
  prefix: string;
  orgId: string;
  permissions: readonly Permission[];
  /** Expiry; null for a key that does not expire. */
  expiresAt: string | null;
  plan: Plan;
  subscription_status: SubscriptionStatus;
}

/** A signed-in user of an organization. Sessions are only valid for pages outside `/api`. */
export interface UserPrincipal {
  kind: "user";
  userId: string;
  orgId: string;
  name: string;
  role: Role;
  sessionId: string;
}
