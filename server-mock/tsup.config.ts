import { defineConfig } from "tsup";
import { embedTexts } from "./embed-texts.ts";

// One file with everything but the native database binding and the PostgreSQL client, which are loaded when they are needed.
export default defineConfig({
  entry: { main: "src/main.ts", index: "src/index.ts", msw: "src/msw.ts" },
  outDir: "dist",
  format: "esm",
  target: "node20",
  platform: "node",
  dts: false,
  clean: true,
  splitting: true,
  treeshake: true,
  noExternal: [/^(?!@photostructure\/sqlite|pg$|msw)/],
  esbuildPlugins: [embedTexts],
  esbuildOptions(options) {
    options.charset = "utf8";
  },
  external: ["@photostructure/sqlite", "pg", "msw"],
  banner: {
    js: 'import { createRequire as createRequireOfBundle } from "node:module";const require = createRequireOfBundle(import.meta.url);',
  },
});
