import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { planMarkdown } from "../../cli/features/templates/plan-markdown.ts";
import { planDocument, planText } from "../../cli/features/templates/plan-text.ts";
import { readState, writeState } from "../../cli/features/templates/sync-state.ts";
import { participantLines, transcriptText } from "../../cli/output/transcript-text.ts";
import { PLAIN_STYLE } from "../../cli/text/style.ts";
import { sharedFolder } from "../support/test-folder.ts";
import { NOW, runCli } from "./support/run-cli.ts";
import { TAGGED_STYLE } from "./support/tagged-style.ts";

const directory = sharedFolder();

const CURRENT = {
  id: "t1",
  name: "Old",
  description: null,
  grading_criteria: [],
  prompt_template: "P",
  is_active: true,
};
const STEPS = [
  { kind: "create", name: "New\u0007", file: "new.yaml", wanted: { name: "New", prompt_template: "P" } },
  { kind: "update", name: "Old", file: "old.yaml", current: CURRENT, changes: { name: "Newer" } },
  { kind: "delete", name: "Gone", current: { ...CURRENT, id: "t2" } },
  { kind: "conflict", name: "Both", file: "both.yaml", current: CURRENT, changes: { prompt_template: "Q" } },
  { kind: "unchanged", name: "Same", file: "same.yaml", current: CURRENT },
] as never;

it("A plan lists what changes with its difference, then the counts", async () => {
  const text = await planText(STEPS, PLAIN_STYLE);
  expect(text).toBe(
    [
      "+ create   New\\x07 new.yaml\n    + name: New\n    + prompt_template: P\n",
      "~ update   Old old.yaml\n    - name: Old\n    + name: Newer\n",
      "- delete   Gone t2\n",
      "! conflict Both both.yaml: changed on the service since the last export or apply\n",
      "    - prompt_template: P\n    + prompt_template: Q\n",
      "Plan: 1 to create, 1 to update, 1 to delete, 1 unchanged, 1 in conflict.\n",
    ].join(""),
  );
  expect(await planText([], PLAIN_STYLE)).toBe("Plan: 0 to create, 0 to update, 0 to delete, 0 unchanged.\n");
  const painted = await planText(STEPS, TAGGED_STYLE);
  for (const part of [
    "<green>+ create</>",
    "<yellow>~ update</>",
    "<red>- delete</>",
    "<red>! conflict</>",
    "<dim>t2</>",
  ])
    expect(painted).toContain(part);
});

it("A plan as Markdown is a table, and below it each difference, folded", async () => {
  const text = await planMarkdown(STEPS, [{ name: "One" }, { name: "T*o" }]);
  expect(text).toBe(
    [
      "## Coaching templates\n\n1 to create, 1 to update, 1 to delete, 1 unchanged, **1 in conflict**.\n",
      "\n| Change | Template | File | Fields |\n| --- | --- | --- | --- |\n",
      "| Create | New\u0007 | new.yaml |  |\n| Update | Old | old.yaml | name |\n| Delete | Gone |  |  |\n",
      "| Conflict | Both | both.yaml | prompt\\_template |\n",
      "\n<details><summary>Create New\u0007</summary>\n\n```diff\n+ name: New\n+ prompt_template: P\n```\n\n</details>\n",
      "\n<details><summary>Update Old</summary>\n\n```diff\n- name: Old\n+ name: Newer\n```\n\n</details>\n",
      "\n<details><summary>Conflict Both</summary>\n\n```diff\n- prompt_template: P\n+ prompt_template: Q\n```\n\n</details>\n",
      "\n2 templates without a file, which `--prune` would delete: One, T\\*o.\n",
    ].join(""),
  );
  const two = { kind: "update", name: "A", file: "a.yaml", current: CURRENT, changes: { name: "A", is_active: false } };
  expect(await planMarkdown([two] as never, [])).toContain("| Update | A | a.yaml | name, is\\_active |");
  expect(await planMarkdown([], [])).toBe(
    "## Coaching templates\n\n0 to create, 0 to update, 0 to delete, 0 unchanged.\n",
  );
});

it("A plan as data has action, name, file, id and fields of each step", () => {
  expect(planDocument(STEPS, [{ id: "t9", name: "Elsewhere" }])).toEqual({
    counts: { create: 1, update: 1, delete: 1, unchanged: 1, conflict: 1 },
    steps: [
      { action: "create", name: "New\u0007", file: "new.yaml", id: null, fields: [] },
      { action: "update", name: "Old", file: "old.yaml", id: "t1", fields: ["name"] },
      { action: "delete", name: "Gone", file: null, id: "t2", fields: [] },
      { action: "conflict", name: "Both", file: "both.yaml", id: "t1", fields: ["prompt_template"] },
      { action: "unchanged", name: "Same", file: "same.yaml", id: "t1", fields: [] },
    ],
    unmanaged: [{ id: "t9", name: "Elsewhere" }],
  });
});

it("The state of templates is written in the order of ids, and read back", async () => {
  expect(await readState(directory)).toEqual({});
  const state = {
    c: { file: "c.yaml", digest: "3" },
    a: { file: "a.yaml", digest: "1" },
    b: { file: "b.yaml", digest: "2" },
  };
  await writeState(directory, state);
  const file = path.join(directory, ".svc-templates.json");
  expect(Object.keys(JSON.parse(await readFile(file, "utf8")).templates)).toEqual(["a", "b", "c"]);
  expect(await readState(directory)).toEqual(state);
  for (const damaged of [
    "{",
    "5",
    '{"version": 2, "templates": {}}',
    '{"version": 1, "templates": null}',
    '{"version": 1}',
  ]) {
    await writeFile(file, damaged);
    await expect(readState(directory), damaged).rejects.toThrow(`${file} is damaged.`);
  }
});

const screen = (width: number | undefined, style = PLAIN_STYLE) => ({ now: NOW, style, relativeTimes: true, width });

it("A transcript is wrapped, its times and speakers set apart", () => {
  const transcript = "[00:00:04] Ana Ruiz: Why would that be so?\r\nNo time.\n\n";
  expect(transcriptText(transcript, screen(30))).toBe("[00:00:04] Ana Ruiz: Why\n  would that be so?\nNo time.\n");
  expect(transcriptText("[00:00:04] Ana: Why: so?", screen(undefined, TAGGED_STYLE))).toBe(
    "<dim>[00:00:04]</> <bold>Ana</>: Why: so?\n",
  );
  for (const none of [null, undefined, ""]) expect(transcriptText(none, screen(80))).toBe("No transcript.\n");
});

it("Participants have their role, and a star where they are from the own organization", () => {
  const participants = [
    { name: "Ana", title: "AE", company: "Acme", is_internal: true },
    { name: null, title: null, company: "Contoso", is_internal: false },
    { name: "Ivo\u0007", title: null, company: null, is_internal: false },
  ] as never;
  expect(participantLines({ participants }, screen(80))).toBe(
    "Participants (* from the own organization)\n  Ana (AE, Acme) *\n  unknown (Contoso)\n  Ivo\\x07\n\n",
  );
  expect(participantLines({ participants: [] }, screen(80))).toBe("");
  expect(participantLines({}, screen(80))).toBe("");
});

it("lint reads files without a key, and counts its problems", async () => {
  const file = path.join(directory, "vague.yaml");
  const criterion = (name: string, weight: number) => `  - name: ${name}\n    weight: ${weight}\n    description: ""\n`;
  await writeFile(
    file,
    `name: A\nprompt_template: P\ngrading_criteria:\n${criterion("Energy", 0)}${criterion("Energy", 70)}`,
  );
  const { code, stdout, stderr } = await runCli(["templates", "lint", file, "--json"]);
  const problems = JSON.parse(stdout) as { file: string; template_name: string; severity: string }[];
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatchObject({ file: "vague.yaml", template_name: "A" });
  const failing = problems.filter(({ severity }) => severity === "error").length;
  expect(code).toBe(failing > 0 ? 10 : 0);
  const counted = (count: number) => `${count} ${count === 1 ? "problem" : "problems"} `;
  if (failing > 0) expect(stderr).toContain(counted(failing));
  const strict = await runCli(["templates", "lint", file, "--strict"]);
  expect(strict.code).toBe(10);
  expect(strict.stderr).toContain(`error: ${counted(problems.length)}`);
});
