import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";

/** User present, user verified, with a credential: https://www.w3.org/TR/webauthn-3/#authdata-flags */
const FLAGS = 0x45;

/** The JSON that a browser sends of a passkey that a device has just made: https://www.w3.org/TR/webauthn-3/#sctn-none-attestation */
export function newPasskey({ origin, challenge }: { origin: string; challenge: string }): string {
  const id = randomBytes(16);
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // A map of five: an elliptic curve key, ES256, P-256, x and y of 32 bytes each.
  const key = [[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32], base64(x), [0x22, 0x58, 32], base64(y)];
  const site = createHash("sha256").update(new URL(origin).hostname).digest();
  const authenticator = bytes(site, [FLAGS], Buffer.alloc(4 + 16), [0, id.length], id, ...key);
  // A map of three: fmt "none", attStmt {}, authData.
  const [fmt, attStmt, authData] = ["fmt", "attStmt", "authData"].map((name) =>
    bytes([0x60 + name.length], Buffer.from(name)),
  );
  const attestation = bytes(
    [0xa3],
    fmt,
    [0x64],
    Buffer.from("none"),
    attStmt,
    [0xa0],
    authData,
    [0x58, authenticator.length],
    authenticator,
  );
  const client = { type: "webauthn.create", challenge, origin, crossOrigin: false };
  const response: RegistrationResponseJSON = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(client)).toString("base64url"),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    },
  };
  return JSON.stringify(response);
}

const base64 = (text: string): Buffer => Buffer.from(text, "base64url");

function bytes(...parts: (readonly number[] | Uint8Array | undefined)[]): Buffer {
  return Buffer.concat(parts.map((part) => Buffer.from(part ?? [])));
}
