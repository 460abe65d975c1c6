import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { sharedFolder } from "../support/test-folder.ts";
import { sharedFixture } from "./support/fixture.ts";

const directory = sharedFolder();
const fixture = await sharedFixture();

it.each([
  ["reports weekly -o json", "report weekly -o json"],
  ["report list --limit 3", "reports list --limit 3"],
  ["report get REPORT", "reports get REPORT"],
  ["people list --json", "people --json"],
  ["users list", "people"],
  ["team members", "people"],
  ["roleplay sessions", "roleplay list"],
  ["sessions list --limit 1", "roleplay list --limit 1"],
  ["export roleplay", "export sessions"],
  ["meeting list --limit 2", "meetings list --limit 2"],
  ["calls list --limit 2", "meetings list --limit 2"],
  ["template list", "templates list"],
  ["insight list", "insights list"],
  ["stats --json", "team stats --json"],
  ["search budget", "meetings search budget"],
  ["--timeout 20 report list", "reports list --timeout 20"],
  ["meetings list --last 7d --json", "meetings list --from 7d --json"],
  ["reports list --week 2026-W46 --json", "reports list --from 2026-11-09 --to 2026-11-15 --json"],
  ["people --month 2026-11 --json", "people --from 2026-11-01 --json"],
  ["team trend --last quarter --json", "team trend --from 2026-07-01 --to 2026-09-30 --json"],
  ["team stats --last 7d", "team stats --time-range week"],
  ["export meetings --last 30d", "export meetings --from 30d"],
])("`svc %s` runs as `svc %s`", async (typed, meant) => {
  const [report = ""] = fixture.ids.reports;
  const { code, stdout, stderr } = await fixture.svc(meant.replace("REPORT", report));
  expect(code).toBe(0);
  expect(await fixture.svc(typed.replace("REPORT", report))).toMatchObject({ code, stdout, stderr });
});

it.each([
  ["team stats --last week", "--time-range week"],
  ["team stats --last week", "Expected --last to be 7d, 30d, 90d, 365d, got `week`"],
  ["config set copy postgres://me:secret@db.example/copy", "A password is not stored in the configuration."],
  ["meetings ls", "list"],
  ["reports list --since 7d", "--from"],
  ["meetings list --format csv", "-o"],
  ["meetings search price --limit 2", "--max-items"],
  ["reports --last week", "svc reports list --last"],
  ["roleplay --since 7d", "svc roleplay list --from"],
  ["team stats --week", "svc report weekly --week"],
  ["meetings list -q .", "--jq"],
  ["api /meetings -q .", "--jq"],
  ["auth login --with-token", "--key-stdin"],
  ["reports show REPORT", "get"],
  ["whoami", "svc auth status"],
  ["templates add", "create"],
  ["meetings list --json id,title", "--fields id,title"],
  ["meetings list --last fortnight", "Use 7d"],
])("`svc %s` is answered with %s", async (typed, hint) => {
  const { code, stderr } = await fixture.svc(typed);
  expect(code).toBe(2);
  expect(stderr).toContain(hint);
});

it.each([
  ["export meetings --format csv", "--format is now -o", "export meetings -o csv"],
  ["export meetings -o -", "-o is now --out", "export meetings"],
  ["reports verify --all", "--all is now --every", "reports verify --every"],
  ["ci init gitlab --print", "--print is now --dry-run", "ci init gitlab --dry-run"],
  ["browse --no-browser", "--no-browser is now --dry-run", "browse --dry-run"],
])("`svc %s` still works, and says so once: %s", async (typed, warning, meant) => {
  const now = await fixture.svc(meant);
  const { code, stdout, stderr } = await fixture.svc(typed);
  expect({ code, stdout }).toEqual({ code: now.code, stdout: now.stdout });
  expect(stderr).toBe(`warning: ${warning}, and will be removed in the next minor version.\n${now.stderr}`);
});

it("--to is a date or a file, by how it looks, and the ending of the file chooses the format", async () => {
  const file = path.join(directory, "some.csv");
  const { code, stderr } = await fixture.svc(`export meetings --from 2026-11-01 --to 2026-11-20 --to ${file}`);
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining(`to ${file}`) });
  expect(await readFile(file, "utf8")).toMatch(/^id,/);
  const unknown = await fixture.svc(`export meetings --out ${directory}/some.xlsx`);
  expect(unknown.stderr).toBe(
    "error: No format has the extension .xlsx.\nhint: Choose one with -o: ndjson, csv, json.\n",
  );
  expect((await fixture.svc(`report weekly --to ${directory}/week.md --to 2026-11-20`)).code).toBe(0);
  expect(await readFile(`${directory}/week.md`, "utf8")).toMatch(/^# /);
});

it.each([
  ["export meetings --out", "theirs.ndjson", '{"mine": true}\n'],
  ["report weekly --out", "theirs.html", "<!doctype html>\n<title>Mine</title>\n"],
  ["report weekly --save", "theirs.json", '{"mine": true}\n'],
])("`svc %s FILE` replaces nothing that it has not written, without --force", async (line, name, text) => {
  const file = path.join(directory, name);
  await writeFile(file, text);
  const { code, stderr } = await fixture.svc(`${line} ${file}`);
  expect(code).toBe(2);
  expect(stderr).toMatch(/exists, and .*\n.*--force/);
  expect(await readFile(file, "utf8")).toBe(text);
  expect((await fixture.svc(`${line} ${file} --force`)).code).toBe(0);
  expect(await readFile(file, "utf8")).not.toBe(text);
  expect((await fixture.svc(`${line} ${file}`)).code).toBe(0);
});

it("--fields and --jq choose of what every command says in JSON, the report and outcomes too", async () => {
  expect((await fixture.svc("report weekly --jq .time_zone")).stdout).toBe("UTC\n");
  expect(JSON.parse((await fixture.svc("report weekly --fields time_zone,reports.count")).stdout)).toMatchObject({
    time_zone: "UTC",
  });
  expect((await fixture.svc("browse --dry-run --jq .opened")).stdout).toBe("false\n");
  expect((await fixture.svc(`export insights --out ${directory}/i.csv --jq .resource`)).stdout).toBe("insights\n");
  const { code, stderr } = await fixture.svc("report weekly -o html --jq .");
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("work on JSON, not on html") });
});

it("A trend as CSV is a row for each person and step, with its dates", async () => {
  const { stdout } = await fixture.svc("team trend --from 2026-11-09 -o csv");
  const [head, ...rows] = stdout.trim().split("\r\n");
  expect(head).toBe("id,name,from,to,reports,average_score");
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatch(/,2026-11-09T00:00:00\.000Z,2026-11-15T23:59:59\.999Z,\d+,/);
});

it("A template to lint is named as one to get is", async () => {
  expect(await fixture.svc(["templates", "lint", "Discovery scorecard", "--json"])).toMatchObject({
    code: 0,
    stderr: "",
  });
  const unknown = await fixture.svc("templates lint Nonsense");
  expect(unknown).toMatchObject({ code: (await fixture.svc("templates get Nonsense")).code });
  expect(unknown.stderr).toContain("Nonsense");
});

it.each([
  ["team trend", "user_id", "id"],
  ["meetings search hello", "meeting_id", "id"],
  ["reports verify --every", "result", "status"],
  ["doctor", "state", "status"],
])(
  "`svc %s` has the field %s under its present name %s, and the earlier one with a warning",
  async (command, earlier, now) => {
    const present = await fixture.svc(`${command} --fields ${now} -o csv`);
    const old = await fixture.svc(`${command} --fields ${earlier} -o csv`);
    expect(old.stdout.split("\r\n").slice(1)).toEqual(present.stdout.split("\r\n").slice(1));
    const warning = `warning: The field ${earlier} is now ${now}, and will be removed in the next minor version.\n`;
    expect(old.stderr).toContain(warning);
    expect((await fixture.svc([...command.split(" "), "--jq", `.[].${earlier}`])).stderr).toContain(warning);
    expect(present.stderr).not.toContain("warning:");
  },
);

it("A list without a filter by time in the API takes one here: every page is read, and the rows are chosen", async () => {
  const [all, week, none] = await Promise.all(
    ["", "--last 7d", "--to 2026-11-01"].map((when) => fixture.svc(`roleplay list ${when} --json`.replace("  ", " "))),
  );
  expect(JSON.parse(week?.stdout ?? "")).toEqual(JSON.parse(all?.stdout ?? ""));
  expect(JSON.parse(none?.stdout ?? "")).toEqual([]);
  expect((await fixture.svc("export sessions --to 2026-11-01")).stdout).toBe("");
  const { code, stderr } = await fixture.svc("roleplay list --last 7d --page 2");
  expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining("--page") });
});

it("A gate says average_score, as the report does; its earlier name works with a warning", async () => {
  const now = await fixture.svc("report weekly --gate average_score>=1 --gate rep.average_score>=1 -o csv");
  const old = await fixture.svc("report weekly --gate avg_score>=1 --gate rep.avg_score>=1 -o csv");
  expect({ code: now.code, old: old.code }).toEqual({ code: 0, old: 0 });
  expect(now.stderr).not.toContain("warning:");
  expect(old.stderr).toContain("warning: avg_score in a gate is now average_score");
});
