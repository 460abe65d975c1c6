import path from "node:path";
import { bundleOptions } from "../../../mcp/bundle/bundle-options.ts";
import { buildProgram } from "../../support/built-program.ts";

let building: Promise<string> | undefined;

/** Path of the bundled `svc-mcp.cjs`. */
export async function builtMcp(): Promise<string> {
  building ??= buildProgram({ name: "mcp", bundleOptions });
  return path.join(await building, "svc-mcp.cjs");
}
