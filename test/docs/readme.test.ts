import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { DEFAULT_OPTIONS } from "../../src/options/request-options.ts";

const ROOT = join(import.meta.dirname, "../..");
const text = readFileSync(join(ROOT, "README.md"), "utf8");

it("the README lists every operation of the specification, and no other", () => {
  const spec = parse(readFileSync(join(ROOT, "spec/openapi.yaml"), "utf8"), { maxAliasCount: -1 });
  const operations = Object.entries<object>(spec.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listed = [...text.matchAll(/^\| `([A-Z]+ \/api\/v1\/\S+)`/gm)].map(([, operation]) => operation);
  expect(listed.toSorted()).toEqual(operations.toSorted());
});

it("the README tells the defaults that matter most", () => {
  const { timeoutMs, maxRetries, maxRetryAfterMs } = DEFAULT_OPTIONS;
  expect([timeoutMs, maxRetries, maxRetryAfterMs]).toEqual([30_000, 2, 60_000]);
  expect(text).toContain(
    "an attempt has 30 s, two retries follow the first, and `Retry-After` is waited for up to a minute",
  );
});
