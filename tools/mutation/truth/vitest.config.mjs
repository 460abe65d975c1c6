import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { ROOT } from "../../../scripts/bootstrap.mjs";
import { DEFINITIONS } from "./definitions.mjs";

const definition = DEFINITIONS[process.env.TRUTH_MUTANT ?? ""];

/** The table of truth on code in which one definition is another one. */
export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: "changed-definition",
      enforce: "pre",
      transform(code, id) {
        const [file, text, changed] = definition ?? [];
        if (file === undefined || relative(ROOT, id.split("?")[0]) !== file) return undefined;
        if (!code.includes(text)) throw new Error(`${file} no longer has \`${text}\`.`);
        return code.replace(text, changed);
      },
    },
  ],
  test: { include: ["test/truth/truth.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
