import { describeTools } from "../../mcp/registry/describe-tools.ts";
import { DEFAULT_TOOLS } from "../../mcp/settings/tool-names.ts";
import packageJson from "../../package.json" with { type: "json" };

const TITLE = "Sales Coaching Service";
/** At most 100 characters, the limit of registries. */
const DESCRIPTION = "Sales meetings, coaching reports, templates, team statistics and marketing insights.";

/** Path of the program in a bundle, which has the folders `mcp` and `sdk` of `dist`. */
const ENTRY_POINT = "mcp/svc-mcp.cjs";

/** Settings for the user to fill in, for all formats. */
const CONFIGURATION = {
  key: "API key of the Sales Coaching Service (dashboard, Settings, API Keys)",
  url: "The API's address: {base_url}/api/v1",
  readOnly: "Leaves out every tool that changes something",
} as const;

/** `manifest.json` of the .mcpb bundle, format 0.3. `npm run mcpb` puts it together. */
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
      entry_point: ENTRY_POINT,
      mcp_config: {
        command: "node",
        args: [placeholder("__dirname", `/${ENTRY_POINT}`)],
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
    // Registries require the same name in the package, with the publisher's prefix.
    name: packageJson.mcpName,
    title: TITLE,
    description: DESCRIPTION,
    version: packageJson.version,
    packages: [
      {
        registryType: "npm",
        identifier: packageJson.name,
        version: packageJson.version,
        // Clients insert the package: npx -y svc-sdk@0.1.0 mcp.
        runtimeHint: "npx",
        runtimeArguments: [{ type: "positional", value: "-y" }],
        packageArguments: [{ type: "positional", value: "mcp" }],
        transport: { type: "stdio" },
        environmentVariables: [
          { name: "SERVICE_API_KEY", description: CONFIGURATION.key, isRequired: true, isSecret: true },
          { name: "SERVICE_API_URL", description: CONFIGURATION.url, isRequired: true },
          { name: "SERVICE_MCP_READ_ONLY", description: CONFIGURATION.readOnly, format: "boolean", default: "false" },
        ],
      },
    ],
  };
}

function placeholder(name: string, rest = ""): string {
  return `$\{${name}}${rest}`;
}
