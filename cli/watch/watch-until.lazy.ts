import { durationText } from "../../core/words/duration-text.ts";
import { UNFINISHED_STATUSES } from "../../src/index.ts";
import type { Context } from "../context/context.ts";
import { readPath } from "../text/fields.ts";

/** Something that changes on the service. */
export interface Watched<Value> {
  load(): PromiseLike<Value>;
  isUnderWay(value: Value): boolean;
  /** Draws the value on a terminal after each request; if undefined, a line describes it instead. */
  draw?: ((value: Value) => Promise<void>) | undefined;
  /** Describes the state: `3f2b8c1e is processing`. */
  describe(value: Value): string;
  intervalMs: number;
}

/** Reports whether the service is still working on a meeting. */
export const isUnderWay = (meeting: unknown): boolean => UNFINISHED_STATUSES.has(readPath(meeting, "status"));

const CLEAR_SCREEN = "\u001b[2J\u001b[H";
const CLEAR_LINE = "\r\u001b[2K";

/** Polls until nothing is in progress, and returns the last value. Ctrl-C ends it at once, even during a wait. */
export async function watchUntil<Value>(context: Context, watched: Watched<Value>): Promise<Value> {
  const { stderr, stdout, env, now } = context;
  const start = now().getTime();
  const isDumb = env["TERM"] === "dumb";
  const redraws = watched.draw !== undefined && stdout.isTerminal && !isDumb;
  let said = "";
  for (;;) {
    const value = await watched.load();
    const isDone = !watched.isUnderWay(value);
    if (redraws) {
      await stdout.write(CLEAR_SCREEN);
      await watched.draw?.(value);
    }
    if (isDone) {
      if (!redraws && stderr.isTerminal && !isDumb && said !== "") await stderr.write(CLEAR_LINE);
      return value;
    }
    await say(watched.describe(value), durationText((now().getTime() - start) / 1000));
    await context.pause(watched.intervalMs);
  }

  /** A terminal's line is rewritten; a log gets a new line after each change. */
  async function say(text: string, waited: string): Promise<void> {
    const hint = "Ctrl-C ends the watch.";
    if (redraws) return stderr.write(`\n${text}. ${hint}`);
    if (stderr.isTerminal && !isDumb) await stderr.write(`${CLEAR_LINE}${text}, ${waited}. ${hint}`);
    else if (text !== said) await stderr.write(`${text}.\n`);
    said = text;
  }
}
