import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { DEFAULT_TOOLS } from "../../mcp/settings/tool-names.ts";
import packageJson from "../../package.json" with { type: "json" };
import { generateMcp } from "../../scripts/generate/mcp-files.ts";

const root = path.resolve(import.meta.dirname, "../..");
const files = await generateMcp();

it.each(files)("$path is what the registry says", async ({ path: file, text }) => {
  expect(await readFile(path.join(root, file), "utf8")).toBe(text);
});

it("the bundle's manifest names the built file, the seven tools, and a key that is kept secret", () => {
  const manifest = JSON.parse(files.find(({ path: file }) => file.endsWith("manifest.json"))?.text ?? "");
  expect(manifest.tools.map((tool: { name: string }) => tool.name)).toEqual(DEFAULT_TOOLS);
  expect(manifest.user_config.api_key).toMatchObject({ sensitive: true, required: true });
  expect(manifest.version).toBe(packageJson.version);
});

it("server.json names the package and its variables", () => {
  const { packages, version } = JSON.parse(files.find(({ path: file }) => file.endsWith("server.json"))?.text ?? "");
  expect(version).toBe(packageJson.version);
  expect(packages[0]).toMatchObject({
    registryType: "npm",
    identifier: packageJson.name,
    transport: { type: "stdio" },
  });
  const names = packages[0].environmentVariables.map((variable: { name: string }) => variable.name);
  expect(names).toEqual(["SERVICE_API_KEY", "SERVICE_API_URL", "SERVICE_MCP_READ_ONLY"]);
});
