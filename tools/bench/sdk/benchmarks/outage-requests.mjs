const IN_FLIGHT = 50;

/** Requests that a client sends while the service returns 503 to everything: the load on a recovering service. */
export const outageRequests = {
  name: "outage-requests",
  title: "Full outage, requests per call over 1,000 calls",
  unit: "",
  server: { mode: "outage" },
  rounds: { full: 1, quick: 1 },
  scale: { full: { calls: 1_000 }, quick: { calls: 1_000 } },
  // Octokit's retries take 14 s for each call.
  except: ["octokit"],
  goal: { atMost: 1.1 },
  inParallel: true,
  async work(client, { calls }) {
    let started = 0;
    const worker = async () => {
      while (started < calls) {
        started += 1;
        await client.list().catch(() => undefined);
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
    return { calls };
  },
  value: ({ requestCount, calls }) => requestCount / calls,
};
