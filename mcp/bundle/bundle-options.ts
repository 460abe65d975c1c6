import type { Options } from "tsup";
import { lightPlatform } from "../../scripts/light-platform.ts";
import { LAZY_PARTS, partsApart } from "./parts-apart.ts";
import { withoutTheUnused } from "./protocol-library.ts";

/**
 * Bundle options: a small entry that starts fast, and minified CommonJS chunks loaded on first use. Assistants start all configured
 * servers at once and wait for the slowest.
 */
export const bundleOptions = (outDir: string): Options => ({
  entry: { "svc-mcp": "mcp/main.ts", ...LAZY_PARTS, libraries: "mcp/bundle/libraries.ts" },
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
  // Bundles everything: the package has no runtime dependencies.
  noExternal: [/.*/],
  esbuildPlugins: [partsApart, withoutTheUnused, lightPlatform],
  esbuildOptions(options) {
    // Turns `import()` into a lazily evaluated `require`.
    options.supported = { ...options.supported, "dynamic-import": false };
    options.legalComments = "none";
    // One character outside ASCII makes V8 read and compile the whole file as two-byte text, which takes twice as long.
    options.charset = "ascii";
    // jsonc-parser's CommonJS form is UMD, which cannot be bundled.
    options.mainFields = ["module", "main"];
  },
  banner: { js: "#!/usr/bin/env node" },
});
