import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { DEFAULT_TOOLS } from "../../mcp/settings/tool-names.ts";
import packageJson from "../../package.json" with { type: "json" };
import { generateMcp } from "../../scripts/generate/mcp-files.ts";
import { builtMcp } from "./support/built-mcp.ts";
import { serverJsonSchema } from "./support/server-json-schema.ts";

const root = path.resolve(import.meta.dirname, "../..");
const files = await generateMcp();

const generated = (name: string) => JSON.parse(files.find(({ path: file }) => file.endsWith(name))?.text ?? "");

it.each(files)("$path is what the registry says", async ({ path: file, text }) => {
  expect(await readFile(path.join(root, file), "utf8")).toBe(text);
});

it("the bundle's manifest names the seven tools, and a key that is kept secret", () => {
  const manifest = generated("manifest.json");
  expect(manifest.tools.map((tool: { name: string }) => tool.name)).toEqual(DEFAULT_TOOLS);
  expect(manifest.user_config.api_key).toMatchObject({ sensitive: true, required: true });
  expect(manifest.version).toBe(packageJson.version);
});

it("the bundle's manifest starts the file that is built", async () => {
  const { entry_point: entryPoint, mcp_config: config } = generated("manifest.json").server;
  // A bundle holds the folders `mcp` and `sdk` beside each other, as a build does.
  const build = path.dirname(path.dirname(await builtMcp()));
  expect(path.join(build, entryPoint)).toBe(await builtMcp());
  expect(config.args).toEqual([`$\{__dirname}/${entryPoint}`]);
});

it("server.json is what registries take", () => {
  const result = serverJsonSchema.safeParse(generated("server.json"));
  expect(result.error?.issues).toBeUndefined();
});

it("server.json names the package as the package names itself, a command that it has, and its variables", () => {
  const { name, packages, version } = generated("server.json");
  expect(name).toBe(packageJson.mcpName);
  expect(version).toBe(packageJson.version);
  expect(packages[0]).toMatchObject({ identifier: packageJson.name, version: packageJson.version });
  // `npx svc-sdk` takes the command of the package's own name.
  expect(packageJson.bin).toHaveProperty(packages[0].identifier);
  const names = packages[0].environmentVariables.map((variable: { name: string }) => variable.name);
  expect(names).toEqual(["SERVICE_API_KEY", "SERVICE_API_URL", "SERVICE_MCP_READ_ONLY"]);
  expect(packages[0].environmentVariables[0]).toMatchObject({ isRequired: true, isSecret: true });
});
