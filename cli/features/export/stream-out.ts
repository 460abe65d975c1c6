import type { Context } from "../../context/context.ts";
import { screenSafe } from "../../output/screen-safe.ts";
import type { ExportPlan } from "./checkpoint.ts";
import type { ExportFlags } from "./export-flags.ts";
import { type ExportSource, remainingPages } from "./remaining-pages.ts";
import { createSerializer } from "./serializers.ts";
import { withDetails } from "./with-details.ts";

/** Writes an export to standard output, without resume. */
export async function writeToStdout(
  context: Context,
  { source, plan, flags }: { source: ExportSource; plan: ExportPlan; flags: ExportFlags },
): Promise<void> {
  const serializer = createSerializer(plan.format, []);
  let count = 0;
  for await (const { items } of remainingPages(source, new Set())) {
    const text = await serializer.items(await withDetails(source, items, flags), count);
    await context.stdout.write(screenSafe(context, text));
    count += items.length;
  }
  await context.stdout.write(serializer.end(count));
}
