/** Time to import a client and send one request: work that an import defers shows up here. */
export const firstResponse = {
  name: "first-response",
  title: "Import, client and first response",
  unit: "ms",
  server: { mode: "canned" },
  rounds: { full: 15, quick: 5 },
  scale: { full: {}, quick: {} },
  goal: { atMost: 1, timesOf: "openapi-fetch" },
  async work(client, _scale, startedAt) {
    await client.list();
    return { readyMs: performance.now() - startedAt };
  },
  value: ({ readyMs }) => readyMs,
};
