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
export async function verifyNewPasskey({
  text,
  challenge,
  relyingParty,
}: PasskeyResponse): Promise<NewPasskey | undefined> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(text) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.host,
      requireUserVerification: true,
    });
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: JSON.stringify(transports),
    };
  } catch {
    // Whatever a stranger sends is not a response.
    return undefined;
  }
}

/** Verifies a use of the passkey and returns its new use count; undefined if invalid, also if the count goes back. */
export async function verifyPasskeyUse(
  { text, challenge, relyingParty }: PasskeyResponse,
  passkey: Tables["passkeys"],
): Promise<number | undefined> {
  try {
    const response = JSON.parse(text) as AuthenticationResponseJSON;
    const handle = Buffer.from(response.response.userHandle ?? "", "base64url").toString("utf8");
    if (handle !== passkey.user_id) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.host,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
        counter: Number(passkey.counter),
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // Whatever a stranger sends is not a response.
    return undefined;
  }
}
