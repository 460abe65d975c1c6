import { inspect } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createRedactor, redactError } from "../../../src/redact.ts";
import { PROPERTY_TIMEOUT_MS, runs } from "./runs.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const key = fc
  .oneof(
    { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 16, maxLength: 40 }) },
    {
      weight: 1,
      arbitrary: fc.string({
        unit: fc.constantFrom(...LETTERS, ..."+/=%&?!*'()[]{}<>|~^.,:;@#$-_"),
        minLength: 16,
        maxLength: 40,
      }),
    },
  )
  .chain((secret) => fc.constantFrom(`svc_live_${secret}`, secret));
const surroundings = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("", "Bearer ", "svc_live_", "%"));

type Encode = (text: string) => string;
const ENCODINGS: readonly (readonly [string, Encode])[] = [
  ["as it is", (text) => text],
  ["URL-encoded", (text) => encodeURIComponent(text)],
  ["base64", (text) => Buffer.from(text).toString("base64")],
  ["base64url", (text) => Buffer.from(text).toString("base64url")],
];

/** The ways in which a text could give the key away: as it is, or decoded. */
function readings(text: string): string[] {
  const decoded = text
    .split(/[^A-Za-z0-9+/_-]+/)
    .flatMap((word) => [0, 1, 2, 3].map((skipped) => Buffer.from(word.slice(skipped), "base64").toString("latin1")));
  return [
    text,
    text.replaceAll(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    ...decoded,
  ];
}

it(
  "a redacted text never gives the key away, in whatever form it was there",
  () => {
    fc.assert(
      fc.property(
        key,
        surroundings,
        surroundings,
        fc.constantFrom(...ENCODINGS),
        (secret, before, after, [, encode]) => {
          fc.pre(isWellFormed(before + after));
          const redacted = createRedactor(secret)(`x ${encode(before + secret + after)} y`);
          for (const reading of readings(redacted)) expect(reading).not.toContain(secret);
        },
      ),
      runs(500),
    );
  },
  PROPERTY_TIMEOUT_MS,
);

it(
  "a redacted error never gives the key away, at whatever depth it was there",
  () => {
    fc.assert(
      fc.property(
        key,
        fc.nat(7),
        fc.constantFrom(...ENCODINGS),
        fc.constantFrom("message", "code", "stack", "name"),
        (secret, depth, [, encode], member) => {
          let error: Error = Object.assign(withStack(new Error("innermost")), { [member]: `a ${encode(secret)} b` });
          for (let level = 0; level < depth; level += 1)
            error = withStack(new Error(`level ${level}`, { cause: error }));
          const shown = inspect(redactError(error, createRedactor(secret)), { depth: 20, showHidden: true });
          for (const reading of readings(shown)) expect(reading).not.toContain(secret);
        },
      ),
      runs(100),
    );
  },
  PROPERTY_TIMEOUT_MS,
);

// A stack of its own, because making one is far slower than all the rest under a test runner.
function withStack(error: Error): Error {
  return Object.assign(error, { stack: `${error}\n    at somewhere` });
}

function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}
