import type { Context } from "../context.ts";
import type { ExportPlan } from "./checkpoint.ts";
import type { ExportFlags } from "./run-export.ts";
import { createSerializer } from "./serializers.ts";
import { type Walk, walkByPages, walkByTime } from "./walk.ts";
import { withTranscripts } from "./with-transcripts.ts";

/** Writes an export to standard output, where nothing can be resumed. */
export async function writeToStdout(
  { stdout }: Context,
  { walk, plan, flags }: { walk: Walk; plan: ExportPlan; flags: ExportFlags },
): Promise<void> {
  const serializer = createSerializer(plan.format, []);
  const { dated } = walk.resource;
  const steps = dated ? walkByTime(walk, dated, undefined) : walkByPages(walk, new Set());
  let count = 0;
  for await (const { items } of steps) {
    const detailed = flags.with === "transcripts" ? await withTranscripts(walk.client, items, walk) : items;
    await stdout.write(await serializer.items(detailed, count));
    count += items.length;
  }
  await stdout.write(serializer.end(count));
}
