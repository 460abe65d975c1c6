import { parseArgs } from "node:util";

/**
 * Parses the arguments of a script. `--help` prints the usage; a wrong argument is reported with the usage, and exits with 2.
 *
 * `reject` reports an argument in the same way, and `countOf` reads an option that must be a whole number above 0.
 */
export function readArgs(usage, options = {}, allowPositionals = false) {
  const { values, positionals } = parse();
  if (values.help) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  return { values, positionals, reject, countOf };

  function parse() {
    try {
      return parseArgs({ options: { ...options, help: { type: "boolean" } }, allowPositionals });
    } catch (error) {
      // The rest explains how to pass a positional that begins with a dash.
      return reject(error.message.split(". ")[0]);
    }
  }

  function countOf(name) {
    const count = Number(values[name]);
    return Number.isInteger(count) && count > 0
      ? count
      : reject(`--${name} must be a whole number above 0, got ${values[name]}.`);
  }

  function reject(message) {
    console.error(`${message}\nUsage: ${usage}`);
    process.exit(2);
  }
}
