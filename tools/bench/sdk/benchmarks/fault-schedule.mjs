/** One call after the other while every 25th request is reset, every 15th gets 429 with Retry-After: 0 and every 10th gets 503. */
export const faultSchedule = {
  name: "fault-schedule",
  title: "1,000 calls, every 25th request reset, 15th 429, 10th 503: time (calls that fail)",
  unit: "s",
  server: { mode: "faults" },
  rounds: { full: 1, quick: 1 },
  scale: { full: { calls: 1_000 }, quick: { calls: 300 } },
  // Octokit's retries take seconds each; a round would last half an hour.
  except: ["octokit"],
  goal: { atMost: 6 },
  inParallel: true,
  async work(client, { calls }) {
    const startMs = performance.now();
    let failed = 0;
    for (let call = 0; call < calls; call += 1) {
      await client.list().catch(() => {
        failed += 1;
      });
    }
    return { wallMs: performance.now() - startMs, failed };
  },
  value: ({ wallMs }) => wallMs / 1_000,
  note: ({ failed }) => (failed > 0 ? `${failed} fail` : undefined),
};
