import type { Ceremony } from "../../oidc/provider.lazy.ts";
import { SignInFailure } from "../../oidc/sign-in-failure.ts";
import type { SiteAddress } from "../../security/site-address.ts";
import { knownOrigin } from "../../security/site-address.ts";
import type { Ticket } from "../../session/ticket.ts";
import { PageError } from "../../visit/page-error.ts";

/** Cookie with the ticket and the page to open afterwards, while somebody is at the provider. */
export const OIDC_COOKIE = "svc_oidc";

/** The secrets of a sign-in come from its ticket, so that nothing is stored for those who never come back. */
export function ceremonyOf({ secret }: Ticket): Ceremony {
  return { state: secret("oidc state"), nonce: secret("oidc nonce"), codeVerifier: secret("oidc verifier") };
}

/** Address that the provider sends people back to; it has to be registered there. */
export function callbackAddress(site: SiteAddress): string {
  const origin = knownOrigin(site);
  if (origin !== undefined) return `${origin}/sign-in/oidc/callback`;
  throw new SignInFailure(
    503,
    "The server does not know the address that people open it at. Start svc-server with --public-url, or sign in with a link.",
  );
}

/** Shows a failure as a page. */
export function toPageError(error: unknown): unknown {
  if (!(error instanceof SignInFailure)) return error;
  const page = new PageError(error.status, error.message);
  page.cause = error.cause;
  return page;
}
