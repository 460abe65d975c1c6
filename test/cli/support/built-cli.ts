import path from "node:path";
import { bundleOptions } from "../../../cli/bundle/bundle-options.ts";
import { bundleOptions as toolServerBundle } from "../../../mcp/bundle/bundle-options.ts";
import { buildPrograms } from "../../support/built-programs.ts";

let building: Promise<string> | undefined;

/** Path of the bundled `svc.cjs`, with the tool server that `svc mcp` runs beside it. */
export async function builtCli(): Promise<string> {
  building ??= buildPrograms([
    { name: "cli", bundleOptions },
    { name: "mcp", bundleOptions: toolServerBundle },
  ]);
  return path.join(await building, "cli/svc.cjs");
}
