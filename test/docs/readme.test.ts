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

it.each([
  ["timeoutMs", (value: string) => Number(value.replace(",", ""))],
  ["deadlineMs", (value: string) => (value === "none" ? undefined : Number(value))],
  ["maxRetries", Number],
  ["maxRetryAfterMs", (value: string) => Number(value.replace(",", ""))],
  ["maxResponseBytes", (value: string) => Number.parseInt(value, 10) * 1024 * 1024],
] as const)("the README tells the default of %s", (option, read) => {
  const [, value = ""] = new RegExp(`^\\| .${option}. +\\| ([^|]+?) +\\|`, "m").exec(text) ?? [];
  expect(read(value)).toBe(DEFAULT_OPTIONS[option]);
});
