import { fileURLToPath } from "node:url";
import { runNode } from "../harness/processes.mjs";

const benchFolder = fileURLToPath(new URL("..", import.meta.url));

/** In a fresh process each time, with the files in the page cache. */
export const importTime = {
  name: "import-time",
  title: "Import of the entry",
  unit: "ms",
  rounds: { full: 15, quick: 5 },
  // Milliseconds depend on the machine; this is the smallest client's figure of the same run.
  goal: { atMost: 1, timesOf: "openapi-fetch" },
  async inspect({ packageName }) {
    const code = `const start = performance.now(); await import("${packageName}"); console.log(performance.now() - start);`;
    return { importMs: Number(await runNode(["--input-type=module", "-e", code], { cwd: benchFolder })) };
  },
  value: ({ importMs }) => importMs,
};
