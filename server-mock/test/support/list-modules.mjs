import { writeSync } from "node:fs";
import { register } from "node:module";

// node --import tsx --import list-modules.mjs: writes the URL of each module to standard error when it is loaded.
register(import.meta.url);

export async function load(url, context, next) {
  writeSync(2, `${url}\n`);
  return next(url, context);
}
