/** Data that a worker thread is started with. */
export interface ThreadData {
  database: string;
  environment: Readonly<Record<string, string | undefined>>;
  concurrency: number;
  /** Memory of the server's `RequestCount`: the thread rests while requests are served. */
  requests?: SharedArrayBuffer | undefined;
}

/** Message that asks a worker thread to end. */
export const STOP = "stop";
