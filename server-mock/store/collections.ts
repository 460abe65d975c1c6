/** Tables that the API lists with pagination, and those of them with rollups. */
export type CollectionName = RolledUpName | "templates";
export type RolledUpName = "meetings" | "reports" | "insights" | "roleplay_sessions";

/** Rules for ordering, filtering and counting a list. */
export interface Collection {
  name: CollectionName;
  /** Lists are newest first by this column; `from` and `to` filter by it. */
  time: string;
  /** Columns that filters compare for equality. */
  equal: readonly string[];
  /** True if rollups.ts maintains this list's counts; otherwise totals are counted in an index. */
  hasRollups: boolean;
}

export const COLLECTIONS: {
  readonly [Name in CollectionName]: Collection & { hasRollups: Name extends RolledUpName ? true : false };
} = {
  meetings: { name: "meetings", time: "started_at", equal: ["status", "user_id"], hasRollups: true },
  templates: { name: "templates", time: "created_at", equal: ["is_active", "call_type"], hasRollups: false },
  reports: { name: "reports", time: "created_at", equal: ["user_id"], hasRollups: true },
  insights: { name: "insights", time: "occurred_at", equal: [], hasRollups: true },
  roleplay_sessions: { name: "roleplay_sessions", time: "created_at", equal: ["user_id", "status"], hasRollups: true },
};
