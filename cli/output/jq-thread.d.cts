/** What the thread asks for, and its last word. */
export type JqRequest =
  | { output: Uint8Array }
  | { isRead: true }
  | { end: { failure: string | undefined; errors: string } };

/** File that a thread is started from, with the expression and the number of responses as its data. */
export declare const file: string;
