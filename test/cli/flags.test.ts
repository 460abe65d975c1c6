import { expect, it } from "vitest";
import { QUERY_PARAMETERS } from "../../cli/generated/parameters.ts";
import { SURFACES } from "../../spec/surfaces.ts";
import { commandOf } from "../support/sample-ids.ts";
import { commandTree, runnable } from "./support/command-tree.ts";
import { type CliWorld, runCli, SIGNED_IN } from "./support/run-cli.ts";

const ID = "3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001";

/** Runs a command against a service that notes the query and responds with nothing. */
async function queryOf(line: string, world: CliWorld = {}) {
  const queries: Record<string, string>[] = [];
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    queries.push(Object.fromEntries(searchParams));
    return Response.json({ data: pathname.includes("stats") ? { id: ID } : [], error: null, meta: null });
  };
  const result = await runCli(line.split(" "), { env: SIGNED_IN, fetch, ...world });
  return { ...result, query: queries[0] };
}

it.each([
  ["meetings list", {}],
  ["meetings list --status no_transcript", { status: "no_transcript" }],
  [`meetings list --user-id ${ID}`, { user_id: ID }],
  ["meetings list --from 7d", { from: "2026-11-14T12:00:00.000Z" }],
  ["meetings list --to yesterday", { to: "2026-11-20T23:59:59.999Z" }],
  ["meetings list --from 2026-11-01 --tz Europe/Berlin", { from: "2026-10-31T23:00:00.000Z" }],
  ["meetings list --page 3 --limit 50", { page: "3", limit: "50" }],
  ["meetings list -L 7", { limit: "7" }],
  ["templates list --is-active false --call-type cold-call", { is_active: "false", call_type: "cold-call" }],
  ["reports list --min-score 0 --max-score 99.5", { min_score: "0", max_score: "99.5" }],
  [`reports list --user-id ${ID} --from today`, { user_id: ID, from: "2026-11-21T00:00:00.000Z" }],
  [
    "insights list --date-from 2026-11-01 --date-to 2026-11-02",
    { date_from: "2026-11-01T00:00:00.000Z", date_to: "2026-11-02T23:59:59.999Z" },
  ],
  ["insights list --from 7d --to now", { date_from: "2026-11-14T12:00:00.000Z", date_to: "2026-11-21T12:00:00.000Z" }],
  ["insights list --industry logistics --prospect-title vp", { industry: "logistics", prospect_title: "vp" }],
  [`roleplay list --status anything --user-id ${ID}`, { status: "anything", user_id: ID }],
  ["team stats", {}],
  ["team stats --time-range quarter", { time_range: "quarter" }],
])("`svc %s` asks with the query %j", async (line, query) => {
  const { query: sent, code } = await queryOf(line);
  expect(code).toBe(0);
  expect(sent).toEqual(query);
});

it("The profile's time zone applies where --tz is not given", async () => {
  const config = { current_profile: "default", profiles: { default: { tz: "Asia/Tokyo" } } };
  const { query } = await queryOf("meetings list --from 2026-11-01", { config });
  expect(query).toEqual({ from: "2026-10-31T15:00:00.000Z" });
});

it("Every query parameter of the spec has its flag, with the spec's choices", async () => {
  const commands = new Map(runnable(await commandTree()));
  for (const [operation, parameters] of Object.entries(QUERY_PARAMETERS)) {
    if (parameters.length === 0) continue;
    const command = commands.get(commandOf(SURFACES[operation as keyof typeof SURFACES].cli));
    for (const parameter of parameters) {
      const option = command?.options.find(({ long }) => long === `--${parameter.name.replaceAll("_", "-")}`);
      expect(option, `${operation} ${parameter.name}`).toBeDefined();
      if ("enum" in parameter) expect(option?.argChoices).toEqual(parameter.enum);
    }
  }
});

it("Every command has a summary, and a help text that ends with examples", async () => {
  for (const [path, command] of runnable(await commandTree())) {
    if (path.startsWith("__")) continue;
    expect(command.summary(), path).not.toBe("");
    const { stdout, code } = await runCli([...path.split(" "), "--help"]);
    expect(code).toBe(0);
    expect(stdout, path).toMatch(/\nExamples:\n( {2}# .+\n {2}\$ .+\n)+\n?$/);
  }
});

/** A tool server speaks its protocol on standard output. */
const WITHOUT_JSON = ["mcp", "mcp serve"];

it("Every command takes --json, but those whose output belongs to somebody else", async () => {
  const without = runnable(await commandTree())
    .filter(([path, { options }]) => !path.startsWith("__") && !options.some(({ long }) => long === "--json"))
    .map(([path]) => path);
  expect(without).toEqual(WITHOUT_JSON);
});

it("Every command that prints JSON takes --jq and --fields, but `svc api`, whose -f are the fields of a request", async () => {
  const takes = (options: readonly { long?: string | undefined }[], flag: string): boolean =>
    options.some(({ long }) => long === flag);
  const printing = runnable(await commandTree()).filter(([, { options }]) => takes(options, "--json"));
  expect(printing.filter(([, { options }]) => !takes(options, "--jq")).map(([path]) => path)).toEqual([]);
  expect(printing.filter(([, { options }]) => !takes(options, "--fields")).map(([path]) => path)).toEqual(["api"]);
});

it("Every --concurrency has one default", async () => {
  const texts = runnable(await commandTree()).flatMap(([, { options }]) =>
    options.filter(({ long }) => long === "--concurrency").map(({ description }) => description),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(text).toMatch(/; default: 4$/);
});

it.each([["meetings"], ["templates"], ["auth"], ["config"], [""]])(
  "`svc %s` alone shows its help and succeeds",
  async (line) => {
    const { code, stdout, stderr } = await runCli(line ? [line] : []);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Usage: svc");
  },
);

it("No help topic is wider than a small terminal", async () => {
  for (const topic of ["exit-codes", "environment", "formatting"]) {
    const { stdout } = await runCli(["help", topic]);
    expect(stdout.split("\n").filter((line) => line.length > 80)).toEqual([]);
  }
});

it("A paragraph of a help text is wrapped to the terminal, and nowhere else", async () => {
  const { stdout } = await runCli(["templates", "apply", "--help"], { terminal: { columns: 60 } });
  const [, , paragraph = ""] = stdout.split("\n\n");
  const lines = paragraph.split("\n");
  expect(lines.length).toBeGreaterThan(3);
  for (const [index, line] of lines.slice(0, -1).entries()) {
    const [nextWord = ""] = (lines[index + 1] ?? "").split(" ");
    expect(`${line} ${nextWord}`.length, line).toBeGreaterThan(60);
  }
});

it("Help in a pipe, as into less, fits the terminal that it was asked for on", async () => {
  const { stdout } = await runCli(["templates", "apply", "--help"], { terminal: { columns: 80 }, isPiped: true });
  const [paragraphs = ""] = stdout.split("\nExamples:");
  expect(paragraphs.split("\n").filter((line) => line.length > 80)).toEqual([]);
});

it("A flag of a command is in its help once, also where the group above has it", async () => {
  const { stdout } = await runCli(["mcp", "install", "--help"]);
  expect(stdout.match(/--read-only/g)).toHaveLength(1);
});

it("`svc config set --help` names the settings", async () => {
  const { stdout } = await runCli(["config", "set", "--help"]);
  expect(stdout).toContain("base_url, output, tz, pager, editor");
});

it("`svc help meetings list` is the help of that command", async () => {
  const { stdout } = await runCli(["help", "meetings", "list"]);
  expect(stdout).toContain("--status <status>");
});
