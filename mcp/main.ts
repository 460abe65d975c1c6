import module from "node:module";

// Node 22 and later keep what they have compiled; it is a function of the default import alone, and absent on Node 20.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();

void import("./run-mcp.ts").then(({ runMcp }) => runMcp({ argv: process.argv.slice(2), environment: process.env }));
