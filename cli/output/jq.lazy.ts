import { loading } from "./jq-web.cjs";

/** Output of jq, or its error. */
export interface JqResult {
  output: readonly unknown[];
  error?: string;
}

/** Runs a jq expression over one JSON document. */
export async function runJq(json: string, expression: string): Promise<JqResult> {
  const jq = await loading;
  const { exitCode } = process;
  try {
    // `--` keeps an expression that begins with a minus from being read as a flag.
    const text = jq.raw(json, expression, ["-c", "--"]) ?? "";
    return {
      output: text
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    };
  } catch (error) {
    return { output: [], error: reasonOf(error) };
  } finally {
    // Emscripten sets the process's exit code to jq's.
    process.exitCode = exitCode;
  }
}

/** jq's own message, without the exit code and the prefix that the package adds. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Non-zero exit code: \d+\n/, "").replace(/^jq: error( \(at [^)]*\))?:? /, "");
}
