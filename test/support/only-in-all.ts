/** Test files that `npm test` leaves to `npm run test:all`, and why. */
// #region only-in-all
export const ONLY_IN_ALL: Readonly<Record<string, string>> = {
  "server-mock/test/chaos/**/*.test.ts": "processes, disks and databases that fail; seconds of waiting for real leases",
  "test/dashboard/**/*.test.ts": "a browser",
  "server-mock/test/{postgres-*,erase-killed,behind-a-proxy}.test.ts": "PostgreSQL",
};
// #endregion only-in-all
