import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { binOf, ROOT } from "./servers.mjs";
import { openSession } from "./stdio-server.mjs";

const PUBLISHED = "@modelcontextprotocol/server-filesystem";

/** Measures a first start: installation into an empty folder with an empty cache, and the first response. */
export async function measureColdInstall() {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, "tools/package.json"), "utf8"));
  const folder = mkdtempSync(join(tmpdir(), "svc-mcp-cold-"));
  try {
    npm(["pack", "--ignore-scripts", "--pack-destination", folder], ROOT);
    const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
    return {
      "svc-mcp": await installAndStart(folder, { wanted: join(folder, tarball), name: "svc-sdk", command: "svc-mcp" }),
      "server-filesystem": await installAndStart(folder, {
        wanted: `${PUBLISHED}@${dependencies[PUBLISHED]}`,
        name: PUBLISHED,
        args: [folder],
      }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function installAndStart(parent, { wanted, name, command, args = [] }) {
  const folder = mkdtempSync(join(parent, "install-"));
  writeFileSync(join(folder, "package.json"), "{}");
  const startedAt = performance.now();
  npm(["install", "--ignore-scripts", "--no-audit", "--no-fund", "--cache", join(folder, ".cache"), wanted], folder);
  const script = binOf(name, { modules: join(folder, "node_modules"), command });
  const session = await openSession({ args: [script, ...args], env: process.env });
  const seconds = (performance.now() - startedAt) / 1000;
  session.child.kill("SIGKILL");
  await session.exited;
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
  return { packages: Object.keys(packages).filter((path) => path !== "").length, seconds };
}

function npm(args, cwd) {
  const { status, stderr } = spawnSync("npm", args, { cwd, encoding: "utf8", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr}`);
}
