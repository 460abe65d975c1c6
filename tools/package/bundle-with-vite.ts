import { join } from "node:path";
import { build } from "vite";

/** The scenario in one file for a browser, made by Vite from the program in `folder`, as an app's own build would. */
export async function bundleWithVite(folder: string): Promise<string> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { write: false, target: "es2022", rollupOptions: { input: join(folder, "on-browser.mjs") } },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("Vite has built nothing.");
  return output.output[0].code;
}
