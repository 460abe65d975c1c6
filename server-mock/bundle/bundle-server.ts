import { readdirSync } from "node:fs";
import { copyFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import type { RolldownPlugin } from "rolldown";
import { bundle } from "./bundle.ts";
import type { NamedChunk } from "./named-chunks.ts";

const require = createRequire(import.meta.url);
const SOURCES = join(import.meta.dirname, "..");

const sources = (...paths: string[]) => paths.map((path) => join(SOURCES, path));

/** The files of a running server. Whatever is loaded by `import()` and is not a root here stays unread until it is needed. */
const CHUNKS: readonly NamedChunk[] = [
  // `svc-server --version` needs nothing else.
  { name: "version", roots: sources("package.json") },
  // What `--help` and every command need: the commands by name, and commander.
  { name: "program", roots: sources("program/run-in-process.ts", "program/start/start.ts") },
  // Database and queue: what a server shares with a thread that works on jobs.
  { name: "store", roots: sources("store/open-database.ts", "store/migrate.ts", "jobs/jobs.ts") },
  // The rest of what the first response needs.
  { name: "serve", roots: sources("program/start/run-start.ts", "library/service.ts") },
];

/**
 * Bundles the program and the library, and returns the paths of all modules that are in them. Both are one set of CommonJS files: Node
 * loads those in half the time that it takes for ES modules, and a test may `require` them. `index.js` gives the library its ES module.
 */
export async function bundleServer(outDir: string): Promise<string[]> {
  const files = await bundle({
    input: {
      main: join(SOURCES, "program/main.ts"),
      "job-thread": join(SOURCES, "program/job-thread.ts"),
      "upload-thread": join(SOURCES, "program/upload-thread.ts"),
      library: join(SOURCES, "library/index.ts"),
    },
    outDir,
    format: "cjs",
    chunks: CHUNKS,
    plugins: [libraryAsModule],
  });
  // As both kinds of modules: each loads the msw of its user, which would else be there twice.
  const input = { msw: join(SOURCES, "library/msw.ts") };
  const msw = [await bundle({ input, outDir, format: "esm" }), await bundle({ input, outDir, format: "cjs" })].flat();
  const reference = dirname(require.resolve("swagger-ui-dist/package.json"));
  const assets = ["swagger-ui.css", "swagger-ui-bundle.js"].map((name) => join(reference, name));
  const archive = sources(...readdirSync(join(SOURCES, "demo/archive")).map((name) => `demo/archive/${name}`));
  await Promise.all([...assets, ...archive].map((path) => copyFile(path, join(outDir, basename(path)))));
  return [...files, ...msw, ...assets];
}

/** Writes `index.js`, which exports by name what the library exports. */
const libraryAsModule: RolldownPlugin = {
  name: "library-as-module",
  generateBundle(_, files) {
    const library = Object.values(files).find((file) => file.type === "chunk" && file.name === "library");
    if (library?.type !== "chunk") throw new Error("The bundle has no library.");
    const names = library.exports.toSorted().join(", ");
    const source = `import library from "./library.cjs";\nexport const { ${names} } = library;\n`;
    this.emitFile({ type: "asset", fileName: "index.js", source });
  },
};
