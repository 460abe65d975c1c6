import { loading } from "./jq-web.cjs";

/** What jq made of a document, or why it could not. */
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
    // Emscripten takes jq's exit code for the process's.
    process.exitCode = exitCode;
  }
}

/** jq's own words, without the exit code and the prefix that the package puts before them. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Non-zero exit code: \d+\n/, "").replace(/^jq: error( \(at [^)]*\))?:? /, "");
}
