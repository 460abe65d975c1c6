import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take longest, the longest first: one of them that begins last keeps a single worker busy while the others are done. A clone
 * that has run the tests before knows its own times; a fresh one, as in CI, would go by the files' sizes.
 */
const SLOW = [
  "test/dashboard/passkeys.test.ts",
  "test/dialects/ablation.test.ts",
  "test/mcp/ablation.test.ts",
  "server-mock/test/dashboard/oidc.test.ts",
  "server-mock/test/chaos/postgres.test.ts",
  "test/cli/canary.test.ts",
  "server-mock/test/chaos/writers.test.ts",
  "server-mock/test/chaos/workers.test.ts",
  "test/dashboard/flows.test.ts",
  "test/dashboard/pages.test.ts",
  "server-mock/test/chaos/sqlite.test.ts",
  "test/mcp/injection.test.ts",
  "test/cli/config-processes.test.ts",
  "test/dialects/cli.test.ts",
  "test/dialects/tools.test.ts",
  "test/cli/completion.test.ts",
  "server-mock/test/lists.test.ts",
  "test/cli/formats.test.ts",
  "server-mock/test/chaos/http.test.ts",
  "test/faults/faults.test.ts",
  "test/dashboard/foreign-text.test.ts",
  "server-mock/test/operators-guide.test.ts",
  "server-mock/test/commands.test.ts",
  "test/mcp/built-server.test.ts",
  "test/dashboard/inspection.test.ts",
  "server-mock/test/chaos/clock.test.ts",
  "server-mock/test/demo-data.test.ts",
];

/** Starts the slowest files first. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map(SLOW.map((file, place) => [path.resolve(import.meta.dirname, "../..", file), place]));
    const placeOf = ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? SLOW.length;
    return sorted.toSorted((left, right) => placeOf(left) - placeOf(right));
  }
}
