import {
  type AuthenticationResponseJSON,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Tables } from "../../store/tables.ts";
import type { RelyingParty } from "./relying-party.ts";

/** Response of a browser, and the challenge and relying party that it must match. */
export interface PasskeyResponse {
  /** JSON, as `PublicKeyCredential.toJSON` makes it. */
  text: string;
  challenge: string;
  relyingParty: RelyingParty;
}

/** Stored fields of a new passkey. */
export type NewPasskey = Pick<Tables["passkeys"], "credential_id" | "public_key" | "counter" | "transports">;

/** Requests a discoverable passkey with user verification. */
export function optionsForNewPasskey(
  user: { id: string; name: string; email: string },
  { relyingParty, challenge, existing }: { relyingParty: RelyingParty; challenge: string; existing: readonly string[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: "Sales Coaching",
    rpID: relyingParty.host,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    attestationType: "none",
    excludeCredentials: existing.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** The passkey that a browser made; undefined for whatever is not the response to this challenge, at this site, by a verified user. */
export async function verifyNewPasskey(given: PasskeyResponse): Promise<NewPasskey | undefined> {
  const found = await ifValid(() =>
    verifyRegistrationResponse({ response: JSON.parse(given.text) as RegistrationResponseJSON, ...expectedOf(given) }),
  );
  if (!found?.registrationInfo) return undefined;
  const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: JSON.stringify(transports),
  };
}

/** Verifies a use of the passkey and returns its new use count; undefined if invalid, also if the count goes back. */
export async function verifyPasskeyUse(
  given: PasskeyResponse,
  passkey: Tables["passkeys"],
): Promise<number | undefined> {
  const used = await ifValid(async () => {
    const response = JSON.parse(given.text) as AuthenticationResponseJSON;
    const handle = Buffer.from(response.response.userHandle ?? "", "base64url").toString("utf8");
    if (handle !== passkey.user_id) return undefined;
    const credential = {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
      counter: passkey.counter,
    };
    return verifyAuthenticationResponse({ response, credential, ...expectedOf(given) });
  });
  return used?.verified ? used.authenticationInfo.newCounter : undefined;
}

const expectedOf = ({ challenge, relyingParty }: PasskeyResponse) => ({
  expectedChallenge: challenge,
  expectedOrigin: relyingParty.origin,
  expectedRPID: relyingParty.host,
  requireUserVerification: true,
});

/** Whatever a stranger sends is not a response. */
async function ifValid<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
