import type * as z from "zod";
import type { SvcClient } from "../../src/index.ts";
import type { Answer } from "../answer/answer.ts";
import type { JsonSchema } from "../input/json-schema.ts";
import type { KnownIds } from "../service/known-ids.ts";
import type { ToolName } from "../settings/tool-names.ts";
import type { TranscriptCache } from "../transcript/transcript-cache.ts";

/** What a tool works with during one call. */
export interface ToolContext {
  /** Client of the service. */
  svc: SvcClient;
  /** Aborted when the assistant cancels the call; goes into every request. */
  signal: AbortSignal;
  /** Tells how far a call has come that reads several pages. */
  reportProgress: (done: number, total: number) => Promise<void>;
  /** Transcripts read before, so that paging does not fetch them again. */
  transcripts: TranscriptCache;
  /** Identifiers seen before, for completions. */
  knownIds: KnownIds;
}

/** What clients are told of a tool's effects. */
export interface Annotations {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** A tool as the registry holds it. */
export interface Tool {
  title: string;
  /** For somebody who has never heard of the service; at most 250 characters. */
  description: string;
  annotations: Annotations;
  input: z.ZodObject;
  /**
   * The members of `structuredContent`. None is required and none is called as a member of a failure (`code`, `status`, …): some clients
   * hold failures to this schema too.
   */
  output: Readonly<Record<string, JsonSchema>>;
  run(given: Readonly<Record<string, unknown>>, context: ToolContext): Promise<Answer>;
}

/** A tool as its file defines it: `run` gets arguments that have been checked. */
export interface ToolDefinition<Input extends z.ZodObject> extends Omit<Tool, "input" | "run"> {
  name: ToolName;
  input: Input;
  run(input: z.output<Input>, context: ToolContext): Promise<Answer>;
}

/** Reads only, and only the organization's own data. */
export const READS: Annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};
