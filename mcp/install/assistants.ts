import path from "node:path";
import { absoluteFolder, type Machine, userFolder } from "../../core/folders/user-folder.ts";
import { UsageError } from "../errors/usage-error.ts";

/** Format of an assistant's configuration, by its own documentation. */
export type ConfigFormat = "json" | "toml";

/** An assistant that starts tool servers, and how its configuration names them. */
export interface Assistant {
  title: string;
  format: ConfigFormat;
  /** Member or table of its configuration that lists servers. */
  member: "mcpServers" | "servers" | "mcp_servers";
  configFile: (machine: Machine) => string;
  /** Folder that exists if the assistant is installed. */
  folder: (machine: Machine) => string;
  /** Whether each entry names its transport. */
  hasType?: boolean;
  /** How it gets the key: from the file, by a reference to its environment, by a forwarded variable, or by asking the user. */
  key: { from: "file" } | { from: "reference"; text: string } | { from: "forwarded" } | { from: "question" };
}

const inHome =
  (...parts: string[]) =>
  ({ home }: Machine): string =>
    path.join(home, ...parts);

const inApplicationData =
  (...parts: string[]) =>
  (machine: Machine): string =>
    path.join(userFolder("applications", machine) ?? "", ...parts);

const codexHome = (machine: Machine): string =>
  absoluteFolder(machine, machine.environment["CODEX_HOME"]) ?? path.join(machine.home, ".codex");

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the assistants fill these in.
/** Every assistant that `svc-mcp install` knows. */
export const ASSISTANTS: Readonly<Record<string, Assistant>> = {
  claude: {
    title: "Claude Desktop",
    format: "json",
    member: "mcpServers",
    configFile: inApplicationData("Claude", "claude_desktop_config.json"),
    folder: inApplicationData("Claude"),
    key: { from: "file" },
  },
  "claude-code": {
    title: "Claude Code",
    format: "json",
    member: "mcpServers",
    configFile: inHome(".claude.json"),
    folder: inHome(".claude"),
    hasType: true,
    key: { from: "reference", text: "${SERVICE_API_KEY}" },
  },
  cursor: {
    title: "Cursor",
    format: "json",
    member: "mcpServers",
    configFile: inHome(".cursor", "mcp.json"),
    folder: inHome(".cursor"),
    key: { from: "reference", text: "${env:SERVICE_API_KEY}" },
  },
  vscode: {
    title: "VS Code",
    format: "json",
    member: "servers",
    configFile: inApplicationData("Code", "User", "mcp.json"),
    folder: inApplicationData("Code"),
    hasType: true,
    key: { from: "question" },
  },
  codex: {
    title: "Codex",
    format: "toml",
    member: "mcp_servers",
    configFile: (machine) => path.join(codexHome(machine), "config.toml"),
    folder: codexHome,
    key: { from: "forwarded" },
  },
  gemini: {
    title: "Gemini CLI",
    format: "json",
    member: "mcpServers",
    configFile: inHome(".gemini", "settings.json"),
    folder: inHome(".gemini"),
    key: { from: "reference", text: "${SERVICE_API_KEY}" },
  },
  windsurf: {
    title: "Windsurf",
    format: "json",
    member: "mcpServers",
    configFile: inHome(".codeium", "windsurf", "mcp_config.json"),
    folder: inHome(".codeium", "windsurf"),
    key: { from: "reference", text: "${env:SERVICE_API_KEY}" },
  },
};
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the assistants fill these in.

/**
 * The configuration file of an assistant.
 *
 * @throws UsageError when there is no home folder
 */
export function configFileOf(assistant: Assistant, machine: Machine): string {
  if (absoluteFolder(machine, machine.home) === undefined) {
    throw new UsageError("There is no home folder, so the configuration cannot be found. Set HOME, or use --dry-run.");
  }
  return assistant.configFile(machine);
}
