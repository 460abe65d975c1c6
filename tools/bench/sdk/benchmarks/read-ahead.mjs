const WORK_MS = 30;

export const readAhead = {
  name: "read-ahead",
  title: "12 rows with 30 ms of work each, 2 a page, 60 ms a page",
  unit: "ms",
  server: { mode: "pages", latencyMs: 60, pageSize: 2, pageCount: 6 },
  rounds: { full: 5, quick: 2 },
  scale: { full: {}, quick: {} },
  goal: { atMost: 450 },
  async work(client) {
    const startMs = performance.now();
    let count = 0;
    for await (const _ of client.iterate(2)) {
      await new Promise((resolve) => setTimeout(resolve, WORK_MS));
      count += 1;
    }
    if (count !== 12) throw new Error(`Expected 12 rows, got ${count}.`);
    return { wallMs: performance.now() - startMs };
  },
  value: ({ wallMs }) => wallMs,
};
