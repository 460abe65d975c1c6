import { execFileSync, spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Context } from "../../cli/context/context.ts";
import { printJqPages } from "../../cli/output/jq.lazy.ts";
import { samples } from "../support/draw.ts";

const ITEMS = Array.from({ length: 57 }, (_, index) => ({
  id: `r${index}`,
  overall_score: index % 5 === 0 ? null : index % 11,
  user_id: `u${index % 4}`,
  tags: ["a)", 'b"', `c${index % 2}`],
  text: "| .[] # \u200f\u0007\r\n",
}));

async function* pagesOf(items: readonly unknown[]): AsyncGenerator<readonly unknown[]> {
  for (let start = 0; start < items.length; start += 10) yield items.slice(start, start + 10);
}

/** What the command prints of a list. */
async function outputOf(
  pages: AsyncIterable<readonly unknown[]>,
  expression: string,
  isStream = false,
): Promise<{ out: string; err: string }> {
  const texts = { out: "", err: "" };
  const output = (name: keyof typeof texts) => ({
    isTerminal: false,
    write: async (text: string) => {
      texts[name] += text;
    },
  });
  const context = { stdout: output("out"), stderr: output("err"), signal: new AbortController().signal };
  await printJqPages(context as unknown as Context, pages, { expression, isStream });
  return texts;
}

interface Jq {
  raw(json: string, expression: string, flags: string[]): string | undefined;
}

/** The bundled engine as its package runs it, on a text; it leaves the line feed at the end out. */
async function bundledJq(json: string, expression: string): Promise<string> {
  const jq = await (createRequire(import.meta.url)("jq-web") as Promise<Jq>);
  const text = jq.raw(json, expression, ["-rc", "--"]);
  return text === undefined ? "" : `${text}\n`;
}

/** What jq 1.6, which distributions still have, gives other results of. */
const CHANGED_SINCE_1_6 = /first\(|limit\(|break/;

const hasJq = spawnSync("jq", ["--version"]).status === 0;

const oneOf = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

/** Expressions over the list, over an item and over a value of an item, of what jq 1.6 and later have. */
const { list: LIST } = fc.letrec<{ list: string; item: string; value: string }>((tie) => {
  const list = tie("list");
  const item = tie("item");
  const value = tie("value");
  const filled = (template: string, ...parts: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
    fc.tuple(...parts).map((texts) => texts.reduce((text, part) => text.replace("§", () => part), template));
  return {
    list: fc.oneof(
      { depthSize: "small" },
      oneOf("length", ".", ".[0]", ".[-1].id", ".[2:4]", "[inputs]", "reverse", "first", "last | .tags", "keys"),
      filled("map(§)", item),
      filled(".[] | §", item),
      filled("[.[] | §]", item),
      // What an update with several results or none means is another thing in each version.
      filled(".[] |= (§)", oneOf(".id", "{id, tags}", ".tags | length", ".id | . as $v | [$v]")),
      filled(".[].§ |= (§)", oneOf("id", "tags", "overall_score"), oneOf("length", "tostring", "[.] | add", "type")),
      filled("map(select(§))", item),
      filled("§(.§)", oneOf("sort_by", "group_by", "unique_by", "min_by", "max_by"), oneOf("id", "user_id", "tags[2]")),
      filled("reduce .[] as $x (0; . + ($x | § | tostring | length))", item),
      filled("first(.[] | §)", item),
      filled("[limit(§; .[] | §)]", oneOf("0", "1", "3"), item),
      filled("[foreach .[] as $x (0; . + 1; [., ($x | §)])] | length", item),
      filled("(map(§) | length) // 3", item),
      filled(". as $all | (§) | tojson | length", list),
      filled("to_entries | map(.value | §)", item),
      filled("§ | §", fc.constant("map(.)"), list),
      filled("(§), (§)", list, list),
      filled('"§", (§)', oneOf("\\(length) |= \\\\(", "map(", ".[] | ."), list),
      filled("label $out | .[] | §, break $out", item),
    ),
    item: fc.oneof(
      { depthSize: "small" },
      oneOf(".", ".id", ".tags[]", ".tags", ".text", ".overall_score", ".overall_score // 0", "{id, tags}", ".nope?"),
      filled("§ | §", item, value),
      filled("(§) == (§)", item, item),
      filled("if .overall_score then (§) else (§) end", item, item),
      filled("[§, §]", item, item),
      filled('"\\(§)|)"', oneOf(".id", ".user_id", ".tags")),
      filled("§ as $v | [$v, .id]", oneOf(".id", ".tags[0]")),
    ),
    value: oneOf(
      "length",
      "tostring",
      "type",
      "tojson",
      "not",
      ".. | scalars",
      '@base64 "\\(.)"',
      "[.] | add",
      "(try length catch 7)",
      "explode? // 1",
      "ascii_downcase? // empty",
    ),
  };
});

it("A list in pages gives what jq makes of the whole array, for generated expressions", {
  timeout: 600_000,
}, async () => {
  const count = samples(2_000, 30);
  const atOnce = 20;
  const expressions = fc.sample(LIST, { numRuns: count, seed: Number(process.env["SVC_TEST_SEED"] ?? 1) });
  expect(new Set(expressions).size).toBeGreaterThan(count / 3);
  const document = JSON.stringify(ITEMS);
  // To start jq costs more than an expression does. Words of errors differ between the versions of jq.
  const programOf = (some: readonly string[]): string =>
    some.map((expression) => `(try (${expression}) catch "error")`).join(', "----------", ') || "empty";
  for (let start = 0; start < count; start += atOnce) {
    const some = expressions.slice(start, start + atOnce);
    const program = programOf(some);
    expect(await outputOf(pagesOf(ITEMS), program), program).toEqual({
      out: await bundledJq(document, program),
      err: "",
    });
    if (!hasJq) continue;
    const known = programOf(some.filter((expression) => !CHANGED_SINCE_1_6.test(expression)));
    const { out } = await outputOf(pagesOf(ITEMS), known);
    expect(execFileSync("jq", ["-rc", known], { input: document }).toString(), known).toBe(out);
  }
});

it.each([
  ["-1", "-1\n"],
  [".[] |= .id | length", "57\n"],
  ["[.[].text] | unique | .[0]", `${ITEMS[0]?.text}\n`],
  ["[.[].text] | unique", `${JSON.stringify([ITEMS[0]?.text])}\n`],
  ["empty", ""],
  ["input", "", "No more inputs"],
])("`%s` is what jq says of the whole list", async (expression, expected, failure = undefined) => {
  const printing = outputOf(pagesOf(ITEMS), expression);
  if (failure === undefined) expect((await printing).out).toBe(expected);
  else await expect(printing).rejects.toThrow(/^jq: /);
});

it("Every page reads as one array, also without items, and as items of a stream", async () => {
  expect((await outputOf(pagesOf([]), ".")).out).toBe("[]\n");
  expect((await outputOf(pagesOf([]), ".", true)).out).toBe("");
  expect((await outputOf(pagesOf(ITEMS.slice(0, 12)), "[.id, (try input.id catch null)]", true)).out).toBe(
    Array.from({ length: 6 }, (_, index) => `["r${2 * index}","r${2 * index + 1}"]\n`).join(""),
  );
});

it("Messages of an expression are for standard error", async () => {
  expect(await outputOf(pagesOf([1]), "debug | length")).toEqual({ out: "1\n", err: '["DEBUG:",[1]]\n' });
});

it("A list that is too long for one array says what to do instead, and a stream of it is read on", async () => {
  let given = 0;
  async function* endless(): AsyncGenerator<readonly unknown[]> {
    for (; ; given += 1) yield [{ given, text: "x".repeat(1_000_000) }];
  }
  await expect(outputOf(endless(), "length")).rejects.toThrow("The list is more than 32 MB of JSON");
  given = 0;
  await expect(outputOf(endless(), 'if .given > 40 then "far" | halt_error else empty end', true)).rejects.toThrow(
    "jq: far",
  );
  expect(given).toBeGreaterThanOrEqual(40);
});

it("A wrong expression is rejected for a list without items too", async () => {
  await expect(outputOf(pagesOf([]), "map(nope)")).rejects.toThrow("jq: nope/0 is not defined");
});
