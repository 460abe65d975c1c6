import { join } from "node:path";
import { buildOnce } from "../../../test/support/built-programs.ts";
import { bundleServer } from "../../bundle/bundle-server.ts";

let building: Promise<string> | undefined;

/** Path of the bundled program: a process of it starts four times as fast as one that compiles the sources first. */
export async function builtServer(): Promise<string> {
  const sources = ["server-mock", "core", "design", "spec"];
  building ??= buildOnce("svc-server", sources, (folder) => bundleServer(join(folder, "dist")));
  return join(await building, "dist/main.cjs");
}
