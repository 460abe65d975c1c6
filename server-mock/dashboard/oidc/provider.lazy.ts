import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from "openid-client";
import type { OidcSettings } from "./oidc-settings.ts";

/** Secrets of one sign-in: the browser that comes back must be the one that left. */
export interface Ceremony {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A person's identity according to the provider. */
export interface Identity {
  email: unknown;
  isEmailVerified: boolean;
}

/** Discovers the provider's endpoints: https://openid.net/specs/openid-connect-discovery-1_0.html */
export async function discoverProvider(settings: OidcSettings): Promise<Configuration> {
  const { issuer, clientId, timeoutMs } = settings;
  const isPlain = new URL(issuer).protocol === "http:";
  return discovery(new URL(issuer), clientId, undefined, authenticationOf(settings), {
    timeout: timeoutMs / 1000,
    // Signatures are checked although the connection is encrypted: a proxy that ends TLS is no provider.
    execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
  });
}

/** URL of the provider's sign-in page. */
export async function addressToSignIn(
  provider: Configuration,
  { redirectUri, ceremony }: { redirectUri: string; ceremony: Ceremony },
): Promise<string> {
  return buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: "openid email",
    state: ceremony.state,
    nonce: ceremony.nonce,
    code_challenge: await calculatePKCECodeChallenge(ceremony.codeVerifier),
    code_challenge_method: "S256",
  }).href;
}

/** Checks what the browser brought back, and asks the provider who it was. */
export async function identify(
  provider: Configuration,
  { returned, ceremony }: { returned: URL; ceremony: Ceremony },
): Promise<Identity> {
  const tokens = await authorizationCodeGrant(provider, returned, {
    expectedState: ceremony.state,
    expectedNonce: ceremony.nonce,
    pkceCodeVerifier: ceremony.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  // Some providers put the address into the token, others have it asked for.
  const known =
    claims?.["email"] === undefined && claims !== undefined && provider.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(provider, tokens.access_token, claims.sub)
      : claims;
  return { email: known?.["email"], isEmailVerified: known?.["email_verified"] === true };
}

/** The way of sending the secret that the provider names; without a list every provider takes it as a header. */
function authenticationOf({ clientSecret }: OidcSettings): ClientAuth {
  if (!clientSecret) return None();
  const [basic, post] = [ClientSecretBasic(clientSecret.reveal()), ClientSecretPost(clientSecret.reveal())];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    return (methods.includes("client_secret_basic") ? basic : post)(server, ...rest);
  };
}
