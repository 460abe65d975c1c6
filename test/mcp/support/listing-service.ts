import { expect } from "vitest";
import { Directory } from "../../../core/people/directory.ts";
import { createKeyProof } from "../../../mcp/context/key-proof.ts";
import { KnownIds } from "../../../mcp/context/known-ids.ts";
import { OrganizationStore } from "../../../mcp/context/organization-store.ts";
import type { ToolContext } from "../../../mcp/context/tool.ts";
import { readMeetings } from "../../../mcp/service/read-data.ts";
import { type Meeting, SvcClient } from "../../../src/index.ts";
import { NOW } from "./environment.ts";

const DAY = 86_400_000;

export type Row = Pick<Meeting, "id" | "user_id" | "status"> & {
  started_at: string | null;
  occurred_at?: string;
  created_at?: string;
};

/** A service with these meetings, the store of its organization, and what was asked. */
export function openService(rows: Row[]) {
  let now = NOW.getTime();
  let answer = (_: URL): Response | undefined => undefined;
  const requests: string[] = [];
  const respond = (url: URL): object => {
    const path = url.pathname.slice("/api/v1".length);
    const given = Object.fromEntries(url.searchParams);
    const [, id] = /^\/(?:meetings|reports)\/(.+)$/.exec(path) ?? [];
    if (id !== undefined)
      return { data: { ...rows.find((row) => row.id === id), transcript: "[00:00:01] Ana: Hello." } };
    if (!["/meetings", "/reports", "/insights", "/roleplay/sessions"].includes(path))
      return { data: [], meta: { total: 0 } };
    const { from = given["date_from"] ?? "", to = given["date_to"] ?? "9", user_id: user, status } = given;
    const matching = rows
      .filter(({ started_at: at }) => (from === "" && to === "9") || (at !== null && at >= from && at <= to))
      .filter((row) => (user ?? row.user_id) === row.user_id && (status ?? row.status) === row.status)
      .sort((one, two) => ((one.started_at ?? "") < (two.started_at ?? "") ? 1 : -1));
    const [page, limit] = [Number(given["page"] ?? 1), Number(given["limit"] ?? 20)];
    const meta = { page, limit, total: matching.length, total_pages: Math.ceil(matching.length / limit) };
    return { data: matching.slice((page - 1) * limit, page * limit), error: null, meta };
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(new Request(input, init).url);
    requests.push(`${url.pathname.slice("/api/v1/".length)}`);
    return answer(url) ?? Response.json(respond(url));
  };
  const store = new OrganizationStore(() => now);
  const memory = { directory: new Directory(), knownIds: new KnownIds(), store };
  const svc = new SvcClient({
    apiKey: `svc_live_${"k".repeat(32)}`,
    baseUrl: "http://localhost/api/v1",
    fetch,
    maxRetries: 0,
  });
  /** A call that begins now. */
  const open = (signal = new AbortController().signal): ToolContext =>
    ({
      ...memory,
      svc,
      proof: createKeyProof(svc, signal),
      now: () => new Date(now),
      startedAt: new Date(now),
      signal,
      openProgress: () => async () => undefined,
    }) as never;
  const read = async (query: Parameters<typeof readMeetings>[0] = {}) => {
    requests.length = 0;
    const { items, isComplete } = await readMeetings(query, open());
    expect(isComplete).toBe(true);
    return items.map(({ id }) => id);
  };
  return {
    ...{ store, svc, open, read, requests, memory },
    wait: (ms: number) => (now += ms),
    answerWith: (given: typeof answer) => (answer = given),
  };
}

export const at = (daysAgo: number): string => new Date(NOW.getTime() - daysAgo * DAY).toISOString();

/** So many meetings, one every six hours, of three people in turn. */
export const meetings = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    user_id: `user ${index % 3}`,
    status: "completed",
    started_at: at(index / 4),
    occurred_at: at(index / 4),
    created_at: at(index / 4),
  }));
