import { loading } from "./jq-web.cjs";

/** Output of jq, a value per line, or its error. */
export interface JqResult {
  text: string;
  error?: string;
}

/** Input of jq. */
export interface JqInput {
  /** JSON: one document, or with `isSlurped` any number of them, of which jq gets an array. */
  json: string | Uint8Array;
  isSlurped?: boolean;
}

/** Runs a jq expression. */
export async function runJq({ json, isSlurped = false }: JqInput, expression: string): Promise<JqResult> {
  const jq = await loading;
  const { exitCode } = process;
  try {
    // `--` keeps an expression that begins with a minus from being read as a flag.
    return { text: jq.raw(json, expression, [isSlurped ? "-sc" : "-c", "--"]) ?? "" };
  } catch (error) {
    return { text: "", error: reasonOf(error) };
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
