import { defineConfig } from "vitest/config";

// The tests that know the mutated files, and none that start processes or servers.
export default defineConfig({
  test: {
    include: [
      "test/sdk/{errors,pagination,pipeline}/**/*.test.ts",
      "test/sdk/{redact,api-call,read-body,http,client}.test.ts",
    ],
    testTimeout: 10_000,
  },
});
