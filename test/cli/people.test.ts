import { expect, it } from "vitest";
import { sharedFixture } from "./support/fixture.ts";

const fixture = await sharedFixture();

interface Row {
  id: string;
  name: string | null;
  meetings: number;
  reports: number;
  scored_reports: number;
  average_score: number | null;
}

it("`svc people` counts what each person has, as an independent count of the lists does", async () => {
  const people: Row[] = JSON.parse((await fixture.svc("people --from 365d --json")).stdout);
  const meetings: { user_id: string }[] = JSON.parse((await fixture.svc("meetings list --all --json")).stdout);
  const reports: { user_id: string; overall_score: number }[] = JSON.parse(
    (await fixture.svc("reports list --all --json")).stdout,
  );
  expect(people.map(({ id }) => id).sort()).toEqual([...new Set(meetings.map(({ user_id: id }) => id))].sort());
  for (const person of people) {
    const scores = reports.filter(({ user_id: id }) => id === person.id).map(({ overall_score: score }) => score);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(person).toMatchObject({
      meetings: meetings.filter(({ user_id: id }) => id === person.id).length,
      reports: scores.length,
      scored_reports: scores.length,
    });
    expect(Math.abs((person.average_score ?? 0) - mean)).toBeLessThanOrEqual(0.0501);
  }
  expect(people.map(({ name }) => name)).toContain("山田 太郎");
});

it("The period bounds meetings and reports, and somebody without either is left out", async () => {
  const people: Row[] = JSON.parse((await fixture.svc("people --from 2h --json")).stdout);
  expect(people).toMatchObject([{ meetings: 0, reports: 1, average_score: 91.5 }]);
});

it("A period without a beginning is the ninety days before its end", async () => {
  const { code, stdout } = await fixture.svc("people --to 2026-06-01 --json");
  expect([code, JSON.parse(stdout)]).toEqual([0, []]);
});

it("Without names, totals and statistics people are listed by id, with the same counts", async () => {
  const bare: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname.endsWith("/stats")) return new Response("", { status: 501 });
    const response = await fixture.server.fetch(input, init);
    const { data } = (await response.json()) as { data: { participants?: unknown; overall_score?: unknown }[] };
    return Response.json(data.map(({ participants: _, ...row }) => row));
  };
  const known: Row[] = JSON.parse((await fixture.svc("people --json")).stdout);
  const { code, stdout } = await fixture.svc("people --json --retries 0", { fetch: bare });
  expect(code).toBe(0);
  const counted = (rows: Row[]) => rows.map(({ name: _, ...row }) => JSON.stringify({ ...row, email: null })).sort();
  expect(counted(JSON.parse(stdout))).toEqual(counted(known));
});

it("A terminal shows names and short ids, and a service without anybody says so", async () => {
  const { stdout } = await fixture.svc("people", { terminal: { columns: 80 } });
  expect(stdout).toMatch(/Zoë 🚀 O’Brien +9 +2/);
  const nobody = await fixture.svc("people --to 2020-01-01 --from 2019-01-01", { terminal: { columns: 80 } });
  expect(nobody.stderr).toBe("No people found.\n");
});
