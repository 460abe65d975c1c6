import { pMapIterable } from "p-map";
import { isSvcError } from "../../../src/index.ts";
import type { ExportFlags } from "./export-flags.ts";
import { idOf, type Walk } from "./walk.ts";

/** Items with what `--with` asks for. */
export async function withDetails(
  walk: Walk,
  items: readonly unknown[],
  { with: wanted }: Pick<ExportFlags, "with">,
): Promise<readonly unknown[]> {
  return wanted === "transcripts" ? withTranscripts(walk, items) : items;
}

/** Meetings with their transcripts, in their order, a few asked for at a time; null where there is none any more. */
async function withTranscripts(
  { client, signal, concurrency }: Walk,
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
