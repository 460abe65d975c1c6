import { createHash } from "node:crypto";

/** Digest that replaces a bearer token in caches. */
export const tokenDigest = (token: string): string => createHash("sha256").update(token).digest("hex");
