import { expect, it } from "vitest";
import { OUTPUT_FORMATS } from "../../cli/output/formatter.ts";
import { sharedFixture } from "./support/fixture.ts";

const fixture = await sharedFixture();

const plainWords = (text: string): string => text.replace(/\\([\\`*_[\]|~#!])/g, "$1").replace(/\\n|\\"|\s+/g, " ");

/** What each command is about, which no format may leave out. */
const SUBSTANCE: [command: string, of: () => Promise<string[]>][] = [
  [
    "meetings get @meeting",
    async () => {
      const meeting = JSON.parse((await fixture.svc(`meetings get ${fixture.ids.meetings[0]} --json`)).stdout);
      const lines = meeting.transcript.trim().split("\n");
      return [
        meeting.participants[0].name,
        ...[lines[0], lines.at(-1)].map((line: string) => line.split(": ")[1] ?? ""),
      ];
    },
  ],
  [
    "reports get @report",
    async () => {
      const report = JSON.parse((await fixture.svc(`reports get ${fixture.ids.reports[0]} --json`)).stdout);
      const [criterion] = report.criteria_scores;
      return [criterion.name, criterion.feedback, criterion.evidence[0].quote, report.feedback, report.next_steps[0]];
    },
  ],
  [
    "templates get @template",
    async () => {
      const template = JSON.parse((await fixture.svc(`templates get ${fixture.ids.templates[0]} --json`)).stdout);
      return [template.grading_criteria[0].name, template.grading_criteria[0].description, template.prompt_template];
    },
  ],
  [
    "team stats",
    async () => {
      const stats = JSON.parse((await fixture.svc("team stats --json")).stdout);
      return [stats.top_performers[0].name, String(stats.top_performers[0].avg_score)];
    },
  ],
];

const cases = SUBSTANCE.flatMap(([command, of]) =>
  OUTPUT_FORMATS.map((format): [string, string, () => Promise<string[]>] => [command, format, of]),
);

it.each(cases)("`svc %s -o %s` has the substance", async (command, format, of) => {
  const { meetings, reports, templates } = fixture.ids;
  const line = command
    .replace("@meeting", meetings[0] ?? "")
    .replace("@report", reports[0] ?? "")
    .replace("@template", templates[0] ?? "");
  const { code, stdout } = await fixture.svc(`${line} -o ${format}`);
  expect(code).toBe(0);
  const texts = await of();
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(plainWords(stdout).replaceAll('""', '"')).toContain(plainWords(text));
});

it("Piped, a meeting is its fields, `--` and what was said", async () => {
  const { stdout } = await fixture.svc(`meetings get ${fixture.ids.meetings[0]}`);
  const [fields = "", text = ""] = stdout.split("\n--\n");
  expect(fields).toMatch(/^id\t/);
  expect(text).toMatch(/\[00:00:\d\d\] .+: /);
});

it("--fields gives the chosen fields alone, in every format", async () => {
  for (const format of OUTPUT_FORMATS) {
    const { stdout } = await fixture.svc(`meetings get ${fixture.ids.meetings[0]} --fields status -o ${format}`);
    expect(stdout, format).toContain("completed");
    expect(stdout, format).not.toMatch(/00:00:0|Participants/);
  }
});

it("team stats --compare keeps the comparison in Markdown and TSV", async () => {
  const [md, tsv] = await Promise.all(
    ["md", "tsv"].map((format) => fixture.svc(`team stats --time-range week --compare -o ${format}`)),
  );
  expect(md?.stdout).toContain("## Comparison, computed from reports");
  expect(tsv?.stdout).toContain("Compared with");
});
