import type { ExportFlags } from "./export-flags.ts";
import { type ExportSource, idOf } from "./remaining-pages.ts";

/** Adds what `--with` requests to the items. */
export async function withDetails(
  source: ExportSource,
  items: readonly unknown[],
  { with: wanted }: Pick<ExportFlags, "with">,
): Promise<readonly unknown[]> {
  return wanted === "transcripts" ? withTranscripts(source, items) : items;
}

/** Adds transcripts to meetings, in order, a few requests at a time; null when a meeting is gone. */
async function withTranscripts(
  { client, signal, concurrency }: ExportSource,
  meetings: readonly unknown[],
): Promise<unknown[]> {
  const details = await client.meetings.getMany(meetings.map(idOf), { signal, concurrency });
  return meetings.map((meeting, index) => ({ ...Object(meeting), transcript: details[index]?.transcript ?? null }));
}
