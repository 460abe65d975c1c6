import path from "node:path";
import type { Plugin } from "esbuild";

/** What is read when it is first needed. V8 takes a millisecond for every 30 kB that it only looks over. */
export const LAZY_PARTS = {
  "run-mcp": "mcp/run-mcp.ts",
  handlers: "mcp/protocol/handlers.ts",
  "run-install": "mcp/install/run-install.ts",
};

const LIBRARIES = /^(zod|@modelcontextprotocol\/server(\/stdio)?)$/;

/** Makes the parts files of their own beside the program, and one file of the libraries that two of them use. */
export const partsApart: Plugin = {
  name: "parts-apart",
  setup(build) {
    build.onResolve({ filter: /\.ts$/ }, ({ path: target, kind }) =>
      kind === "dynamic-import" ? apart(path.basename(target, ".ts")) : undefined,
    );
    // The SDK is the one of this package.
    build.onResolve({ filter: /\/src\/index\.ts$/ }, () => ({ path: "../sdk/node.cjs", external: true }));
    build.onResolve({ filter: LIBRARIES }, ({ importer }) =>
      importer.endsWith("libraries.ts") ? undefined : apart("libraries"),
    );
  },
};

const apart = (name: string) => ({ path: `./${name}.cjs`, external: true });
