import { isSvcError, type SvcClient } from "../../src/index.ts";

/** Counts of a soak so far, and of the failures that must not occur. */
export class Counts {
  rounds = 0;
  rows = 0;
  lost = 0;
  doubled = 0;
  /** Failures that the injected faults explain, by code. */
  readonly failures = new Map<string, number>();
  /** Unexplained errors. */
  readonly unexpected: unknown[] = [];

  addFailure(error: unknown): void {
    if (!isSvcError(error)) this.unexpected.push(error);
    else this.failures.set(error.code, (this.failures.get(error.code) ?? 0) + 1);
  }

  /** Compares rows that were read with those that are there. */
  compare(read: string[], expected: ReadonlySet<string>): void {
    const seen = new Set(read);
    this.rows += read.length;
    this.doubled += read.length - seen.size;
    for (const id of expected) if (!seen.has(id)) this.lost += 1;
  }
}

/** One thing that an integrator's program does. `turn` is another number each time. */
type Activity = (svc: SvcClient, turn: number) => Promise<void>;

/** Everything that the workers do in turn, over meetings that stay as they are. */
export function createActivities(meetingIds: ReadonlySet<string>, counts: Counts): Activity[] {
  return [
    async (svc, turn) => {
      const iteration = svc.meetings.list({ limit: 20 + (turn % 80) }, { concurrency: 1 + (turn % 4) });
      counts.compare(
        (await iteration.toArray()).map(({ id }) => id),
        meetingIds,
      );
    },
    async (svc, turn) => {
      let left = 1 + (turn % 60);
      for await (const _ of svc.reports.list({ limit: 10 })) if (--left === 0) break;
    },
    async (svc) => {
      const first = await svc.meetings.list({ status: "completed", limit: 5 });
      for (const { id } of first.data) await svc.meetings.get(id);
      await Promise.all([svc.team.stats(), svc.insights.list({ limit: 50 })]);
    },
    async (svc, turn) => {
      const controller = new AbortController();
      const iteration = svc.meetings.list({}, { signal: controller.signal, concurrency: 3 }).toArray();
      setTimeout(() => controller.abort(), turn % 25);
      await iteration.catch((error: unknown) => {
        if (!isSvcError(error) || error.code !== "aborted") throw error;
      });
    },
    async (svc) => {
      await svc.team.stats({ time_range: "all" }, { timeoutMs: 100, deadlineMs: 250 });
    },
    async (svc, turn) => changeTemplates(svc, `Soak ${process.pid}-${turn}`, counts),
  ];
}

/** Creates a template under a name of its own, changes and deletes it. A response may get lost: then the list shows what is there. */
async function changeTemplates(svc: SvcClient, name: string, counts: Counts): Promise<void> {
  const grading_criteria = [{ name: "One", weight: 100, description: "All of it." }];
  await svc.templates.create({ name, prompt_template: "Score.", grading_criteria }).catch((error: unknown) => {
    counts.addFailure(error);
  });
  const made = (await svc.templates.list({ limit: 100 }).toArray()).filter((template) => template.name === name);
  if (made.length > 1) counts.doubled += made.length - 1;
  for (const { id } of made) {
    await svc.templates.update(id, { coaching_tone: "direct" });
    await svc.templates.delete(id);
  }
}
