import { readdirSync } from "node:fs";
import path from "node:path";
import type { Options } from "tsup";
import { lightPlatform } from "../../scripts/light-platform.ts";
import { writeJqWasm } from "./jq-wasm.ts";
import { compressedSpec, compressedWasm, lazyChunks, stubs } from "./plugins.ts";

/** Every `*.lazy.ts` below `cli/`, by the name of its chunk. */
function lazyChunkEntries(): Record<string, string> {
  const files = readdirSync("cli", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".lazy.ts"));
  const entries = files.map((file) => [`lazy/${path.basename(file, ".lazy.ts")}`, path.posix.join("cli", file)]);
  const names = entries.map(([name]) => name);
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined) throw new Error(`Two lazy chunks are named ${twin}.`);
  return Object.fromEntries(entries);
}

/**
 * Bundle options of the CLI: an entry that prints `--version`, one minified CommonJS file whose modules are evaluated on first use, and the
 * lazy chunks. The SDK is its own minified chunk: the package's build keeps names and lines for its users' stack traces and takes twice as
 * long to read. CommonJS, since Node's ES module loader alone takes longer than `svc --version`.
 */
export const bundleOptions = (outDir: string): Options => ({
  entry: {
    svc: "cli/main.ts",
    "lazy/app": "cli/app.ts",
    "lazy/commander": "node_modules/commander/index.js",
    "lazy/cli-table3": "node_modules/cli-table3/index.js",
    "lazy/string-width": "cli/bundle/string-width.cjs",
    "lazy/sdk": "cli/bundle/sdk.ts",
    ...lazyChunkEntries(),
  },
  outDir,
  format: "cjs",
  outExtension: () => ({ js: ".cjs" }),
  platform: "node",
  target: "node20",
  minify: true,
  splitting: false,
  sourcemap: false,
  clean: true,
  dts: false,
  // tsup would resolve `node:` modules itself, before the plugins that stub some of them.
  removeNodeProtocol: false,
  // Everything: the package has no runtime dependencies.
  noExternal: [/.*/],
  esbuildPlugins: [lazyChunks, stubs, compressedWasm, compressedSpec, lightPlatform],
  esbuildOptions(options) {
    // Turns `import()` into a lazily evaluated `require`.
    options.supported = { ...options.supported, "dynamic-import": false };
    options.legalComments = "none";
    // One character outside ASCII makes V8 read and compile the whole file as two-byte text, which takes twice as long.
    options.charset = "ascii";
  },
  banner: { js: "#!/usr/bin/env node" },
  onSuccess: () => writeJqWasm(outDir),
});
