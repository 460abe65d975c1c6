import type { ToolName } from "./tool-names.ts";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Server settings. */
export interface Settings {
  /** `SERVICE_API_KEY`; undefined when unset, which the first call reports. */
  apiKey: string | undefined;
  /** `SERVICE_API_URL`, with or without `/api/v1`. */
  apiUrl: string | undefined;
  /** Whether clients send their own key, so that there is nothing to set on this machine. */
  isRemote?: boolean;
  /** Whether writing tools are omitted. */
  readOnly: boolean;
  /** Whether whole lists that provably lack rows are taken all the same. */
  allowIncomplete?: boolean;
  /** A copy of `svc sync` that tools read, and the variables that its place may name. */
  store?: { readonly place: string; readonly env: Environment } | undefined;
  /** The offered tools, in listing order. */
  tools: readonly ToolName[];
}
