import type { Options } from "tsup";
import { writeJqWasm } from "./jq-wasm.ts";
import { compressedSpec, compressedWasm, enginesApart, quickTables, stubs } from "./plugins.ts";

const ENGINES = [
  "colour",
  "completion",
  "conf",
  "csv",
  "diff",
  "doctor",
  "export",
  "jq",
  "prompts",
  "report",
  "spec",
  "spinner",
  "table",
  "templates",
  "yaml",
  "zone",
];

/**
 * How the CLI is bundled: a few lines that answer `--version`, one minified CommonJS file whose parts are evaluated when they
 * are first needed, and the engines beside it. The SDK is not in it: it is the package's own, in `../sdk`. An ES module would
 * start Node's module loader, which alone costs more than `svc --version` does.
 */
export const bundleOptions = (outDir: string): Options => ({
  entry: {
    svc: "cli/main.ts",
    "engines/app": "cli/app.ts",
    "engines/commander": "node_modules/commander/index.js",
    ...Object.fromEntries(ENGINES.map((name) => [`engines/${name}`, `cli/engines/${name}.ts`])),
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
  // tsup would resolve `node:` modules itself, ahead of the plugins that leave some of them out.
  removeNodeProtocol: false,
  // Everything: the package has no runtime dependencies.
  noExternal: [/.*/],
  esbuildPlugins: [enginesApart, stubs, compressedWasm, compressedSpec, quickTables],
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
