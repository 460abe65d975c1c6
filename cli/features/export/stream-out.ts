import type { Context } from "../../context/context.ts";
import type { ExportPlan } from "./checkpoint.ts";
import type { ExportFlags } from "./export-flags.ts";
import { createSerializer } from "./serializers.ts";
import { type Walk, walkRest } from "./walk.ts";
import { withDetails } from "./with-details.ts";

/** Writes an export to standard output, where nothing can be resumed. */
export async function writeToStdout(
  { stdout }: Context,
  { walk, plan, flags }: { walk: Walk; plan: ExportPlan; flags: ExportFlags },
): Promise<void> {
  const serializer = createSerializer(plan.format, []);
  let count = 0;
  for await (const { items } of walkRest(walk, { written: new Set() })) {
    await stdout.write(await serializer.items(await withDetails(walk, items, flags), count));
    count += items.length;
  }
  await stdout.write(serializer.end(count));
}
