import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { type SampleIds, SURFACE_ENTRIES, type Surface } from "../../spec/surfaces.ts";
import { OPERATIONS } from "../../src/generated/operations.ts";
import type { SvcClient } from "../../src/index.ts";
import { DEFAULT_OPTIONS } from "../../src/options/request-options.ts";

import { commandOf } from "../support/sample-ids.ts";

const ROOT = join(import.meta.dirname, "../..");
const readme = readFileSync(join(ROOT, "README.md"), "utf8");
const operations = readFileSync(join(ROOT, "docs/operations.md"), "utf8");

it("the table of operations has every operation of the spec, and no other", () => {
  const spec = parse(readFileSync(join(ROOT, "spec/openapi.yaml"), "utf8"), { maxAliasCount: -1 });
  const expected = Object.entries<object>(spec.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const listed = [...operations.matchAll(/^\| `([A-Z]+ \/api\/v1\/\S+)`/gm)].map(([, operation]) => operation);
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

/** The SDK's method that a row calls: `meetings.get`. */
function methodOf({ call, list }: Surface): string {
  const path: string[] = [];
  const recorder: unknown = new Proxy(() => undefined, {
    get: (_, name) => {
      path.push(String(name));
      return recorder;
    },
  });
  const svc = recorder as SvcClient;
  list ? list(svc, {}, {}) : call?.(svc, {} as SampleIds);
  return path.join(".");
}

it.each(SURFACE_ENTRIES)(
  "the table of operations names the method, the command and the tool of %s",
  (operation, surface) => {
    const { method, path } = OPERATIONS[operation];
    const row = operations.split("\n").find((line) => line.startsWith(`| \`${method} ${path}\``)) ?? "";
    expect(row).toContain(`\`svc.${methodOf(surface)}(`);
    expect(row).toContain(`\`svc ${commandOf(surface.cli)}\``);
    expect(row).toContain("exempt" in surface.tool ? "| – " : `\`${surface.tool.name}\``);
  },
);

it("the README states the defaults that matter most", () => {
  const { timeoutMs, maxRetries, maxRetryAfterMs } = DEFAULT_OPTIONS;
  expect([timeoutMs, maxRetries, maxRetryAfterMs]).toEqual([30_000, 2, 60_000]);
  expect(readme).toContain(
    "an attempt has 30 s, a call is retried twice, and `Retry-After` is respected for up to a minute",
  );
});
