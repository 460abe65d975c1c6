import type { Settings } from "./settings.ts";
import { type DataKind, kindsOf, type ToolName, WRITING_TOOLS } from "./tool-names.ts";

/**
 * The tools that this server offers. Tools, resources, prompts, completions and instructions all use it, so a restriction covers every
 * access: with `--tools get_team_stats` no transcripts are shown.
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

  /** The policy shown to a key without write permission. If such a key still calls a writing tool, the service rejects it. */
  get reading(): Policy {
    return new Policy({ ...this, readOnly: true });
  }

  /** Whether any offered tool writes. */
  get writes(): boolean {
    return this.tools.some((tool) => WRITING_TOOLS.includes(tool));
  }
}
