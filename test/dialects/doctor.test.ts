import { describe, expect, it } from "vitest";
import { draw } from "../support/draw.ts";
import { everyField } from "./ablation.ts";
import { DIALECTS } from "./dialects.ts";
import { createForeignService, type Dialect } from "./service/foreign-service.ts";
import { createOrganization } from "./service/organization.ts";
import { KEY, onCli } from "./surfaces.ts";

interface Finding {
  name: string;
  state: string;
  detail: string;
  fix: string | null;
}

async function diagnose(dialect: Dialect): Promise<{ findings: Finding[]; shown: string; exit: number | undefined }> {
  const service = createForeignService(dialect);
  const { data, shown, exit } = await onCli(service, ["doctor", "--json"]);
  expect(service.organization).toEqual(createForeignService(dialect).organization);
  return { findings: data as Finding[], shown, exit };
}

const find = (findings: Finding[], name: string): Finding | undefined =>
  findings.find((finding) => finding.name === name);

describe.each(draw("doctor", DIALECTS, 15).map((given) => ({ ...given })))("$name", ({ dialect, doctor }) => {
  it("The doctor recognizes it, and shows neither key nor data", async () => {
    const { findings, shown, exit } = await diagnose(dialect);
    expect(exit, shown).toBe(0);
    if (doctor) expect(shown).toMatch(doctor);
    expect(find(findings, "dialect")?.detail).not.toMatch(/no rows were found/);
    expect(shown).not.toContain(KEY);
    expect(shown).not.toMatch(/Discovery call|Ana Ruiz|Northwind|The budget|00000001-0000|\bundefined\b|\bNaN\b/);
  });
});

it.each([
  ["meetings", "report_count", "meetings", "meetings without a report are not counted"],
  ["reports", "overall_score", "reports", "averages, gates and trends are empty"],
  ["reports", "criteria_scores", "one report", "criteria have no figures"],
  ["stats", "top_performers", "team statistics", "no names from statistics"],
])(
  "Of %s without %s the doctor says which field is missing, and what will not work",
  async (kind, field, where, consequence) => {
    const { findings } = await diagnose({
      row: (row, resource) => {
        if (resource === kind) delete row[field];
        return row;
      },
    });
    const found = find(findings, "fields");
    expect(found).toMatchObject({ state: "warning", fix: expect.stringContaining(consequence) });
    expect(found?.detail).toMatch(new RegExp(`${where} lacks? [^;]*\\b${field}\\b`));
  },
);

it("Every field that is left out is named, nested ones aside", async () => {
  const fields = everyField(createOrganization()).filter(([, ...names]) => names.length === 1);
  for (const [kind, field = ""] of draw("doctor fields", fields, 15, ([kind]) => kind)) {
    if (field === "id") continue;
    const { findings } = await diagnose({
      row: (row, resource) => {
        if (resource === kind) delete row[field];
        return row;
      },
    });
    expect(find(findings, "fields")?.detail, `${kind}.${field}`).toContain(field);
  }
});

it("A service that responds but does not describe itself is reachable", async () => {
  const { findings, exit } = await diagnose({
    every: (url) => (url.pathname.endsWith("openapi.json") ? { status: 404, body: { error: "nope" } } : undefined),
  });
  expect(exit).toBe(0);
  expect(find(findings, "reachable")).toMatchObject({ state: "ok" });
  expect(find(findings, "description")).toMatchObject({ state: "warning" });
});

it("The doctor and `svc spec diff` count the same changes", async () => {
  const { findings } = await diagnose({});
  const { shown } = await onCli(createForeignService(), ["spec", "diff", "--json", "--fail-on", "none"]);
  const { counts } = JSON.parse(shown);
  expect(find(findings, "description")?.detail).toContain(
    `${counts.breaking} breaking, ${counts.compatible} compatible`,
  );
});
