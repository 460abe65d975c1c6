import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "esbuild";
import { defineConfig } from "tsup";

const root = path.resolve(import.meta.dirname, "..");
const outDir = path.join(root, "dist/cli");
const jqWasm = path.join(root, "node_modules/jq-web/jq.wasm");

const ENGINES = ["conf", "jq", "prompts", "yaml", "zone"];

/** Engines are files of their own beside the bundle, loaded by `require` on first use. */
const enginesApart: Plugin = {
  name: "engines-apart",
  setup(build) {
    build.onResolve({ filter: /\/engines\/[a-z]+\.ts$/ }, ({ path: target, kind }) =>
      kind === "entry-point" ? undefined : { path: `./engines/${path.basename(target, ".ts")}.cjs`, external: true },
    );
  },
};

/**
 * conf pulls in ajv and semver for schemas and migrations, and watches with debounce-fn: we use none of them, and they are
 * two thirds of it. cli-table3 measures with an old string-width; ours knows today's emoji.
 */
const stubs: Plugin = {
  name: "stubs",
  setup(build) {
    build.onResolve({ filter: /^(ajv\/dist\/2020\.js|ajv-formats|semver|debounce-fn)$/ }, ({ path: name }) => ({
      path: name,
      namespace: "stub",
    }));
    build.onLoad({ filter: /.*/, namespace: "stub" }, () => ({
      contents:
        "const unused = () => { throw new Error('not part of this bundle'); };\nexport default unused;\nexport { unused as Ajv2020 };",
    }));
    build.onResolve({ filter: /^string-width$/ }, () => ({
      path: path.join(root, "node_modules/fast-string-width/dist/index.js"),
    }));
    build.onResolve({ filter: /^@colors\/colors\/safe$/ }, ({ path: name }) => ({ path: name, namespace: "stub" }));
  },
};

const WASM_READ = "var wasmBinary = Module['wasmBinary'];";

/** jq's WebAssembly, without its debug sections and compressed, is a twelfth of what the package ships. */
const compressedWasm: Plugin = {
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

// biome-ignore lint/style/noDefaultExport: tsup reads the default export
export default defineConfig({
  entry: {
    svc: "cli/main.ts",
    ...Object.fromEntries(ENGINES.map((name) => [`engines/${name}`, `cli/engines/${name}.ts`])),
  },
  outDir: "dist/cli",
  format: "cjs",
  outExtension: () => ({ js: ".cjs" }),
  platform: "node",
  target: "node20",
  minify: true,
  splitting: false,
  sourcemap: false,
  clean: true,
  dts: false,
  // Everything: the package has no runtime dependencies.
  noExternal: [/.*/],
  esbuildPlugins: [enginesApart, stubs, compressedWasm],
  esbuildOptions(options) {
    // Turns `import()` into a lazily evaluated `require`: an ES import would start Node's module loader.
    options.supported = { ...options.supported, "dynamic-import": false };
    options.legalComments = "none";
  },
  banner: ({ format }) => (format === "cjs" ? { js: "#!/usr/bin/env node" } : {}),
  async onSuccess() {
    const compressed = brotliCompressSync(withoutDebugSections(await readFile(jqWasm)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
    });
    await writeFile(path.join(outDir, "engines/jq.wasm.br"), compressed);
  },
});

/** A WebAssembly module without its custom sections (names, DWARF): id 0, then the size as LEB128. */
function withoutDebugSections(module: Buffer): Buffer {
  const kept = [module.subarray(0, 8)];
  let position = 8;
  while (position < module.length) {
    const start = position;
    const id = module[position];
    position += 1;
    let size = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = module[position] ?? 0;
      position += 1;
      size |= (byte & 0x7f) << shift;
      more = (byte & 0x80) !== 0;
    }
    position += size;
    if (id !== 0) kept.push(module.subarray(start, position));
  }
  return Buffer.concat(kept);
}
