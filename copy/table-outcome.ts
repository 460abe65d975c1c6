/** Result for one resource. */
export interface TableOutcome {
  readonly resource: string;
  added: number;
  changed: number;
  gone: number;
  /** Number of rows in the copy afterwards. */
  rows: number;
  /** Time after which every row was compared with the service; null if that could not be proven. */
  whole_at: string | null;
}
