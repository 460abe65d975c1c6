import { isIP } from "node:net";
import type { SiteAddress } from "../security/site-address.ts";
import { knownOrigin } from "../security/site-address.ts";

/** Relying party that a passkey is bound to: https://www.w3.org/TR/webauthn-3/#relying-party-identifier */
export interface RelyingParty {
  origin: string;
  /** Host name; a passkey works nowhere else. */
  host: string;
}

/** Relying party of the dashboard; undefined at a bare IP address, for which browsers create no passkeys, and if the address is not certain. */
export function relyingPartyOf(site: SiteAddress): RelyingParty | undefined {
  const origin = knownOrigin(site);
  if (origin === undefined) return undefined;
  const { hostname } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, "")) === 0 ? { origin, host: hostname } : undefined;
}
