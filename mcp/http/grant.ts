/** A request that the server takes: its key, and whether it asked for nothing that writes. */
export interface Grant {
  token: string;
  readOnly: boolean;
}
