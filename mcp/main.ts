import module from "node:module";

// Available from Node 22 on, and only on the default import.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

void import("./run-mcp.ts").then(({ runMcp }) => runMcp({ argv: process.argv.slice(2), environment: process.env }));
