import { writeFileSync } from "node:fs";
import { defineConfig, type Options } from "tsup";
import { lightPlatform } from "./scripts/light-platform.ts";
import { mapLines } from "./scripts/map-lines.ts";

const OUT = "dist/sdk";

const shared: Options = {
  format: ["esm", "cjs"],
  target: "es2022",
  outDir: OUT,
  noExternal: [/.*/],
  esbuildPlugins: [lightPlatform],
  splitting: false,
  treeshake: true,
  // A third less to read and parse at every start.
  minify: true,
  clean: false,
};

// The build is readable as it is: maps lead to files and lines, and need not repeat the text.
const withoutSources: Options["esbuildOptions"] = (options) => {
  options.sourcesContent = false;
};

const entry = { index: "src/index.ts", validate: "src/validate.ts", browser: "src/browser.ts", sync: "src/sync.ts" };

const undiciEntry = { undici: "src/undici.ts" };

// One set of declarations for both kinds of modules: an ES module may import from a CommonJS one, not the other way round.
function declareForModules(): void {
  for (const name of Object.keys({ ...entry, ...undiciEntry }))
    writeFileSync(`${OUT}/${name}.d.ts`, `export * from "./${name}.cjs";\n`);
}

// Constants in a file of their own: bundlers keep what they cannot prove to have no effect, which of the client is 2 kB.
const browserEntry = {
  client: "src/index.ts",
  constants: "src/generated/enums.ts",
  validate: entry.validate,
  sync: entry.sync,
};

async function joinBrowserFiles(): Promise<void> {
  const { href } = new URL(`${OUT}/constants.js`, `file://${process.cwd()}/`);
  const names = Object.keys(await import(href)).join(", ");
  writeFileSync(`${OUT}/index.js`, `export { ${names} } from "./constants.js";\nexport * from "./client.js";\n`);
}

export default defineConfig([
  { ...shared, entry: browserEntry, platform: "neutral", format: "esm", onSuccess: joinBrowserFiles },
  // In lines: what a bundler may leave out is said in comments.
  {
    ...shared,
    entry: { browser: entry.browser },
    platform: "neutral",
    format: "esm",
    esbuildPlugins: [],
    minify: false,
    esbuildOptions: (options) => {
      options.minifySyntax = true;
      options.minifyIdentifiers = true;
      // Of no browser, and 100 bytes of openapi-fetch's.
      options.define = { process: "undefined" };
    },
  },
  {
    ...shared,
    entry,
    platform: "neutral",
    format: "cjs",
    dts: { compilerOptions: { stripInternal: true } },
    onSuccess: async () => declareForModules(),
  },
  // Node prints the line of an uncaught error, and names of classes: neither may be a minified one.
  {
    ...shared,
    entry: { node: "src/index.ts" },
    platform: "node",
    minify: false,
    sourcemap: true,
    esbuildOptions: withoutSources,
    onSuccess: async () => [`${OUT}/node.js.map`, `${OUT}/node.cjs.map`].forEach(mapLines),
  },
  {
    ...shared,
    entry: undiciEntry,
    platform: "node",
    minify: false,
    dts: { compilerOptions: { stripInternal: true } },
  },
]);
