import type { SiteAddress } from "./site-address.ts";

/**
 * Origin that providers and authenticators bind a sign-in to: that of `--public-url`, or of this machine. The `Host` of a request is
 * what its sender says.
 */
export function knownOrigin({ publicOrigin, origin, isSecure }: SiteAddress): string | undefined {
  return publicOrigin ?? (isSecure ? undefined : origin);
}
