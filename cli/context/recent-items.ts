/** An object that was listed recently. */
export interface RecentItem {
  id: string;
  /** Title or name, so that a shell can show what the id stands for. */
  label: string;
  email?: string | undefined;
  /** When it was read: ISO 8601. */
  read_at?: string | undefined;
}

/** Ids for completion. Losing them costs nothing, so nothing here ever fails a command. */
export interface RecentItems {
  read(key: string): Promise<readonly RecentItem[]>;
  /** Removes the items of every key that begins with the prefix: the lists of one session. */
  forget(prefix: string): Promise<void>;
  /** Keeps the items, and of the earlier ones as many as fit into `most`: 100 unless given. */
  remember(key: string, items: readonly RecentItem[], most?: number): Promise<void>;
}
