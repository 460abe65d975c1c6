// npm run mcpb: packs the built tool server as dist/svc-mcp-<version>.mcpb with the official tool, and starts what came out. Needs `npm run build`.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const HERE = import.meta.dirname;
const ROOT = join(HERE, "../..");
const TOOL = join(ROOT, "tools/node_modules/@anthropic-ai/mcpb/dist/cli/cli.js");

/** Contents of a bundle, by source. */
const CONTENTS = {
  "manifest.json": "mcp/generated/manifest.json",
  mcp: "dist/mcp",
  "sdk/node.cjs": "dist/sdk/node.cjs",
  LICENSE: "LICENSE",
  "THIRD_PARTY_NOTICES.md": "THIRD_PARTY_NOTICES.md",
};

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const bundle = join(ROOT, `dist/svc-mcp-${version}.mcpb`);
const folder = mkdtempSync(join(tmpdir(), "svc-mcpb-"));
try {
  const content = join(folder, "content");
  for (const [target, source] of Object.entries(CONTENTS))
    cpSync(join(ROOT, source), join(content, target), { recursive: true });
  run(process.execPath, [TOOL, "validate", join(content, "manifest.json")]);
  run(process.execPath, [TOOL, "pack", content, bundle]);
  await checkThatItStarts(join(folder, "unpacked"));
  console.log(`Packed ${bundle}.`);
} finally {
  rmSync(folder, { recursive: true });
}

/** Unpacks the bundle and asks the server in it for its tools, as the manifest says it is started. */
async function checkThatItStarts(unpacked) {
  run(process.execPath, [TOOL, "unpack", bundle, unpacked]);
  const { server, tools } = JSON.parse(readFileSync(join(unpacked, "manifest.json"), "utf8"));
  const args = server.mcp_config.args.map((arg) => arg.replace(`$\{__dirname}`, unpacked));
  const client = new Client({ name: "pack", version: "1" });
  await client.connect(new StdioClientTransport({ command: server.mcp_config.command, args }));
  const listed = (await client.listTools()).tools.map(({ name }) => name);
  await client.close();
  const expected = tools.map(({ name }) => name);
  if (String(listed) !== String(expected)) throw new Error(`The bundle lists ${listed}; its manifest ${expected}.`);
}

function run(command, args) {
  const result = spawnSync(command, args, { encoding: "utf8" });
  if (result.status !== 0) throw new Error(`\`${command} ${args.join(" ")}\` failed: ${result.stdout}${result.stderr}`);
}
