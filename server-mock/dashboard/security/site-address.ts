import { BlockList, isIP } from "node:net";
import type { CookieRules } from "../session/session-cookie.ts";

/** Where people reach the dashboard. */
export interface SiteAddress extends CookieRules {
  /** Origin that pages are served from; undefined where it is whatever the browser has connected to. */
  publicOrigin: string | undefined;
  /** Host that the request names. */
  host: string;
}

/** The address of the dashboard as a request sees it, or as `--public-url` states it. */
export function siteAddressOf(request: Request, publicUrl: string | undefined): SiteAddress {
  const { host, hostname } = new URL(request.url);
  if (publicUrl === undefined) {
    const isSecure = !isLoopback(hostname);
    return { publicOrigin: undefined, origin: `${isSecure ? "https" : "http"}://${host}`, host, isSecure };
  }
  const { origin, protocol } = new URL(publicUrl);
  return { publicOrigin: origin, origin, host, isSecure: protocol === "https:" };
}

/** Reports whether a host name stands for this machine. */
export function isLoopback(hostname: string): boolean {
  // The usual one, for which no list is loaded.
  if (hostname === "127.0.0.1") return true;
  const name = hostname.replace(/^\[|\]$/g, "");
  if (isIP(name) !== 0) return loopback().check(name, isIP(name) === 6 ? "ipv6" : "ipv4");
  return name === "localhost" || name.endsWith(".localhost");
}

let addresses: BlockList | undefined;

/** Node loads its lists of addresses for 3 ms, which the start of a server need not wait for. */
function loopback(): BlockList {
  if (addresses) return addresses;
  addresses = new BlockList();
  addresses.addSubnet("127.0.0.0", 8, "ipv4");
  addresses.addAddress("::1", "ipv6");
  return addresses;
}

/**
 * Origin that providers and authenticators bind a sign-in to: that of `--public-url`, or of this machine. The `Host` of a request is
 * what its sender says.
 */
export function knownOrigin({ publicOrigin, origin, isSecure }: SiteAddress): string | undefined {
  return publicOrigin ?? (isSecure ? undefined : origin);
}
