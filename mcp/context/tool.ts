import type * as z from "zod";
import type { Directory } from "../../core/people/directory.ts";
import type { SvcClient } from "../../src/index.ts";
import type { JsonSchema } from "../input/json-schema.ts";
import type { ToolResponse } from "../response/tool-response.ts";
import type { Policy } from "../settings/policy.ts";
import type { ToolName } from "../settings/tool-names.ts";
import type { KeyProof } from "./key-proof.ts";
import type { KnownIds } from "./known-ids.ts";
import type { OrganizationStore } from "./organization-store.ts";

/** Cached data of an organization, kept between calls. */
export interface Memory {
  /** Names of people and companies. */
  directory: Directory;
  /** Recently seen ids, for completions and short ids. */
  knownIds: KnownIds;
  /** Data read recently. */
  store: OrganizationStore;
}

/** Everything a tool may use during a call. */
export interface ToolContext extends Memory {
  /** Client of the service. */
  svc: SvcClient;
  /** Validates the key with the service before anything is read from the store. */
  proof: KeyProof;
  /** What this server offers. */
  policy: Policy;
  /** Current time. */
  now: () => Date;
  /** Time zone of calls that name none. */
  timeZone: string;
  /** When the call began. */
  startedAt: Date;
  /** Aborted when the assistant cancels the call; passed to every request. */
  signal: AbortSignal;
  /** Starts a part of the call that reads several pages or objects; returns a function that reports its progress. */
  openProgress: () => (done: number, total: number) => Promise<void>;
  /** Asks the user to confirm; true if the client cannot ask. */
  confirm: Confirm;
}

/** Asks the user a yes-or-no question; undefined if the client supports it, but its session has ended. */
export type Confirm = (question: string) => Promise<boolean | undefined>;

/** Tool annotations: a tool's effects, for clients. */
export interface Annotations {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** A tool in the registry. */
export interface Tool {
  title: string;
  /** Written for a newcomer; at most 250 characters. */
  description: string;
  annotations: Annotations;
  input: z.ZodObject;
  /**
   * Members of `structuredContent`. None is required, and none shares a name with a member of a failure (`code`, `status`, …): some
   * clients validate failures against this schema too.
   */
  output: Readonly<Record<string, JsonSchema>>;
  run(given: Readonly<Record<string, unknown>>, context: ToolContext): Promise<ToolResponse>;
}

/** A tool definition: `run` receives validated arguments. */
export interface ToolDefinition<Input extends z.ZodObject> extends Omit<Tool, "input" | "run"> {
  name: ToolName;
  input: Input;
  run(input: z.output<Input>, context: ToolContext): Promise<ToolResponse>;
}

/** Annotations of a tool that only reads. */
export const READS: Annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
