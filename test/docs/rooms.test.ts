import { expect, it } from "vitest";
import { compareRooms, countLines } from "../../scripts/docs/rooms.ts";
import { memoryRepository } from "./memory-repository.ts";

const ROOMS = ["src", "cli", "server-mock", "server-mock/jobs", "docs", "test", "."];

it.each([
  ["src/call/call.ts", "src", "product"],
  ["src/generated/models.ts", "src", "data"],
  ["test/sdk/call.test.ts", "src", "tests"],
  ["test/cli/golden/help.golden.txt", "cli", "tests"],
  ["server-mock/jobs/queue.ts", "server-mock/jobs", "product"],
  ["server-mock/test/jobs/queue.test.ts", "server-mock/jobs", "tests"],
  ["server-mock/test/lists.test.ts", "server-mock", "tests"],
  ["test/truth/oracle.ts", "test", "tests"],
  ["docs/cli.md", "docs", "data"],
  ["README.md", ".", "data"],
] as const)("%s counts in %s as %s", (file, room, kind) => {
  expect(countLines(memoryRepository({ [file]: "a\nb\n" }), ROOMS).get(room)?.[kind]).toBe(2);
});

it("A lockfile counts nowhere, and a room above its budget is a problem", () => {
  const counts = countLines(memoryRepository({ "package-lock.json": "{\n}\n", "cli/main.ts": "a\nb\n" }), ["cli", "."]);
  const budget = (product: number) => ({ cli: { product, tests: 0, data: 0 }, ".": { product: 0, tests: 0, data: 0 } });
  expect(compareRooms(counts, budget(2)).problems).toEqual([]);
  expect(compareRooms(counts, budget(1)).problems).toEqual([
    "cli: 2 lines of product, above its budget of 1 (scripts/rooms.json).",
  ]);
  expect(compareRooms(counts, budget(1)).table).toMatch(/cli +2 \/ 1/);
});
