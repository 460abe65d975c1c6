import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Schema, Validator } from "@cfworker/json-schema";
import { expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { commandTree, runnable } from "./support/command-tree.ts";
import { sharedFixture } from "./support/fixture.ts";
import { runCli } from "./support/run-cli.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();
const VAGUE = `name: A
prompt_template: P
grading_criteria:
  - name: Energy
    weight: 0
    description: ""
`;
await writeFile(path.join(directory, "vague.yaml"), VAGUE);

const schemaOf = async (command: string): Promise<Schema> =>
  JSON.parse((await runCli(["schema", ...command.split(" ")])).stdout) as Schema;

/** Command lines whose output is validated, with the command that the schema is of. */
const LINES: [command: string, args: string][] = [
  ["meetings list", ""],
  ["meetings get", "MEETING"],
  ["meetings reports", "MEETING"],
  ["meetings transcript", "MEETING"],
  ["meetings search", "what -C 1"],
  ["reports list", ""],
  ["reports get", "REPORT"],
  ["reports verify", "--every"],
  ["templates list", ""],
  ["templates get", "TEMPLATE"],
  ["templates update", "TEMPLATE --name Renamed"],
  ["templates export", "DIRECTORY/templates"],
  ["templates apply", "DIRECTORY/templates --dry-run"],
  ["templates lint", "DIRECTORY/vague.yaml"],
  ["templates delete", "TEMPLATE --yes"],
  ["team stats", ""],
  ["team stats", "--compare"],
  ["team trend", ""],
  ["team trend", "--by criterion"],
  ["people", ""],
  ["insights list", ""],
  ["roleplay list", ""],
  ["report weekly", ""],
  ["report person", "PERSON"],
  ["export meetings", "--out DIRECTORY/m.csv"],
  ["export reports", "--out DIRECTORY/r.json"],
  ["export insights", "--out DIRECTORY/i.ndjson"],
  ["export sessions", "--out DIRECTORY/s.ndjson"],
  ["export templates", "--out DIRECTORY/t.ndjson"],
  ["auth status", ""],
  ["config list", ""],
  ["config path", ""],
  ["config set", "tz Europe/Berlin"],
  ["config unset", "tz"],
  ["profile list", ""],
  ["completion", "bash"],
  ["ci init", "gitlab --dry-run"],
  ["browse", "--dry-run"],
  ["ci init", "github --directory DIRECTORY/ci"],
  ["doctor", ""],
  ["spec show", ""],
  ["spec diff", ""],
];

it("The JSON of every command is as its schema has it", async () => {
  const [meeting = "", report = "", template = ""] = [
    fixture.ids.meetings[0],
    fixture.ids.reports[0],
    fixture.ids.templates.at(-1),
  ];
  for (const [command, args] of LINES) {
    const words = args
      .replace("MEETING", meeting)
      .replace("REPORT", report)
      .replace("TEMPLATE", template)
      .replace("PERSON", fixture.ids.users[0] ?? "")
      .replace("DIRECTORY", directory);
    const { stdout, stderr } = await fixture.svc(`${command} ${words} --json`.split(" ").filter(Boolean));
    expect(stdout, `${command}: ${stderr}`).not.toBe("");
    const { valid, errors } = new Validator(await schemaOf(command), "2020-12").validate(JSON.parse(stdout));
    expect.soft({ valid, errors }, command).toEqual({ valid: true, errors: [] });
  }
});

it("Every command that prints JSON has a schema, and every schema a command", async () => {
  const printing = runnable(await commandTree())
    .filter(([name, { options }]) => !name.startsWith("__") && options.some(({ long }) => long === "--json"))
    .map(([name]) => name);
  const { stdout } = await runCli(["schema"]);
  // What `svc api` prints is the path's.
  expect(stdout.trim().split("\n"), "SHAPES in cli/features/schema/shapes.ts has a row for each").toEqual(
    printing.filter((command) => command !== "api" && command !== "schema").sort(),
  );
});

it("A schema has the spec's words, without its extensions and examples", async () => {
  const { stdout } = await runCli(["schema", "meetings", "get"]);
  expect(stdout).toContain('"transcript"');
  expect(stdout).not.toMatch(/"(?:x-[^"]*|example)":/);
});
