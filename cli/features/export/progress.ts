import { formatCount } from "../../../core/words/count-text.ts";
import { durationText } from "../../../core/words/duration-text.ts";
import type { Context } from "../../context/context.ts";

/** Milliseconds between two lines of progress: a terminal's line is redrawn, a log gets new ones. */
const INTERVAL_MS = { terminal: 200, log: 15_000 };

/** Progress display. */
export interface Progress {
  update(items: number, total: number | undefined): Promise<void>;
  /** Clears the terminal's line. */
  end(): Promise<void>;
}

/** Progress on standard error, after a spinner, counted from the `before` items that an earlier run wrote. */
export function createProgress(context: Context, noun: string, before: number): Progress {
  const { stderr, now, env } = context;
  const start = now().getTime();
  const stopSpinner = context.startSpinner(`Loading ${noun}`);
  // A dumb terminal, such as an editor's, does not know how to clear a line.
  const redraws = stderr.isTerminal && env["TERM"] !== "dumb";
  let shownAt = start;
  return {
    async update(items, total) {
      const time = now().getTime();
      if (time - shownAt < (redraws ? INTERVAL_MS.terminal : INTERVAL_MS.log)) return;
      shownAt = time;
      stopSpinner();
      const text = progressText({ noun, items, total, before, elapsedMs: time - start });
      await stderr.write(redraws ? `\r\u001b[2K${text}` : `${text}\n`);
    },
    async end() {
      stopSpinner();
      if (redraws && shownAt !== start) await stderr.write("\r\u001b[2K");
    },
  };
}

/** `12,300 of 1,000,000 meetings, 5,200/s, 3m 10s left`. */
export function progressText(state: {
  noun: string;
  items: number;
  total: number | undefined;
  before: number;
  elapsedMs: number;
}): string {
  const { noun, items, total, before, elapsedMs } = state;
  const rate = elapsedMs > 0 ? ((items - before) * 1000) / elapsedMs : 0;
  const of = total === undefined ? "" : ` of ${formatCount(total)}`;
  const left = total === undefined || rate === 0 ? "" : `, ${durationText(Math.max(0, total - items) / rate)} left`;
  return `${formatCount(items)}${of} ${noun}, ${formatCount(Math.round(rate))}/s${left}`;
}
