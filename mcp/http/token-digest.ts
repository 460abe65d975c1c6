import { createHash } from "node:crypto";

/** Digest that stands for a bearer token where one is remembered. */
export const tokenDigest = (token: string): string => createHash("sha256").update(token).digest("hex");
