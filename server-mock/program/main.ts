import { version } from "../package.json";

const VERSION_FLAGS = ["-V", "--version"];

/** Prints the version before anything else is loaded: scripts ask for it. */
async function main(args: string[]): Promise<void> {
  ignoreClosedPipe(process.stdout);
  if (args.length === 1 && VERSION_FLAGS.includes(args[0] ?? "")) {
    process.stdout.write(`${version}\n`);
    return;
  }
  ignoreClosedPipe(process.stderr);
  const { runInProcess } = await import("./run-in-process.ts");
  process.exitCode = await runInProcess(args);
}

/** Continues if a reader such as `head` closes the pipe early. */
function ignoreClosedPipe(stream: NodeJS.WriteStream): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

void main(process.argv.slice(2));
