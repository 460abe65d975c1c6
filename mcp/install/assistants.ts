import path from "node:path";
import type { Environment } from "../settings/settings.ts";

/** Where files of a user lie. */
export interface Machine {
  platform: NodeJS.Platform;
  home: string;
  environment: Environment;
}

/** An assistant that starts tool servers, and how it wants to be told of them. */
export interface Assistant {
  title: string;
  /** Member of its configuration that lists servers. */
  member: "mcpServers" | "servers";
  configFile: (machine: Machine) => string;
  /** How it takes the key: written into the file, from its environment, or asked for when the server starts. */
  keySource: "file" | "environment" | "question";
}

/** Every assistant that `svc-mcp install` knows. */
export const ASSISTANTS: Readonly<Record<string, Assistant>> = {
  claude: {
    title: "Claude Desktop",
    member: "mcpServers",
    configFile: (machine) => path.join(applicationData(machine), "Claude", "claude_desktop_config.json"),
    keySource: "file",
  },
  cursor: {
    title: "Cursor",
    member: "mcpServers",
    configFile: ({ home }) => path.join(home, ".cursor", "mcp.json"),
    keySource: "environment",
  },
  vscode: {
    title: "VS Code",
    member: "servers",
    configFile: (machine) => path.join(applicationData(machine), "Code", "User", "mcp.json"),
    keySource: "question",
  },
};

function applicationData({ platform, home, environment }: Machine): string {
  if (platform === "darwin") return path.join(home, "Library", "Application Support");
  if (platform === "win32") return environment["APPDATA"] ?? path.join(home, "AppData", "Roaming");
  return environment["XDG_CONFIG_HOME"] ?? path.join(home, ".config");
}
