import { defineConfig } from "vitest/config";
import { SLOW_TESTS, TREES } from "./trees.mjs";

export default defineConfig({
  test: {
    include: TREES[process.env.MUTATION_TREE ?? "src"].tests,
    exclude: SLOW_TESTS,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
