import { pMapIterable } from "p-map";
import { isSvcError } from "../../../src/index.ts";
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
  const read = async (meeting: unknown): Promise<unknown> => {
    const id = idOf(meeting);
    const transcript = await client.meetings.get(id, { signal }).then(
      (detail) => detail.transcript ?? null,
      (error: unknown) => {
        if (isSvcError(error) && error.code === "not_found") return null;
        throw error;
      },
    );
    return { ...Object(meeting), transcript };
  };
  const detailed: unknown[] = [];
  for await (const meeting of pMapIterable(meetings, read, { concurrency })) detailed.push(meeting);
  return detailed;
}
