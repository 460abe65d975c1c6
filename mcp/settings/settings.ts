import type { ToolName } from "./tool-names.ts";

/** What the environment says. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** How this process serves. */
export interface Settings {
  /** `SERVICE_API_KEY`; undefined when it is not set, which the first call reports. */
  apiKey: string | undefined;
  /** `SERVICE_API_URL`, with or without `/api/v1`. */
  apiUrl: string | undefined;
  /** Whether tools that change something are left out. */
  readOnly: boolean;
  /** The tools on offer, in the order in which they are listed. */
  tools: readonly ToolName[];
}
