/** Data that a worker thread is started with. */
export interface ThreadData {
  database: string;
  environment: Readonly<Record<string, string | undefined>>;
  concurrency: number;
  /** Memory of the server's `RequestCount`: the thread pauses while requests arrive. */
  requests?: SharedArrayBuffer | undefined;
}

/** Message that stops a worker thread. */
export const STOP = "stop";
