const CONCURRENCY = 8;
const PAGE_SIZE = 100;

const shared = {
  unit: "s",
  server: { mode: "pages", latencyMs: 20, pageSize: PAGE_SIZE, pageCount: 200 },
  rounds: { full: 3, quick: 1 },
  scale: { full: {}, quick: {} },
  value: ({ wallMs }) => wallMs / 1_000,
};

export const sequentialPaging = {
  ...shared,
  name: "paging",
  title: "200 pages x 100 rows at 20 ms, default iteration",
  goal: { atMost: 1 },
  work: (client) => countRows(client.iterate(PAGE_SIZE)),
};

export const concurrentPaging = {
  ...shared,
  name: "paging-concurrent",
  title: "200 pages x 100 rows at 20 ms, 8 in flight",
  only: ["svc-sdk", "fetch"],
  goal: { atMost: 0.57 },
  work: (client) => countRows(client.iterateConcurrently(PAGE_SIZE, CONCURRENCY)),
};

async function countRows(rows) {
  const startMs = performance.now();
  let count = 0;
  for await (const _ of rows) count += 1;
  if (count !== 20_000) throw new Error(`Expected 20,000 rows, got ${count}.`);
  return { wallMs: performance.now() - startMs };
}
