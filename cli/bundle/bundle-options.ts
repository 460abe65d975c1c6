import type { Options } from "tsup";
import { writeJqWasm } from "./jq-wasm.ts";
import { compressedWasm, enginesApart, quickTables, stubs } from "./plugins.ts";

const ENGINES = [
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
 * are first needed, and the engines beside it. An ES module would start Node's module loader, which alone costs more than
 * `svc --version` does.
 */
export const bundleOptions = (outDir: string): Options => ({
  entry: {
    svc: "cli/main.ts",
    "engines/app": "cli/app.ts",
    "engines/sdk": "src/index.ts",
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
  // openapi-fetch reads these two globals, as in the SDK's own build: on Node both are undici, which takes longer than a request.
  define: { Headers: "Map", FormData: "WeakSet" },
  // Everything: the package has no runtime dependencies.
  noExternal: [/.*/],
  esbuildPlugins: [enginesApart, stubs, compressedWasm, quickTables],
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
