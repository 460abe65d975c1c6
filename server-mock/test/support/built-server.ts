import { join } from "node:path";
import { buildOnce } from "../../../test/support/built-programs.ts";
import bundle from "../../tsup.config.ts";

const SERVER = join(import.meta.dirname, "../..");

let building: Promise<string> | undefined;

/** Path of the bundled program: a process of it starts four times as fast as one that compiles the sources first. */
export async function builtServer(): Promise<string> {
  building ??= buildOnce("svc-server", ["server-mock/src", "analysis", "design", "spec"], (folder) => {
    if (typeof bundle !== "object" || Array.isArray(bundle)) throw new Error("The server's build is not one bundle.");
    return [{ ...bundle, entry: { main: join(SERVER, "src/main.ts") }, outDir: join(folder, "dist"), dts: false }];
  });
  return join(await building, "dist/main.js");
}
