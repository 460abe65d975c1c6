import { hasApiAccess } from "../keys/api-access.ts";
import type { KeyPrincipal } from "../keys/principal.ts";
import { ApiError } from "./respond/api-error.ts";

const CHALLENGE = { "WWW-Authenticate": 'Bearer realm="sales-coaching"' };
const BEARER = /^Bearer +(\S+) *$/i;

/**
 * Reads the API key of a request. A malformed one becomes an empty string, which is looked up like any other and gets the same
 * response.
 */
export function requireKey(authorization: string | null): string {
  if (authorization) return BEARER.exec(authorization)?.[1] ?? "";
  const message = "The API key is missing. Send it as Authorization: Bearer <API_KEY>.";
  throw new ApiError("missing_api_key", message, { headers: CHALLENGE });
}

/** Rejects unknown and revoked keys. */
export function requireCaller(caller: KeyPrincipal | undefined): KeyPrincipal {
  if (caller) return caller;
  const message = "The API key is not valid. Create one in the dashboard under Settings, API Keys.";
  throw new ApiError("invalid_api_key", message, {
    headers: { "WWW-Authenticate": `${CHALLENGE["WWW-Authenticate"]}, error="invalid_token"` },
  });
}

/** Rejects organizations without API access, then keys without the permission. `admin` includes every other. */
export function authorize(caller: KeyPrincipal, permission: string): void {
  if (!hasApiAccess(caller)) {
    throw new ApiError(
      "subscription_required",
      "API access needs an active Business or Enterprise subscription. Pay-as-you-go does not include it.",
    );
  }
  const granted = caller.permissions;
  if (granted.includes("admin") || granted.some((held) => held === permission)) return;
  const message = `This key has no \`${permission}\` permission. Create a key that has it in the dashboard.`;
  throw new ApiError("insufficient_permission", message, { required: permission, granted });
}
