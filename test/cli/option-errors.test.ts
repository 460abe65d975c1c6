import { expect, it } from "vitest";
import { LISTS } from "../../cli/commands/lists/list-table.ts";
import { describeError } from "../../cli/failure/describe-error.ts";
import { parametersOf, type QueriedOperation } from "../../cli/flags/parameters.ts";
import { OptionsError, SvcClient } from "../../src/index.ts";
import { commandTree, runnable } from "./support/command-tree.ts";
import { runCli } from "./support/run-cli.ts";

const CLIENT = { apiKey: `svc_live_${"k".repeat(32)}`, baseUrl: "https://coaching.example.com" };
const commands = new Map(runnable(await commandTree()));

/** Values that the SDK refuses, by the option that a list command passes on, with its flag. */
const BAD_OPTIONS = [
  ["maxItems", -1, "--max-items"],
  ["concurrency", 0, "--concurrency"],
  ["timeoutMs", 0, "--timeout"],
  ["maxRetries", -1, "--retries"],
] as const;

const cases = Object.values(LISTS).flatMap(({ resource: { operation, group, list } }) => {
  const refused = (filters: object, options: object) => () =>
    Promise.resolve(list(new SvcClient(CLIENT), filters as never, options as never) as PromiseLike<unknown>);
  return [
    ...parametersOf(operation as QueriedOperation).map(
      ({ name }) => [group, name, `--${name.replaceAll("_", "-")}`, refused({ [name]: Number.NaN }, {})] as const,
    ),
    ...BAD_OPTIONS.map(([name, value, flag]) => [group, name, flag, refused({}, { [name]: value })] as const),
  ];
});

it.each(cases)("What `svc %s list` passes on as `%s` is rejected as %s", async (group, name, flag, call) => {
  const error = await (async () => call())().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OptionsError);
  const { exit, message } = describeError(error);
  expect(exit).toBe("usage");
  expect(message).toMatch(new RegExp(`^Expected ${flag} to be `));
  expect(message).not.toContain(`\`${name}\``);
  let command = commands.get(`${group} list`);
  const flags: (string | undefined)[] = [];
  for (; command; command = command.parent ?? undefined) flags.push(...command.options.map(({ long }) => long ?? ""));
  expect(flags).toContain(flag);
});

it.each([
  [{ baseUrl: "ftp://coaching.example.com" }, "Expected the base URL to be an address such as"],
  [{ baseUrl: "http://coaching.example.com" }, "The base URL is http://, and the key would travel"],
  [{ apiKey: "Bearer x" }, 'The API key starts with "Bearer".'],
])("Of a client with %j it says: %s", (options, expected) => {
  const { message, hint } = describeError(thrownBy(() => new SvcClient({ ...CLIENT, ...options })));
  expect(message).toContain(expected);
  expect(message).not.toMatch(/`(baseUrl|apiKey|allowInsecureHttp)`/);
  expect(hint).toBe("See `svc help environment` for where settings come from.");
});

it("A value in backticks is no option, and an argument has no flag", () => {
  expect(describeError(new OptionsError("Expected `page` to be a number, got `limit`.", "page")).message).toBe(
    "Expected --page to be a number, got `limit`.",
  );
  expect(describeError(new OptionsError("Expected `id` to be an identifier.", "id")).message).toBe(
    "Expected `id` to be an identifier.",
  );
});

it("A request that takes too long names the flag for its time", async () => {
  const env = { SERVICE_API_KEY: CLIENT.apiKey, SERVICE_API_URL: CLIENT.baseUrl };
  const fetch: typeof globalThis.fetch = (_input, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)));
  const { code, stderr } = await runCli(["meetings", "list", "--timeout", "0.01", "--retries", "0"], { env, fetch });
  expect(code).toBe(8);
  expect(stderr).toMatch(/within 10 ms \(--timeout\), after 1 attempt\./);
});

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
