import { readFileSync } from "node:fs";

/** A certificate that no authority signed, for 127.0.0.1 and valid for a century. Its key protects nothing. */
export const SELF_SIGNED = {
  cert: readFileSync(new URL("self-signed.cert.pem", import.meta.url), "utf8"),
  key: readFileSync(new URL("self-signed.key.pem", import.meta.url), "utf8"),
};
