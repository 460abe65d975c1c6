import type { Context } from "../context/context.ts";

/** Waits for a response, with a spinner when it takes long. */
export async function withSpinner<Result>(context: Context, text: string, work: PromiseLike<Result>): Promise<Result> {
  const stop = context.startSpinner(text);
  try {
    return await work;
  } finally {
    stop();
  }
}
