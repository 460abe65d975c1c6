import { pMapIterable } from "p-map";
import { isSvcError, type SvcClient } from "../../src/index.ts";
import { idOf } from "./walk.ts";

/** Meetings with their transcripts, in their order, a few asked for at a time; null where there is none any more. */
export async function withTranscripts(
  client: SvcClient,
  meetings: readonly unknown[],
  { signal, concurrency }: { signal: AbortSignal; concurrency: number },
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
