import type { Environment } from "../settings/settings.ts";
import type { Assistant } from "./assistants.ts";
import { launcher, type Program } from "./launcher.ts";

/** Entry in an assistant's configuration that starts this server. */
export interface ServerEntry {
  type?: "stdio";
  command: string;
  args: string[];
  env: Record<string, string>;
  /** Variables that Codex forwards to the server. */
  env_vars?: string[];
}

/** A prompt (`inputs`) of VS Code, which asks once and stores the value in the system's keychain. */
export interface Question {
  type: "promptString";
  id: string;
  description: string;
  password: boolean;
}

/** Placeholders for values that the user has to fill in. */
export const PLACEHOLDERS = { key: "<API_KEY>", url: "{base_url}/api/v1" } as const;

/** VS Code's prompt for the key. */
export const KEY_QUESTION: Question = {
  type: "promptString",
  id: "service-api-key",
  description: "API key of the Sales Coaching Service",
  password: true,
};

/** Input for an entry. */
export interface EntryRequest {
  /** Flags for the server itself. */
  flags: readonly string[];
  environment: Environment;
  /** CLI profile that has the key; the entry then names it, and has neither key nor address. */
  profile?: string | undefined;
}

/** Creates the entry for an assistant's configuration, with the prompts that it needs. */
export function createEntry(
  assistant: Assistant,
  program: Program,
  { flags, environment, profile }: EntryRequest,
): { entry: ServerEntry; questions: Question[] } {
  const { command, args } = launcher(program, profile === undefined ? "svc-mcp" : "svc");
  const type = assistant.hasType ? { type: "stdio" as const } : {};
  if (profile !== undefined) {
    const entry = {
      ...type,
      command,
      args: [...args, "mcp", "--profile", profile, ...flags],
      env: configFolder(environment),
    };
    return { entry, questions: [] };
  }
  const entry: ServerEntry = {
    ...type,
    command,
    args: [...args, ...flags],
    env: { ...keyOf(assistant, environment), SERVICE_API_URL: environment["SERVICE_API_URL"] || PLACEHOLDERS.url },
    ...(assistant.key.from === "forwarded" ? { env_vars: ["SERVICE_API_KEY"] } : {}),
  };
  return { entry, questions: assistant.key.from === "question" ? [KEY_QUESTION] : [] };
}

function keyOf({ key }: Assistant, environment: Environment): Record<string, string> {
  switch (key.from) {
    case "file":
      return { SERVICE_API_KEY: environment["SERVICE_API_KEY"] || PLACEHOLDERS.key };
    case "reference":
      return { SERVICE_API_KEY: key.text };
    case "question":
      return { SERVICE_API_KEY: `\${input:${KEY_QUESTION.id}}` };
    default:
      return {};
  }
}

/** Passes on `SVC_CONFIG_DIR`, so that the profile is found. */
function configFolder(environment: Environment): Record<string, string> {
  const folder = environment["SVC_CONFIG_DIR"];
  return folder ? { SVC_CONFIG_DIR: folder } : {};
}

/** The entry without the key, for display. */
export function withoutKey(entry: ServerEntry): ServerEntry {
  const key = entry.env["SERVICE_API_KEY"];
  if (key === undefined || !isFilledIn(key)) return entry;
  return { ...entry, env: { ...entry.env, SERVICE_API_KEY: PLACEHOLDERS.key } };
}

/** Reports whether a value is the user's own, not a placeholder or a reference. */
export function isFilledIn(value: string): boolean {
  return value !== PLACEHOLDERS.key && value !== PLACEHOLDERS.url && !value.startsWith("${");
}
