import { stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { fieldLines } from "../../cli/output/field-lines.lazy.ts";
import { placeColumns } from "../../cli/output/layout.ts";
import { createOutput } from "../../cli/process/process-output.ts";
import { PLAIN_STYLE } from "../../cli/text/style.ts";
import { textWidth } from "../../cli/text/width.ts";
import { draw } from "../support/draw.ts";
import { type Fixture, sharedFixture } from "./support/fixture.ts";
import { NOW } from "./support/run-cli.ts";

const WIDTHS = [40, 80, 120];

const fixture = await sharedFixture();

const SCREENS: [name: string, line: (fixture: Fixture) => string][] = [
  ["meetings-list", () => "meetings list --limit 7"],
  ["meetings-get", ({ ids }) => `meetings get ${ids.meetings[0]}`],
  ["meetings-transcript", ({ ids }) => `meetings transcript ${ids.meetings[0]}`],
  ["reports-list", () => "reports list --limit 5"],
  ["reports-get", ({ ids }) => `reports get ${ids.reports[2]}`],
  ["templates-list", () => "templates list"],
  ["templates-get", ({ ids }) => `templates get ${ids.templates[1]}`],
  ["team-stats", () => "team stats"],
  ["insights-list", () => "insights list"],
  ["roleplay-list", () => "roleplay list"],
  ["auth-status", () => "auth status"],
  ["not-found", () => "meetings get 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001"],
  ["help", () => "--help"],
  ["team-compare", () => "team stats --compare"],
  ["team-trend", () => "team trend"],
  ["team-trend-criterion", () => "team trend --by criterion"],
  ["people", () => "people"],
  ["meetings-view", ({ ids }) => `meetings view ${ids.meetings[0]}`],
  ["meetings-search", () => "meetings search call -C 1 --max-items 3"],
  ["reports-verify", ({ ids }) => `reports verify ${ids.reports[0]}`],
  ["templates-lint", ({ ids }) => `templates lint ${ids.templates[0]}`],
  ["config-list", () => "config list"],
  ["usage", () => "meetings list --stauts failed"],
  ["help-list", () => "reports list --help"],
];

async function drawScreen(line: string, color: boolean, widths: readonly number[]): Promise<string> {
  let drawn = "";
  for (const columns of widths) {
    const env = { ...fixture.env, ...(color ? { TERM: "xterm-256color" } : { NO_COLOR: "1" }) };
    const { stdout, stderr } = await fixture.svc(line, { env, terminal: { columns } });
    drawn += `=== ${columns} columns ===\n${stdout}${stderr && `--- standard error ---\n${stderr}`}\n`;
  }
  return drawn.replace(/req_\w+/g, "req_…");
}

it.each(SCREENS)("The screen %s is unchanged, and the same without color", async (name, line) => {
  // Help and single objects only wrap, help up to 100: no column is dropped between these two.
  const widths = /^help|-(get|status)$/.test(name) ? [40, 120] : WIDTHS;
  const drawn = await drawScreen(line(fixture), true, widths);
  await expect(drawn).toMatchFileSnapshot(`golden/${name}.golden.txt`);
  for (const width of draw(name, widths, 1))
    expect(stripVTControlCharacters(drawn)).toContain(await drawScreen(line(fixture), false, [width]));
});

it.each(SCREENS.filter(([name]) => name.endsWith("s-list")))(
  "No line of %s is wider than the terminal",
  async (_name, line) => {
    for (const columns of [36, 40, 57, 80, 99, 120, 200]) {
      const { stdout } = await fixture.svc(line(fixture), { terminal: { columns } });
      for (const row of stripVTControlCharacters(stdout).split("\n"))
        expect(textWidth(row)).toBeLessThanOrEqual(columns);
    }
  },
);

it("A terminal that reports a width of 0 is taken for one of 80 columns", async () => {
  const stream = { write: () => true, on: () => undefined, isTTY: true, columns: 0, rows: 24 };
  expect(createOutput(stream, { env: {}, onClosed: () => undefined }).columns).toBe(80);
});

it("An id is cut to where it is unique and nowhere else, however narrow the terminal is", async () => {
  const { stdout } = await fixture.svc("meetings list --limit 2", { terminal: { columns: 20 } });
  const asked = await fixture.svc("meetings list --limit 2 --fields title,id", { terminal: { columns: 20 } });
  for (const id of fixture.ids.meetings.slice(0, 2)) {
    expect(stripVTControlCharacters(stdout)).toContain(`${id.slice(0, 8)}\n`);
    expect(asked.stdout).toContain(id);
  }
});

it("A title keeps some room: what matters less overrides it is squeezed", () => {
  const title = { field: "title", title: "TITLE", kind: "text" } as const;
  const source = { field: "source", title: "SOURCE", kind: "text", rank: 1 } as const;
  const place = (available: number) =>
    placeColumns(
      [
        { column: title, width: 60 },
        { column: source, width: 11 },
      ],
      available,
    )?.map(({ width }) => width);
  expect(place(31)).toEqual([18, 11]);
  expect(place(30)).toEqual([30]);
});

it("A sentence is wrapped beside its title, and an address is left whole to be copied", () => {
  const columns = [
    { field: "said", title: "Said", kind: "text" },
    { field: "url", title: "Address", kind: "text" },
  ] as const;
  const item = { said: "one two three four five six seven", url: "https://coaching.example.com/a/b/c" };
  const screen = { style: PLAIN_STYLE, width: 32, now: NOW, relativeTimes: true };
  expect(fieldLines(columns, item, screen)).toBe(
    "Said     one two three four five\n         six seven\nAddress  https://coaching.example.com/a/b/c\n",
  );
});

it("A list of one thing is not described as several", async () => {
  const { stderr } = await fixture.svc("insights list --prospect-title nobody-has-it", { terminal: { columns: 80 } });
  expect(stderr).toBe("No insights found.\n");
  const config = { current_profile: "default", profiles: { default: { base_url: "http://localhost" } } };
  const listed = await fixture.svc("profile list", { config, terminal: { columns: 80 } });
  expect(listed.stderr).toBe("\nShowing 1 profile\n");
});
