export const wholePages = {
  name: "whole-pages",
  title: "Requests to read exactly 3 full pages",
  unit: "",
  server: { mode: "pages", pageSize: 100, pageCount: 3 },
  rounds: { full: 1, quick: 1 },
  scale: { full: {}, quick: {} },
  goal: { atMost: 3 },
  async work(client) {
    let count = 0;
    for await (const _ of client.iterate(100)) count += 1;
    return { count };
  },
  value: ({ requestCount }) => requestCount,
};
