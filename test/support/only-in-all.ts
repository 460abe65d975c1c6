/** Test files that `npm test` leaves to `npm run test:all`, and why. */
// #region only-in-all
export const ONLY_IN_ALL: Readonly<Record<string, string>> = {
  "server-mock/test/chaos/**/*.test.ts": "processes, disks and databases that fail; seconds of waiting for real leases",
  "test/docs/sdk-reference.test.ts": "the types of everything that can be imported, read by the compiler",
  "{test/dashboard/**/*,test/mcp/browser-client,test/site/*}.test.ts": "a browser",
  "server-mock/test/{postgres-*,erase-killed}.test.ts": "PostgreSQL",
  "test/copy/sync-postgres.test.ts": "PostgreSQL",
  "test/{cli/{export-kill,config-processes,canary-process},copy/sync-kill}.test.ts":
    "programs that are killed, or run out of memory, again and again",
  "server-mock/test/{durability,jobs/worker-thread}.test.ts": "the same of the server, and its waits between tries",
  "test/faults/{process,left-behind}.test.ts": "bodies of 300 MB, and thousands of calls over real sockets",
  "test/{examples/{against-a-service,assistant,first-steps,command-line,recipes},scripts/demo}.test.ts":
    "documents executed whole, in processes",
  "server-mock/test/{library-modules,import/kill}.test.ts": "programs that run from their sources, or are killed",
  "server-mock/test/operators-guide.test.ts": "a document executed whole, in processes",
  "server-mock/test/coaching/{evaluate,independent,insights,litellm}.test.ts":
    "how good the scorer is, measured on hundreds of calls",
};
// #endregion only-in-all
