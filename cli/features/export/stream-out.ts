import type { Context } from "../../context/context.ts";
import type { ExportPlan } from "./checkpoint.ts";
import type { ExportFlags } from "./export-flags.ts";
import { type ExportSource, remainingPages } from "./remaining-pages.ts";
import { createSerializer } from "./serializers.ts";
import { withDetails } from "./with-details.ts";

/** Writes an export to standard output, without resume. */
export async function writeToStdout(
  { stdout }: Context,
  { source, plan, flags }: { source: ExportSource; plan: ExportPlan; flags: ExportFlags },
): Promise<void> {
  const serializer = createSerializer(plan.format, []);
  let count = 0;
  for await (const { items } of remainingPages(source, new Set())) {
    await stdout.write(await serializer.items(await withDetails(source, items, flags), count));
    count += items.length;
  }
  await stdout.write(serializer.end(count));
}
