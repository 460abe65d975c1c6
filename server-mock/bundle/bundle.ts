import { type RolldownPlugin, rolldown } from "rolldown";
import { type NamedChunk, splitInto } from "./named-chunks.ts";

/** Entries of a bundle, and its destination. */
export interface Bundle {
  /** Paths of the entries, by the names of their files. */
  input: Record<string, string>;
  outDir: string;
  format: "cjs" | "esm";
  /** Files beside the entries. What else is loaded by `import()` is a file of its own. */
  chunks?: readonly NamedChunk[];
  plugins?: RolldownPlugin[];
}

/** Loaded from where they are installed, and only when they are needed. */
const EXTERNAL = ["@photostructure/sqlite", "pg", "msw"];

/** Writes a bundle, and returns the paths of all modules of which it contains something. */
export async function bundle({ input, outDir, format, chunks = [], plugins = [] }: Bundle): Promise<string[]> {
  const extension = format === "cjs" ? "cjs" : "js";
  const graph = await rolldown({
    input,
    platform: "node",
    transform: { target: "node20" },
    external: EXTERNAL,
    plugins: [leaveOut, ...plugins],
    // What a bundle cannot resolve is how threads find the sources, which it has not.
    checks: { ineffectiveDynamicImport: false, emptyImportMeta: false },
  });
  try {
    const { output } = await graph.write({
      dir: outDir,
      format,
      entryFileNames: `[name].${extension}`,
      // What the bundler makes of shared modules has no name that lasts.
      chunkFileNames: ({ name, isDynamicEntry }) =>
        isDynamicEntry || chunks.some((chunk) => chunk.name === name)
          ? `${name}.${extension}`
          : `chunk-[hash].${extension}`,
      // One character outside ASCII makes V8 read and compile the whole file as two-byte text, which takes twice as long.
      charset: "ascii",
      comments: false,
      // `import()` would start Node's loader of ES modules, which takes longer than SQLite.
      dynamicImportInCjs: false,
      codeSplitting: splitInto(chunks),
    });
    const written = output.filter((file) => file.type === "chunk");
    return written.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : [])),
    );
  } finally {
    await graph.close();
  }
}

/** Modules of Node that a library loads and never reaches here, by the library. */
const UNUSED: readonly { module: string; library: RegExp; contents: string }[] = [
  // commander can start other programs as subcommands; loading the module takes 3 ms.
  { module: "node:child_process", library: /[\\/]node_modules[\\/]commander[\\/]/, contents: "export default {};" },
  // The listener speaks HTTP/1.1; its library asks of every request whether it is one of HTTP/2, which takes 3 ms to load.
  {
    module: "node:http2",
    library: /[\\/]node_modules[\\/]@hono[\\/]node-server[\\/]/,
    contents: "export class Http2ServerRequest {}\nexport const constants = {};",
  },
];
const PREFIX = "left-out:";

/** Puts something empty in place of what is loaded for nothing. */
const leaveOut: RolldownPlugin = {
  name: "leave-out",
  resolveId(name, importer) {
    const unused = UNUSED.find(({ module, library }) => module === name && library.test(importer ?? ""));
    return unused && PREFIX + name;
  },
  load(id) {
    return UNUSED.find(({ module }) => PREFIX + module === id)?.contents;
  },
};
