/** Tables that the API lists page by page. */
export type CollectionName = "meetings" | "templates" | "reports" | "insights" | "roleplay_sessions";

/** Rules by which a list is ordered, filtered and counted. */
export interface Collection {
  name: CollectionName;
  /** Lists are newest first by this column; `from` and `to` compare with it. */
  time: string;
  /** Columns that a filter compares for equality. */
  equal: readonly string[];
  /** Whether rollups.ts keeps this list's counts; otherwise each total is counted from an index. */
  hasRollups: boolean;
}

export const COLLECTIONS: Readonly<Record<CollectionName, Collection>> = {
  meetings: { name: "meetings", time: "started_at", equal: ["status", "user_id"], hasRollups: true },
  templates: { name: "templates", time: "created_at", equal: ["is_active", "call_type"], hasRollups: false },
  reports: { name: "reports", time: "created_at", equal: ["user_id"], hasRollups: true },
  insights: { name: "insights", time: "occurred_at", equal: [], hasRollups: true },
  roleplay_sessions: { name: "roleplay_sessions", time: "created_at", equal: ["user_id", "status"], hasRollups: true },
};
