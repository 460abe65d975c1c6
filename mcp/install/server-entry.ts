import type { Environment } from "../settings/settings.ts";
import type { Assistant } from "./assistants.ts";

/** How an assistant starts this server. */
export interface ServerEntry {
  type?: "stdio";
  command: string;
  args: string[];
  env: Record<string, string>;
}

/** A question that VS Code asks once, and whose answer it keeps in the system's keychain. */
export interface Question {
  type: "promptString";
  id: string;
  description: string;
  password: boolean;
}

/** This program, as it runs now. */
export interface Program {
  platform: NodeJS.Platform;
  /** The Node that runs it. */
  node: string;
  /** The file that it runs. */
  script: string;
}

/** What stands for a value that the user has to fill in. */
export const PLACEHOLDERS = { key: "<API_KEY>", url: "{base_url}/api/v1" } as const;

const KEY_QUESTION: Question = {
  type: "promptString",
  id: "service-api-key",
  description: "API key of the Sales Coaching Service",
  password: true,
};

/** The entry for an assistant's configuration, with the questions that it needs. */
export function createEntry(
  { keySource, member }: Assistant,
  program: Program,
  { flags, environment }: { flags: readonly string[]; environment: Environment },
): { entry: ServerEntry; questions: Question[] } {
  const { command, args } = launcher(program);
  const keys = {
    file: environment["SERVICE_API_KEY"] ?? PLACEHOLDERS.key,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the assistant fills these in.
    environment: "${env:SERVICE_API_KEY}",
    question: `\${input:${KEY_QUESTION.id}}`,
  };
  const entry: ServerEntry = {
    ...(member === "servers" ? { type: "stdio" } : {}),
    command,
    args: [...args, ...flags],
    env: { SERVICE_API_KEY: keys[keySource], SERVICE_API_URL: environment["SERVICE_API_URL"] ?? PLACEHOLDERS.url },
  };
  return { entry, questions: keySource === "question" ? [KEY_QUESTION] : [] };
}

/** The same entry as it may be shown: its key is nobody's business. */
export function withoutKey(entry: ServerEntry): ServerEntry {
  const key = entry.env["SERVICE_API_KEY"] ?? "";
  return { ...entry, env: { ...entry.env, SERVICE_API_KEY: isFilledIn(key) ? PLACEHOLDERS.key : key } };
}

/** Whether a value is the user's own, and not what stands for it or where the assistant finds it. */
export function isFilledIn(value: string): boolean {
  return value !== PLACEHOLDERS.key && value !== PLACEHOLDERS.url && !value.startsWith("${");
}

function launcher({ platform, node, script }: Program): { command: string; args: string[] } {
  // What npx keeps in its cache may be gone tomorrow; npx itself fetches it again.
  if (!/[\\/]_npx[\\/]/.test(script)) return { command: node, args: [script] };
  const npx = ["-y", "-p", "svc-sdk", "svc-mcp"];
  return platform === "win32" ? { command: "cmd", args: ["/c", "npx", ...npx] } : { command: "npx", args: npx };
}
