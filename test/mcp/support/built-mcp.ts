import path from "node:path";
import { bundleOptions } from "../../../mcp/bundle/bundle-options.ts";
import { buildPrograms } from "../../support/built-programs.ts";

let building: Promise<string> | undefined;

/** Path of the bundled `svc-mcp.cjs`. */
export async function builtMcp(): Promise<string> {
  building ??= buildPrograms([{ name: "mcp", bundleOptions }]);
  return path.join(await building, "mcp/svc-mcp.cjs");
}
