import { expect, it } from "vitest";
import type { Context } from "../../cli/context/context.ts";
import { printJq, printJqPages } from "../../cli/output/jq.ts";
import { splitStages } from "../../cli/output/jq-stages.ts";

const ITEMS = Array.from({ length: 1_203 }, (_, index) => ({
  id: `r${index}`,
  overall_score: index % 5 === 0 ? null : index % 100,
  user_id: `u${index % 7}`,
  tags: ["a)", 'b"', `c${index % 2}`],
}));

async function* pages(): AsyncGenerator<readonly unknown[]> {
  for (let start = 0; start < ITEMS.length; start += 100) yield ITEMS.slice(start, start + 100);
}

async function* none(): AsyncGenerator<readonly unknown[]> {
  yield* [];
}

async function outputOf(print: (context: Context) => Promise<void>): Promise<string> {
  let text = "";
  const write = async (chunk: string): Promise<void> => {
    text += chunk;
  };
  await print({ stdout: { write } } as unknown as Context);
  return text;
}

it.each([
  [".[].id", true],
  [".[] | select(.overall_score) | .id", true],
  [".[].user_id | ascii_upcase", true],
  ["map(.overall_score)", true],
  ["map(select(.overall_score)) | length", true],
  ["map(.overall_score) | add / length", true],
  ["[.[] | .overall_score] | max", true],
  ["[.[].user_id] | unique", true],
  ['map(select(.tags | index("a)")) | .id) | .[0:3]', true],
  ['map({id, "x)": .tags[1]}) | last', true],
  ["map(limit(1; .tags[])) | unique", true],
  ["map(.overall_score // 0) | add", true],
  ["map(.overall_score // 0)[0]", false],
  ["map(.id) , length", false],
  ["map(.id) |= sort", false],
  ['map("\\(.id))") | first', false],
  ["sort_by(.overall_score) | .[0].id", false],
  ["group_by(.user_id) | map(length)", false],
  ["length", false],
  [".[] as $x | $x.id", false],
  ["[limit(2; .[])]", false],
  [".[0].id, .[1].id", false],
  ["[.[] | .id, 1] | length", true],
  ["first(.[])", false],
  ["map(.overall_score) | add / length | floor", true],
  ["map(.overall_score) | length", true],
  ["map(.overall_score / 7) | add", true],
  ["map(.id) | add | length", true],
  ["map(.id) | unique | .[2:4]", true],
  ["map(.overall_score) | min // 3", true],
  ["map({id, overall_score}) | max_by(.overall_score) | .id", true],
  ["map({id, overall_score}) | min_by(.overall_score).id", true],
  ["map({id, overall_score}) | sort_by(.overall_score) | .[:3]", true],
  ["map(.user_id) | sort | .[:700] | .[2]", true],
  ["map(select(.id == 1)) | add / length", true],
  ["map(select(.id == 1)) | length", true],
  ["unique_by(.user_id) | map(.id)", false],
  ["max_by(.overall_score)", false],
  ["sort_by(-.overall_score) | .[:2] | map(.id)", false],
  ["sort_by(.user_id, .id) | .[0:2]", false],
  ["add / length", false],
  ["length / 2", false],
  ["length | . * 2", false],
  ["add", false],
  ["map(.tags) | add | unique", true],
])("`%s` gives the same for pages as for the whole list (item by item: %s)", async (expression, isSplit) => {
  expect(splitStages(expression) !== undefined).toBe(isSplit);
  const outcome = (print: (context: Context) => Promise<void>) =>
    outputOf(print).catch((error: Error) => error.message);
  const whole = await outcome((context) => printJq(context, ITEMS, expression));
  expect(await outcome((context) => printJqPages(context, pages(), expression))).toBe(whole);
});

it.each(["map(.id)", ".[].id", "map(.id) | length", "length"])(
  "`%s` of an empty list is what jq says of it",
  async (expression) => {
    const whole = await outputOf((context) => printJq(context, [], expression));
    expect(await outputOf((context) => printJqPages(context, none(), expression))).toBe(whole);
  },
);

it("An expression that needs more at once than is held says what to do instead", async () => {
  async function* endless(): AsyncGenerator<readonly unknown[]> {
    for (;;) yield [{ text: "x".repeat(1_000_000) }];
  }
  await expect(outputOf((context) => printJqPages(context, endless(), "group_by(.text)"))).rejects.toThrow(
    "This expression needs the whole list at once, and that is more than 32 MB of JSON.",
  );
});

it("A wrong expression is rejected for a list without items too", async () => {
  await expect(outputOf((context) => printJqPages(context, none(), "map(nope)"))).rejects.toThrow("jq: ");
});
