import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { escapeText } from "../../core/text/escape.ts";
import type { Context } from "../context/context.ts";
import { UsageError } from "../errors/cli-error.ts";
import { file, type JqRequest } from "./jq-thread.cjs";
import { screenSafe } from "./screen-safe.ts";

/** Longest JSON of a list that jq gets as one array, in bytes: it takes about ten times as much memory for it. */
export const MOST_HELD = 32_000_000;

/** Runs jq over a value, as `jq -rc` would: a result per line, strings without quotes. */
export const printJq = (context: Context, value: unknown, expression: string): Promise<void> =>
  runJq(context, [JSON.stringify(value)], expression);

/** Runs jq over a paginated list: as one array up to {@link MOST_HELD} bytes, or with `isStream` item by item, as on NDJSON. */
export const printJqPages = (
  context: Context,
  pages: AsyncIterable<readonly unknown[]>,
  { expression, isStream }: { expression: string; isStream: boolean },
): Promise<void> => runJq(context, isStream ? lines(pages) : wholeArray(pages), expression);

async function* lines(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  for await (const items of pages) yield items.map((item) => `${JSON.stringify(item)}\n`).join("");
}

async function* wholeArray(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let bytes = 0;
  let opening = "[";
  for await (const items of pages) {
    if (items.length === 0) continue;
    const text = opening + items.map((item) => JSON.stringify(item)).join(",\n");
    bytes += Buffer.byteLength(text);
    if (bytes > MOST_HELD) throw tooMuch();
    yield text;
    opening = ",\n";
  }
  yield opening === "[" ? "[]" : "]";
}

const tooMuch = (): UsageError =>
  new UsageError(
    `The list is more than ${MOST_HELD / 1_000_000} MB of JSON, too much for jq at once.`,
    "Add -o ndjson: jq then gets one item after the other, as in `-o ndjson --jq .id`. Or choose less with --fields.",
  );

/** jq runs in a worker thread, so that Ctrl-C or a closed pipe can end a long computation. */
async function runJq(
  context: Context,
  json: Iterable<string> | AsyncIterable<string>,
  expression: string,
): Promise<void> {
  const { signal, stdout } = context;
  const input = textsOf(json);
  // Results may begin with a byte order mark, which is kept.
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const turn = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(file, { workerData: { jqExpression: expression, turn } });
  const respond = async (request: Exclude<JqRequest, { end: unknown }>): Promise<Uint8Array | undefined> => {
    if ("isRead" in request) return nextOf(input);
    await stdout.write(screenSafe(context, decoder.decode(request.output, { stream: true })));
    return undefined;
  };
  try {
    for await (const [request] of on(thread, "message", { signal }) as AsyncIterable<[JqRequest]>) {
      if ("end" in request) return await finish(context, request.end);
      thread.postMessage(await respond(request));
      Atomics.add(turn, 0, 1);
      Atomics.notify(turn, 0);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    await thread.terminate();
    await input.return(undefined);
  }
}

async function* textsOf(json: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string, undefined> {
  yield* json;
}

/** The next chunk as bytes; undefined at the end. */
async function nextOf(input: AsyncGenerator<string, undefined>): Promise<Uint8Array | undefined> {
  const { value } = await input.next();
  return value === undefined ? undefined : Buffer.from(value);
}

type JqEnd = Extract<JqRequest, { end: unknown }>["end"];

/** Output of `debug` and `stderr` goes to standard error; after a failure it is the reason. */
async function finish({ stderr }: Context, { failure, errors }: JqEnd): Promise<void> {
  if (failure === undefined) return stderr.write(escapeText(errors));
  const [reason = ""] = (errors || failure).replace(/^jq: (?:error(?: \(at [^)]*\))?:? )?/, "").split("\n");
  throw new UsageError(`jq: ${escapeText(reason)}`, "Check the expression after --jq.");
}
