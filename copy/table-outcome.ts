/** Outcome for one resource. */
export interface TableOutcome {
  readonly resource: string;
  added: number;
  changed: number;
  gone: number;
  /** Rows of the copy afterwards. */
  rows: number;
  /** Time after which every row was compared with the service; null where that could not be proven. */
  whole_at: string | null;
}
