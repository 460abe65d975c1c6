import { version } from "../package.json";

const VERSION_FLAGS = ["-V", "--version"];

/** Scripts ask for the version: it is printed before anything else is loaded. */
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

/** A reader that has seen enough, such as `head`, closes the pipe; what was asked for is done all the same. */
function ignoreClosedPipe(stream: NodeJS.WriteStream): void {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

void main(process.argv.slice(2));
