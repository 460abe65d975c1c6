import { describeTools } from "../../mcp/registry/describe-tools.ts";
import { DEFAULT_TOOLS } from "../../mcp/settings/tool-names.ts";
import packageJson from "../../package.json" with { type: "json" };

const TITLE = "Sales Coaching Service";
const DESCRIPTION =
  "Recorded sales meetings, coaching reports, templates, team statistics and insights for AI assistants.";

/** What a user has to fill in, in the words of every format. */
const CONFIGURATION = {
  key: "API key of the Sales Coaching Service (dashboard, Settings, API Keys)",
  url: "The API's address: {base_url}/api/v1",
  readOnly: "Leaves out every tool that changes something",
} as const;

/** `manifest.json` of the .mcpb bundle, format 0.3. */
export function writeBundleManifest(): object {
  return {
    manifest_version: "0.3",
    name: "svc-mcp",
    display_name: TITLE,
    version: packageJson.version,
    description: DESCRIPTION,
    author: { name: "The svc-sdk authors" },
    license: packageJson.license,
    server: {
      type: "node",
      entry_point: "server/svc-mcp.cjs",
      mcp_config: {
        command: "node",
        args: [placeholder("__dirname", "/server/svc-mcp.cjs")],
        env: {
          SERVICE_API_KEY: placeholder("user_config.api_key"),
          SERVICE_API_URL: placeholder("user_config.api_url"),
          SERVICE_MCP_READ_ONLY: placeholder("user_config.read_only"),
        },
      },
    },
    compatibility: { platforms: ["darwin", "win32", "linux"], runtimes: { node: packageJson.engines.node } },
    user_config: {
      api_key: { type: "string", title: "API key", description: CONFIGURATION.key, required: true, sensitive: true },
      api_url: { type: "string", title: "API address", description: CONFIGURATION.url, required: true },
      read_only: { type: "boolean", title: "Read only", description: CONFIGURATION.readOnly, default: false },
    },
    tools: describeTools(DEFAULT_TOOLS).map(({ name, description }) => ({ name, description })),
    prompts_generated: true,
  };
}

/** `server.json` for registries of tool servers. */
export function writeServerJson(): object {
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
    // A registry wants a namespace that the publisher owns, and the same name as `mcpName` in package.json.
    name: "com.example/svc-mcp",
    title: TITLE,
    description: DESCRIPTION,
    version: packageJson.version,
    packages: [
      {
        registryType: "npm",
        identifier: packageJson.name,
        version: packageJson.version,
        runtimeHint: "npx",
        runtimeArguments: [
          { type: "positional", value: "-y" },
          { type: "named", name: "-p", value: packageJson.name },
        ],
        packageArguments: [{ type: "positional", value: "svc-mcp" }],
        transport: { type: "stdio" },
        environmentVariables: [
          { name: "SERVICE_API_KEY", description: CONFIGURATION.key, isRequired: true, isSecret: true },
          { name: "SERVICE_API_URL", description: CONFIGURATION.url, isRequired: true },
          { name: "SERVICE_MCP_READ_ONLY", description: `1: ${CONFIGURATION.readOnly.toLowerCase()}`, default: "0" },
        ],
      },
    ],
  };
}

function placeholder(name: string, rest = ""): string {
  return `$\{${name}}${rest}`;
}
