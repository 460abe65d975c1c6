export const peakMemory = {
  name: "peak-memory",
  title: "Peak memory, 2,000 pages x 100 rows streamed",
  unit: "MB",
  server: { mode: "pages", pageSize: 100, pageCount: 2_000 },
  rounds: { full: 3, quick: 1 },
  scale: { full: {}, quick: {} },
  goal: { atMost: 70 },
  async work(client) {
    let count = 0;
    for await (const _ of client.iterate(100)) count += 1;
    if (count !== 200_000) throw new Error(`Expected 200,000 rows, got ${count}.`);
    return { peakKb: process.resourceUsage().maxRSS };
  },
  value: ({ peakKb }) => peakKb / 1_024,
};
