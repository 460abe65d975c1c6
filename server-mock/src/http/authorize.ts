import type { Caller, KeyStore } from "../keys/key-store.ts";
import { ApiError } from "./api-error.ts";

const CHALLENGE = { "WWW-Authenticate": 'Bearer realm="sales-coaching"' };
const BEARER = /^Bearer +(\S+) *$/i;
const PLANS_WITH_ACCESS = ["business", "enterprise"];

/** Finds out who calls. Malformed, unknown and revoked keys take the same way, and get the same answer. */
export async function authenticate(authorization: string | null, keys: KeyStore): Promise<Caller> {
  if (authorization === null || authorization.trim() === "") {
    const message = "The API key is missing. Send it as Authorization: Bearer <API_KEY>.";
    throw new ApiError("missing_api_key", message, { headers: CHALLENGE });
  }
  const caller = await keys.authenticate(BEARER.exec(authorization)?.[1] ?? "");
  if (caller) return caller;
  const message = "The API key is not valid. Create one in the dashboard under Settings, API Keys.";
  throw new ApiError("invalid_api_key", message, {
    headers: { "WWW-Authenticate": `${CHALLENGE["WWW-Authenticate"]}, error="invalid_token"` },
  });
}

/** Refuses organizations without API access, then keys without the permission. `admin` includes every other. */
export function authorize(caller: Caller, permission: string): void {
  if (caller.subscriptionStatus !== "active" || !PLANS_WITH_ACCESS.includes(caller.plan)) {
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
