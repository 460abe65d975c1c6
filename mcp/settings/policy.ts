import type { Settings } from "./settings.ts";
import { type DataKind, kindsOf, type ToolName, WRITING_TOOLS } from "./tool-names.ts";

/**
 * Policy of what this server offers. Tools, resources, prompts, completions and instructions all use it, so a restriction
 * covers every way to the data: a server started with `--tools get_team_stats` shows no transcripts.
 */
export class Policy {
  /** Offered tools, in listing order. */
  readonly tools: readonly ToolName[];
  readonly readOnly: boolean;
  /** Whether clients send their own key, so that there is nothing to set on this machine. */
  readonly isRemote: boolean;
  readonly #kinds: ReadonlySet<DataKind>;

  constructor({ tools, readOnly, isRemote = false }: Pick<Settings, "tools" | "readOnly" | "isRemote">) {
    this.tools = readOnly ? tools.filter((tool) => !WRITING_TOOLS.includes(tool)) : tools;
    this.readOnly = readOnly;
    this.isRemote = isRemote;
    this.#kinds = new Set(this.tools.flatMap(kindsOf));
  }

  /** Whether a tool is offered. */
  offers(tool: ToolName): boolean {
    return this.tools.includes(tool);
  }

  /** Whether any offered tool shows data of this kind. */
  reads(kind: DataKind): boolean {
    return this.#kinds.has(kind);
  }

  /** What a key that may not write is shown; a tool that it asks for all the same is rejected by the service, with the reason. */
  get reading(): Policy {
    return new Policy({ ...this, readOnly: true });
  }

  /** Whether any offered tool writes. */
  get writes(): boolean {
    return this.tools.some((tool) => WRITING_TOOLS.includes(tool));
  }
}
