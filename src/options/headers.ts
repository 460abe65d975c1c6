import { OptionsError } from "../errors/usage-errors.ts";
import { expected } from "./rules.ts";

/** Headers by their names; undefined ones are left out. */
export type HeaderRecord = Readonly<Record<string, string | undefined>>;

/** The attempt that a function computes headers for. */
export interface HeaderContext {
  /** Method and path, e.g. `GET /api/v1/meetings`. */
  readonly operation: string;
  /** HTTP method. */
  readonly method: string;
  /** Full address, query included. */
  readonly url: string;
  /** 1 for the first request of a call. */
  readonly attempt: number;
}

/** Makes headers for one attempt. */
export type HeaderFunction = (attempt: HeaderContext) => HeaderRecord | Promise<HeaderRecord>;

const NAME = /^[!#$%&'*+\-.^_`|~0-9a-z]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const OWN = /^(authorization|host|content-(length|type)|connection|transfer-encoding)$/;

/** Checks headers; returns them with their names in lower case. */
export function checkHeaders(headers: HeaderRecord): Record<string, string> {
  const checked: Record<string, string> = {};
  for (const [givenName, value] of Object.entries(headers)) {
    const name = givenName.toLowerCase();
    if (value === undefined) continue;
    if (OWN.test(name))
      throw new OptionsError(
        `The header \`${name}\` is set by the client itself. Remove it from \`headers\`.`,
        "headers",
      );
    if (!NAME.test(name)) throw expected("headers", "named by header names", givenName);
    // The value is not shown: it may be a secret.
    if (typeof value !== "string" || !VALUE.test(value)) {
      throw new OptionsError(
        `Expected the header \`${name}\` to be a string without line breaks or characters over U+00FF.`,
        "headers",
      );
    }
    checked[name] = value;
  }
  return checked;
}
