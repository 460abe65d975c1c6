/** Options of every command that decide which service is called, and how. */
export interface ConnectionOptions {
  profile?: string;
  baseUrl?: string;
  /** Time limit of one attempt, in seconds. */
  timeout?: number;
  retries?: number;
  debug?: boolean;
  insecureHttp?: boolean;
  /** Accepts whole lists that provably lack rows. */
  allowIncomplete?: boolean;
  /** Copy to read instead of the service; false for none, even if the profile names one. */
  copy?: string | false | undefined;
  /** Set if the command waits for something. */
  watch?: unknown;
}
