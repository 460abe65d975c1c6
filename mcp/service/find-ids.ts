import type { SvcClient } from "../../src/index.ts";
import type { IdKind } from "../context/known-ids.ts";
import type { Session } from "./session.ts";

const NEWEST = { limit: 100 };

type Call = { signal: AbortSignal };

/** Where ids of a kind come from when no answer has shown any yet. */
const SOURCES: Readonly<Record<IdKind, (svc: SvcClient, call: Call) => Promise<string[]>>> = {
  meeting: async (svc, call) => (await svc.meetings.list(NEWEST, call)).data.map(({ id }) => id),
  report: async (svc, call) => (await svc.reports.list(NEWEST, call)).data.map(({ id }) => id),
  template: async (svc, call) => (await svc.templates.list(NEWEST, call)).data.map(({ id }) => id),
  user: async (svc, call) =>
    (await svc.team.stats({ time_range: "all" }, call)).top_performers.map((best) => best.user_id),
};

/** Ids that begin with what is typed: those that answers have shown, then the newest. Only the former where the service cannot be asked. */
export async function findIds(
  kind: IdKind,
  typed: string,
  { session, signal }: { session: Session; signal: AbortSignal },
): Promise<string[]> {
  const { knownIds } = session;
  const known = knownIds.find(kind, typed);
  if (known.length > 0 && knownIds.isListed(kind)) return known;
  try {
    const newest = await SOURCES[kind](session.svc(), { signal });
    knownIds.rememberNewest(kind, newest);
  } catch {
    // Completion is a convenience: whoever asks for the object itself is told what is wrong.
    return known;
  }
  return knownIds.find(kind, typed);
}
