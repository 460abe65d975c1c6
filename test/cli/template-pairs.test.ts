import fc from "fast-check";
import { expect, it } from "vitest";
import { type PlanMaterial, type PlannedStep, planApply } from "../../cli/features/templates/plan.ts";
import type { TemplateFile } from "../../cli/features/templates/template-file.ts";
import type { Template } from "../../src/index.ts";

const templateOf = (id: string, name: string) => ({ id, name, prompt_template: "old" }) as unknown as Template;
const fileOf = (file: string, name: string, id?: string) =>
  ({ file, fields: { name, prompt_template: "new" }, ...(id === undefined ? {} : { id }) }) as TemplateFile;
const knownAs = (file: string) => ({ file }) as PlanMaterial["state"][string];

const plan = (files: TemplateFile[], templates: Template[], state: PlanMaterial["state"] = {}, prune = false) =>
  planApply({ files, templates, state, prune, overwrite: true });
const idOf = (step: PlannedStep) => (step.kind === "create" ? undefined : step.current.id);

it("a new file that takes the name of a renamed one is a template of its own, and overwrites nothing", () => {
  const files = [fileOf("old.yaml", "Renamed"), fileOf("new.yaml", "Discovery")];
  const steps = plan(files, [templateOf("t1", "Discovery")], { t1: knownAs("old.yaml") });
  expect(steps.map((step) => [step.kind, step.name, idOf(step)])).toEqual([
    ["update", "Renamed", "t1"],
    ["create", "Discovery", undefined],
  ]);
});

it("of two files with one id, the second is found by its name, or is new", () => {
  const files = [fileOf("a.yaml", "A", "t1"), fileOf("b.yaml", "B", "t1"), fileOf("c.yaml", "C", "t1")];
  const steps = plan(files, [templateOf("t1", "A"), templateOf("t2", "B")]);
  expect(steps.map((step) => [step.kind, idOf(step)])).toEqual([
    ["update", "t1"],
    ["update", "t2"],
    ["create", undefined],
  ]);
});

const NAMES = ["A", "B", "C"];
const FILES = ["a.yaml", "b.yaml", "c.yaml", "d.yaml"];
const IDS = ["t1", "t2", "t3", "t4"];
const some = <Value>(values: readonly Value[]) => fc.constantFrom(...values);

const organizations = fc.record({
  // Names need not differ on the service: where several match, the plan is rejected, which this is not about.
  names: fc.uniqueArray(some([...NAMES, "X"]), { maxLength: 4 }),
  files: fc.uniqueArray(fc.record({ file: some(FILES), name: some(NAMES), id: fc.option(some(IDS)) }), {
    selector: ({ file }) => file,
  }),
  state: fc.dictionary(some(IDS), some(FILES)),
  prune: fc.boolean(),
});

it("whatever was renamed, no template is the target of two steps, each file has one step, and pruning deletes the rest", () => {
  fc.assert(
    fc.property(organizations, ({ names, files, state, prune }) => {
      const templates = names.map((name, index) => templateOf(IDS[index] ?? "", name));
      const known = Object.fromEntries(Object.entries(state).map(([id, file]) => [id, knownAs(file)]));
      const steps = plan(
        files.map(({ file, name, id }) => fileOf(file, name, id ?? undefined)),
        templates,
        known,
        prune,
      );
      const targets = steps.map(idOf).filter((id) => id !== undefined);
      expect(new Set(targets).size).toBe(targets.length);
      expect(steps.filter(({ kind }) => kind !== "delete")).toHaveLength(files.length);
      if (prune) expect([...targets].sort()).toEqual(templates.map(({ id }) => id).sort());
    }),
  );
});
