/** An object that was listed recently. */
export interface RecentItem {
  id: string;
  /** Title or name, so that a shell can show what the id stands for. */
  label: string;
}

/** Ids for completion. Losing them costs nothing, so nothing here ever fails a command. */
export interface RecentItems {
  read(key: string): Promise<readonly RecentItem[]>;
  remember(key: string, items: readonly RecentItem[]): Promise<void>;
}
