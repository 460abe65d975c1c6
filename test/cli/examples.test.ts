import { readFile, writeFile } from "node:fs/promises";
import type { Command } from "commander";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { examplesOf } from "../../cli/commands/new-command.ts";
import type { Choice, Prompter } from "../../cli/context/context.ts";
import { commandTree } from "./support/command-tree.ts";
import { ADDRESS, createExampleStage, type ExampleStage, TEMPLATE } from "./support/example-stage.ts";
import { type CliResult, type CliWorld, runCli } from "./support/run-cli.ts";
import { readShellLine } from "./support/shell-line.ts";

const every = (command: Command): Command[] => [command, ...command.commands.flatMap(every)];
const commands = every(await commandTree());
// In the order of the help: some examples read what those before them have written.
const examples = commands.flatMap((command) => examplesOf(command).map(([line]) => line));

let stage: ExampleStage;
const folder = process.cwd();
beforeAll(async () => {
  stage = await createExampleStage();
  process.chdir(stage.directory);
  const { code } = await runExample("svc report weekly --now 2026-11-14 --save last-week.json");
  expect(code).toBe(0);
});
beforeEach(() => stage.restore());
afterAll(async () => {
  process.chdir(folder);
  await stage.close();
});

/** Examples that need a terminal, and why; a person answers there. The others run without one. */
const AT_A_TERMINAL: Readonly<Record<string, string>> = {
  "svc auth login": "asks for the address and the key",
  [`svc auth login --base-url ${ADDRESS}`]: "asks for the key",
  "svc meetings view": "asks which meeting",
  [`svc templates delete ${TEMPLATE}`]: "asks for a confirmation",
  "svc templates apply templates": "asks for a confirmation",
  [`svc templates edit ${TEMPLATE}`]: "hands the terminal to the editor",
  [`EDITOR="code --wait" svc templates edit ${TEMPLATE}`]: "hands the terminal to the editor",
};

/** Programs that are no part of svc: what they print stands for them. */
const OTHER_PROGRAMS: Readonly<Record<string, () => string>> = {
  pass: () => stage.server.keys.admin,
  curl: () => "ok",
  "Out-String": () => "",
  "Invoke-Expression": () => "",
};

/** What a command says on standard error when there is nothing to print. */
const OUTCOME =
  /^(Signed in to|Removed|Set|Using the profile|Opened|Deleted|Wrote|Updated the template|\d+ templates?: wrote|templates: \d+ (new|missing),) /;

/** Examples that print nothing when all is well. */
const SILENT = [`svc templates lint ${TEMPLATE} --strict`];

async function runExample(line: string): Promise<CliResult & { did: string[] }> {
  const did: string[] = [];
  const { env, pipeline, file } = readShellLine(line.replace(/\bID\b/, TEMPLATE));
  let result: CliResult | undefined;
  let piped: string | undefined;
  for (const [program = "", ...argv] of pipeline) {
    const stand = OTHER_PROGRAMS[program];
    if (stand) piped = stand();
    else if (program !== "svc") throw new Error(`Nothing stands for ${program}.`);
    else {
      result = await runCli(argv, worldOf(line, { env, did, ...(piped === undefined ? {} : { stdin: piped }) }));
      piped = result.stdout;
    }
  }
  if (!result) throw new Error("The example does not run svc.");
  if (file !== undefined && !file.startsWith("~")) await writeFile(file, result.stdout);
  return { ...result, did };
}

/**
 * The world of an example, on a machine that is signed in unless the example does that. The editor, the browser, the password
 * manager and the tool server are stood for.
 */
function worldOf(
  line: string,
  { env, did, stdin }: { env: Record<string, string>; did: string[]; stdin?: string },
): CliWorld {
  const { server, signedIn } = stage;
  let isSettled = false;
  const world: CliWorld = {
    env: { EDITOR: "vi", DATABASE_URL: "variable.sqlite", ...env },
    fetch: async (input, init) => (isSettled ? settled(await server.fetch(input, init)) : server.fetch(input, init)),
    pause: async () => {
      isSettled = true;
    },
    config: line.includes("auth login") ? { current_profile: "default", profiles: {} } : signedIn,
    capture: async () => server.keys.admin,
    edit: async (program, edited) => {
      did.push(`edited with ${program}`);
      await writeFile(edited, (await readFile(edited, "utf8")).replace(/^name: .*$/m, "name: Second edition"));
      return 0;
    },
    browse: async (url) => void did.push(`opened ${url}`),
    serveTools: async ({ argv }) => void did.push(`served ${argv.join(" ")}`),
    probes: {
      resolve: async () => ["192.0.2.1"],
      handshake: async () => ({ protocol: "TLSv1.3", issuer: "Example CA", validTo: new Date("2027-11-21") }),
    },
    ...(stdin === undefined ? {} : { stdin }),
  };
  return line in AT_A_TERMINAL ? { ...world, terminal: { columns: 100 }, answers: ANSWERS } : world;
}

/** What was under way, a while later. */
const settled = async (response: Response): Promise<Response> =>
  new Response((await response.text()).replace(/"(pending|processing|fetched)"/g, '"completed"'), response);

const ANSWERS: Partial<Prompter> = {
  input: async () => ADDRESS,
  password: async () => stage.server.keys.admin,
  confirm: async (question) => question !== "Open the editor again?",
  async pick<Value>(_message: string, search: (typed: string) => Promise<readonly Choice<Value>[]>): Promise<Value> {
    const [first] = await search("");
    if (!first) throw new Error("There was nothing to pick.");
    return first.value;
  },
};

it("Every command has examples, and the tables above name none but those", () => {
  expect(examples.length).toBeGreaterThan(100);
  // Only the completion scripts call `__complete`; no help shows it.
  const without = commands.filter((command) => examplesOf(command).length === 0).map((command) => command.name());
  expect(without).toEqual(["__complete"]);
  expect([...Object.keys(AT_A_TERMINAL), ...SILENT].filter((line) => !examples.includes(line))).toEqual([]);
});

// Not drawn: some use the files of those before them.
it.each(examples)("`%s` does what the help says", async (line) => {
  const { code, stdout, stderr, did } = await runExample(line);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("error") });
  if (!SILENT.includes(line)) expect(stdout.trim() !== "" || did.length > 0 || OUTCOME.test(stderr), stderr).toBe(true);
});
