import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { defineConfig } from "vitest/config";
import { ROOT } from "../../scripts/bootstrap.mjs";

const code = JSON.parse(readFileSync(join(process.env.MUTATION_FOLDER, "code.json"), "utf8"));

export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: "mutants",
      enforce: "pre",
      load: (id) => code[relative(ROOT, id.split("?")[0])],
    },
  ],
  test: {
    include: ["test/**/*.test.ts", "server-mock/test/**/*.test.ts"],
    runner: join(import.meta.dirname, "mutation-runner.mjs"),
    setupFiles: [join(import.meta.dirname, "steady-properties.mjs")],
    pool: "forks",
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    // As in vitest.config.ts: what other work on the machine makes slow is no mutant noticed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 55_000 } },
    // A mutant may leave anything behind; that it fails no test is what is asked.
    dangerouslyIgnoreUnhandledErrors: true,
    onConsoleLog: () => false,
    reporters: ["dot"],
  },
});
