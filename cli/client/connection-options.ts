/** Options of every command that decide which service is called, and how. */
export interface ConnectionOptions {
  profile?: string;
  baseUrl?: string;
  /** Time limit of one attempt, in seconds. */
  timeout?: number;
  retries?: number;
  debug?: boolean;
  insecureHttp?: boolean;
  /** Whether whole lists that provably lack rows are taken all the same. */
  allowIncomplete?: boolean;
  /** Copy that is asked instead of the service; false for none, also where the profile names one. */
  copy?: string | false | undefined;
  /** Whether something is waited for. */
  watch?: unknown;
}
