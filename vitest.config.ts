import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts", "examples/**/*.test.ts", "server-mock/test/**/*.test.ts"],
    globalSetup: "test/support/generated-files.mjs",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Of the SDK, by its own tests: npm run coverage.
    coverage: {
      include: ["src/**/*.ts"],
      exclude: ["src/generated/**", "server-mock/**"],
      reporter: ["text"],
      thresholds: { statements: 98, branches: 95, functions: 98, lines: 98 },
    },
  },
});
