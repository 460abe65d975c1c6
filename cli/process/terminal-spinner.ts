import { isUnicode } from "../text/is-unicode.ts";

/** No spinner for responses within this time: it would only flicker. */
const DELAY_MS = 300;

const ASCII_FRAMES = { frames: ["-", "\\", "|", "/"], interval: 130 };

/** Starts a spinner on standard error after a short delay; returns a function that stops it. Does nothing without a terminal. */
export function startTerminalSpinner(text: string): () => void {
  if (!process.stderr.isTTY || process.env["TERM"] === "dumb") return () => undefined;
  let stop = (): void => clearTimeout(timer);
  let isStopped = false;
  const timer = setTimeout(async () => {
    const { createSpinner } = await import("./spinner.lazy.ts");
    if (isStopped) return;
    // The spinner's own signal handler would end the process with another exit code.
    const look = isUnicode(process.env) ? {} : { spinner: ASCII_FRAMES };
    // The library's only color that is readable on white and on black.
    const spinner = createSpinner({
      text,
      stream: process.stderr,
      handleSignals: false,
      color: "magenta",
      ...look,
    }).start();
    stop = () => {
      process.off("exit", stop);
      spinner.stop();
    };
    // Restores the cursor if the process is interrupted.
    process.once("exit", stop);
  }, DELAY_MS);
  timer.unref();
  return () => {
    isStopped = true;
    stop();
  };
}
