import path from "node:path";
import type { Plugin } from "esbuild";

/** Lazy chunks. V8 needs about a millisecond per 30 kB, even for code that never runs. */
export const LAZY_PARTS = {
  "run-mcp": "mcp/run-mcp.ts",
  handlers: "mcp/protocol/handlers.ts",
  store: "mcp/service/store.ts",
  "serve-http": "mcp/http/serve-http.ts",
  "run-install": "mcp/install/run-install.ts",
};

const LIBRARIES = /^(zod|@modelcontextprotocol\/server(\/stdio)?)$/;

/** Emits lazy chunks as separate files, and one shared file for the libraries. */
export const partsApart: Plugin = {
  name: "parts-apart",
  setup(build) {
    build.onResolve({ filter: /\.ts$/ }, ({ path: target, kind }) =>
      kind === "dynamic-import" ? apart(path.basename(target, ".ts")) : undefined,
    );
    // The package's own SDK build.
    build.onResolve({ filter: /\/src\/index\.ts$/ }, () => ({ path: "../sdk/node.cjs", external: true }));
    build.onResolve({ filter: LIBRARIES }, ({ importer }) =>
      importer.endsWith("libraries.ts") ? undefined : apart("libraries"),
    );
  },
};

const apart = (name: string) => ({ path: `./${name}.cjs`, external: true });
