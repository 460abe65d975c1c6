import type { Scorer } from "../../../server-mock/coaching/scorer.ts";
import { aMeeting, aTemplate, createReferenceServer } from "../../../server-mock/library/index.ts";

const TRANSCRIPT = [
  "[00:00:04] Jonas Lindqvist: What made you take this call? We meet on Thursday at ten.",
  "[00:00:11] Ana Ruiz: Our managers listen to maybe two calls a month.",
].join("\n");

/** A scorer that takes no time, to measure queue and database. */
const freeScorer = (isQuick: boolean): Scorer => ({
  name: "free/1",
  isQuick,
  score: async () => ({
    assessments: [
      { criterion: 0, band: 4, feedback: "F", citations: [{ quote: "What made you take this call?", line: 0 }] },
    ],
    insights: [],
  }),
});

/** Measures jobs per second, from the queue to the written report. */
export async function measureThroughput(
  database: string,
  { jobs, isQuick }: { jobs: number; isQuick: boolean },
): Promise<number> {
  const server = await createReferenceServer({ database, scorer: freeScorer(isQuick) });
  try {
    await server.org.add(aTemplate({ call_type: "discovery" }));
    for (let index = 0; index < jobs; index += 1)
      await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT, title: `Call ${index}` }));
    await server.jobs.request();
    const start = performance.now();
    const done = await server.jobs.drain();
    if (done !== jobs) throw new Error(`${done} of ${jobs} jobs were done.`);
    return (done * 1000) / (performance.now() - start);
  } finally {
    await server.close();
  }
}
