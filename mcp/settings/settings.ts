import type { ToolName } from "./tool-names.ts";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Server settings. */
export interface Settings {
  /** `SERVICE_API_KEY`; if undefined, the first call reports it. */
  apiKey: string | undefined;
  /** `SERVICE_API_URL`, with or without `/api/v1`. */
  apiUrl: string | undefined;
  /** Whether clients send their own key, so that there is nothing to set on this machine. */
  isRemote?: boolean;
  /** Whether writing tools are omitted. */
  readOnly: boolean;
  /** Accepts whole lists that provably lack rows. */
  allowIncomplete?: boolean;
  /** A copy made by `svc sync` that tools read, and the environment that its place may refer to. */
  store?: { readonly place: string; readonly env: Environment } | undefined;
  /** The offered tools, in listing order. */
  tools: readonly ToolName[];
}
