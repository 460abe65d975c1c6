import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "esbuild";
import { OPEN_API_JSON } from "../../spec/generated/open-api-document.ts";

const { resolve } = createRequire(import.meta.url);

/** Each `*.lazy.ts` is a separate file, loaded by `require` on first use. */
export const lazyChunks: Plugin = {
  name: "lazy-chunks",
  setup(build) {
    build.onResolve({ filter: /\.lazy\.ts$/ }, ({ path: target, kind }) =>
      kind === "entry-point" ? undefined : { path: `./${path.basename(target, ".lazy.ts")}.cjs`, external: true },
    );
    // Help does not need the SDK, and V8 takes a millisecond to scan 30 kB, so it is one shared chunk.
    build.onResolve({ filter: /(^|\/)src\/index\.ts$/ }, ({ importer }) =>
      importer === path.resolve("cli/bundle/sdk.ts") ? undefined : { path: "./sdk.cjs", external: true },
    );
    // Every command needs commander, and every screen its tables: one shared copy.
    build.onResolve({ filter: /^(commander|cli-table3|string-width)$/ }, ({ path: name, importer }) =>
      importer === path.resolve("cli/bundle/string-width.cjs") ? undefined : { path: `./${name}.cjs`, external: true },
    );
    build.onResolve({ filter: /^\.\/app\.ts$/ }, () => ({ path: "./lazy/app.cjs", external: true }));
  },
};

/**
 * Stubs for packages that a library requires but never reaches here. conf requires ajv and semver for schemas and migrations, and
 * debounce-fn for watching: all unused, 180 of its 204 kB. chalk gets its color level from us and need not detect it.
 */
export const stubs: Plugin = {
  name: "stubs",
  setup(build) {
    build.onResolve(
      { filter: /^(ajv\/dist\/2020\.js|ajv-formats|semver|debounce-fn|#supports-color)$/ },
      ({ path: name }) => ({
        path: name,
        namespace: "stub",
      }),
    );
    // atomically's cleanup of temporary files takes over SIGINT, and kills the process before the terminal is restored.
    build.onResolve({ filter: /^when-exit$/ }, ({ path: name }) => ({ path: name, namespace: "no-operation" }));
    build.onLoad({ filter: /.*/, namespace: "no-operation" }, () => ({ contents: "export default () => () => {};" }));
    // Tracing agents attach to servers, not to commands.
    build.onResolve({ filter: /^#tracing$/ }, () => ({ path: path.resolve("src/transport/default-tracing.ts") }));
    // commander can start other programs as subcommands; we never do, and loading the module takes a millisecond.
    build.onResolve({ filter: /^node:child_process$/ }, ({ path: name, importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: name, namespace: "stub" } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "stub" }, () => ({
      contents:
        "const unused = () => { throw new Error('not part of this bundle'); };\nexport default unused;\nexport { unused as Ajv2020 };",
    }));
    // For Node the package exports CommonJS files, which cannot be tree-shaken.
    build.onResolve({ filter: /^yaml$/ }, () => ({
      path: path.join(path.dirname(resolve("yaml/package.json")), "browser/dist/index.js"),
    }));
  },
};

const WASM_READ = "var wasmBinary = Module['wasmBinary'];";

/** Lets jq read its WebAssembly from the file that `writeJqWasm` writes, a twelfth of what the package ships. */
export const compressedWasm: Plugin = {
  name: "compressed-wasm",
  setup(build) {
    build.onLoad({ filter: /jq-web[\\/]jq\.js$/ }, async ({ path: file }) => {
      const source = await readFile(file, "utf8");
      if (!source.includes(WASM_READ)) throw new Error("jq-web has changed: cannot hand its WebAssembly over.");
      const reading =
        "require('node:zlib').brotliDecompressSync(require('node:fs').readFileSync(__dirname + '/jq.wasm.br'))";
      return { contents: source.replace(WASM_READ, `var wasmBinary = ${reading};`), loader: "js" };
    });
  },
};

/** The spec, compressed to a fifth; as text it is a third of the chunk of `svc spec`. */
export const compressedSpec: Plugin = {
  name: "compressed-spec",
  setup(build) {
    build.onLoad({ filter: /generated[\\/]open-api-document\.ts$/ }, () => ({
      contents: `import { brotliDecompressSync } from "node:zlib";
const packed = Buffer.from("${brotliCompressSync(OPEN_API_JSON).toString("base64")}", "base64");
export const OPEN_API_JSON = brotliDecompressSync(packed).toString();`,
      loader: "js",
    }));
  },
};
