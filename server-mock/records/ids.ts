import { createHash, hash, randomBytes, randomFillSync, randomUUID } from "node:crypto";

/** Source of identifiers and secrets. */
export interface IdSource {
  uuid(): string;
  requestId(): string;
  /** 32 characters of an API key. */
  secret(): string;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const SECRET_LENGTH = 32;

/** Unpredictable identifiers, for every server that others can reach. */
export function randomIds(): IdSource {
  return {
    uuid: () => randomUUID(),
    requestId: () => `req_${nextRandomHex()}`,
    secret: () => secretFrom(randomBytes),
  };
}

const REQUEST_ID_BYTES = 16;
const pool = Buffer.alloc(256 * REQUEST_ID_BYTES);
let used = pool.length;

/** Every request takes one, so random bytes are drawn for many at a time. */
function nextRandomHex(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += REQUEST_ID_BYTES;
  return pool.toString("hex", used - REQUEST_ID_BYTES, used);
}

/** The same identifiers in the same order for the same seed. For tests and documentation only: anybody can predict its keys. */
export function seededIds(seed: string): IdSource {
  let index = 0;
  const nextBytes = (size: number) => {
    index += 1;
    return createHash("sha512").update(`${seed}:${index}`).digest().subarray(0, size);
  };
  return {
    uuid: () => uuidFrom(nextBytes(16)),
    requestId: () => `req_${nextBytes(16).toString("hex")}`,
    secret: () => secretFrom(nextBytes),
  };
}

/** Discards bytes that would favor some characters. */
function secretFrom(nextBytes: (size: number) => Uint8Array): string {
  const fairLimit = 256 - (256 % ALPHABET.length);
  let secret = "";
  while (secret.length < SECRET_LENGTH) {
    for (const byte of nextBytes(48)) {
      if (byte < fairLimit && secret.length < SECRET_LENGTH) secret += ALPHABET[byte % ALPHABET.length];
    }
  }
  return secret;
}

function uuidFrom(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return dashed(`${hex.slice(0, 12)}4${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`);
}

/** A UUID of version 5 (RFC 9562): the same for the same namespace, of 32 hexadecimal digits, and name. */
export function nameBasedUuid(namespace: string, name: string): string {
  const bytes = hash("sha1", Buffer.concat([Buffer.from(namespace, "hex"), Buffer.from(name)]), "buffer");
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return dashed(bytes.toString("hex", 0, 16));
}

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
