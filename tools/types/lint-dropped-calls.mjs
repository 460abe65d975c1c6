import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ESLint } from "eslint";
import { parser, plugin } from "typescript-eslint";

const RULE = "@typescript-eslint/no-floating-promises";

/** Lints dropped-calls.ts in a project's folder; resolves with what was reported and should not be, and the other way round. */
export async function lintDroppedCalls(folder) {
  const eslint = new ESLint({
    cwd: folder,
    overrideConfigFile: true,
    overrideConfig: {
      files: ["**/*.ts"],
      languageOptions: { parser, parserOptions: { project: "./tsconfig.json", tsconfigRootDir: folder } },
      plugins: { "@typescript-eslint": plugin },
      rules: { [RULE]: "error" },
    },
  });
  const file = join(folder, "dropped-calls.ts");
  const results = await eslint.lintFiles([file]);
  const messages = results.flatMap((result) => result.messages);
  const lines = readFileSync(file, "utf8").split("\n");
  const expected = lines.flatMap((text, index) => (text.endsWith("// reported") ? [index + 1] : []));
  return [
    ...messages
      .filter(({ line, ruleId }) => ruleId !== RULE || !expected.includes(line))
      .map(({ line, message }) => `dropped-calls.ts:${line} was reported: ${message}`),
    ...expected
      .filter((line) => !messages.some((message) => message.line === line))
      .map((line) => `dropped-calls.ts:${line} was not reported: ${lines[line - 1]?.trim()}`),
  ];
}
