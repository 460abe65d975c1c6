// npm start: the reference server alone, with the demo data, until Ctrl-C. Options are the server's own: npm start -- --port 4010
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ROOT } from "./bootstrap.mjs";

ensureInstalled();
ensureBuilt();
const given = process.argv.slice(2);
const has = (flag) => given.some((word) => word.startsWith(flag));
const seed = has("--seed") || has("--db") ? [] : ["--seed", "demo"];
// Only a database that was asked for: the variable may name that of another program.
const { DATABASE_URL: _, ...environment } = process.env;
const server = spawn(process.execPath, [join(ROOT, "server-mock/bin/svc-server.cjs"), "start", ...seed, ...given], {
  stdio: "inherit",
  env: environment,
});
// The terminal signals the whole process group; this process exits after the server has drained.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("close", (code) => {
  process.exitCode = code ?? 1;
});
