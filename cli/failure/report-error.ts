import { maskKeys } from "../../core/secrets/mask-keys.ts";
import { isSvcError } from "../../src/index.ts";
import type { Context } from "../context/context.ts";
import { isInterruptedError } from "../errors/cli-error.ts";
import { EXIT_CODES } from "../errors/exit-codes.ts";
import { chooseStyle } from "../text/style.ts";
import { describeError, describeWrongAddress } from "./describe-error.ts";
import { renderError, renderErrorJson } from "./render-error.ts";

/** Prints an error on stderr, for a person or (with `--json`) a program, and returns its exit code. */
export async function reportError(context: Context, error: unknown, argv: readonly string[]): Promise<number> {
  const interruption = [error, context.signal.reason].find(isInterruptedError);
  if (interruption) return EXIT_CODES[interruption.exit].code;
  const list = await unknownList(context, error);
  const description = list === undefined ? describeError(error) : describeWrongAddress(error, list);
  const { env, stderr } = context;
  const style = await chooseStyle({ env, isTerminal: stderr.isTerminal, flag: colorFlag(argv) });
  const text = wantsJson(argv) ? renderErrorJson(description) : renderError(description, style, stderr.columns);
  await stderr.write(maskKeys(text)).catch(() => undefined);
  return EXIT_CODES[description.exit].code;
}

/** Read from the raw arguments: the error may be that they cannot be parsed. */
function wantsJson(argv: readonly string[]): boolean {
  const words = argv.slice(0, argv.includes("--") ? argv.indexOf("--") : undefined);
  return words.some(
    (word, index) =>
      word === "--json" ||
      /^(-o|--output=)(json|ndjson)$/.test(word) ||
      (/^(-o|--output)$/.test(word) && /^(json|ndjson)$/.test(words[index + 1] ?? "")),
  );
}

const colorFlag = (argv: readonly string[]): boolean | undefined =>
  argv.includes("--no-color") ? false : argv.includes("--color") ? true : undefined;

/** Paths of single objects, and the list that each is in. */
const OBJECT = /^(\/api\/v1\/(?:meetings|templates|reports))\/./;

const PATIENCE_MS = 5_000;

/**
 * The path of the list of a missing object, if that list is missing too: then the base URL is wrong, not the id. A router's 404 may look
 * like the service's, but the list always exists, so one more call, made only after a 404, tells them apart.
 */
async function unknownList(context: Context, error: unknown): Promise<string | undefined> {
  const { client } = context.opened;
  if (!client || !isSvcError(error) || !("status" in error) || error.status !== 404) return undefined;
  const list = OBJECT.exec(error.path)?.[1];
  if (list === undefined || context.signal.aborted) return undefined;
  const options = { query: { limit: 1 }, maxRetries: 0, timeoutMs: PATIENCE_MS, signal: context.signal };
  try {
    await client.request("GET", list, options);
    return undefined;
  } catch (failure) {
    return isSvcError(failure) && "status" in failure && failure.status === 404 ? list : undefined;
  }
}
