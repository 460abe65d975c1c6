import type { Plugin } from "esbuild";
import type { Options } from "tsup";

/**
 * How the tool server is bundled: one minified CommonJS file whose parts are evaluated when a request first needs them. Assistants
 * start every server they know of at once and wait for all of them.
 */
export const bundleOptions = (outDir: string): Options => ({
  entry: { "svc-mcp": "mcp/main.ts" },
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
  esbuildPlugins: [withoutAjv],
  esbuildOptions(options) {
    // Turns `import()` into a lazily evaluated `require`.
    options.supported = { ...options.supported, "dynamic-import": false };
    options.legalComments = "none";
    // jsonc-parser's CommonJS form is UMD, which cannot be bundled.
    options.mainFields = ["module", "main"];
  },
  banner: { js: "#!/usr/bin/env node" },
});

/**
 * The protocol library brings Ajv for questions that a server puts to its user. This server puts none, and Ajv is a third of the bundle:
 * the library's platform module is replaced by one with a validator that refuses to work.
 */
const withoutAjv: Plugin = {
  name: "without-ajv",
  setup(build) {
    build.onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, ({ path: name }) => ({
      path: name,
      namespace: "without-ajv",
    }));
    build.onLoad({ filter: /.*/, namespace: "without-ajv" }, () => ({
      contents: PLATFORM,
      resolveDir: import.meta.dirname,
    }));
  },
};

const PLATFORM = `
export { default as process } from "node:process";
export class DefaultJsonSchemaValidator {
  getValidator() {
    throw new Error("This server validates no answers of its user.");
  }
}
`;
