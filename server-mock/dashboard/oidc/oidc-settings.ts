import type { Secret } from "../../coaching/model/secret.ts";

/** Provider that the people of an organization sign in with: OpenID Connect. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  /** Absent for public clients; PKCE is used by both. */
  clientSecret: Secret | undefined;
  /** What the button says: `Sign in with NAME`. */
  name: string;
  /**
   * ID or name of the organization whose people it signs in. May be absent where there is one: the provider of one company says
   * who somebody is, and must not say so of another company's people.
   */
  organization: string | undefined;
  /** Longest wait for one response of the provider. */
  timeoutMs: number;
}

/** Default of `timeoutMs`. */
export const OIDC_TIMEOUT_MS = 4000;
