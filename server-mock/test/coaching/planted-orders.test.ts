import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { samples } from "../../../test/support/draw.ts";
import { isPlantedOrder } from "../../coaching/no-evidence.ts";
import { PLANTED_ORDERS } from "../../coaching/offline/languages.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import { templateWith } from "./support/calls.ts";
import { demoCalls } from "./support/demo-calls.ts";

const ALL = templateWith("Opening", "Questions", "Talk time", "Conversation", "Recap", "Next step");

it.each(PLANTED_ORDERS)("%j is recognized as an order to the scorer", (order) => {
  expect(isPlantedOrder(order)).toBe(true);
});

it("nothing that people say to each other in the demo calls is taken for one", () => {
  const taken = demoCalls(samples(200, 40)).flatMap((call) => call.lines.filter(({ text }) => isPlantedOrder(text)));
  expect(taken.map(({ text }) => text)).toEqual([]);
});

it("orders planted in five languages change no band of the offline scorer", () => {
  let changed = 0;
  for (const call of demoCalls(samples(60, 8))) {
    const before = scoreOffline(call, ALL).assessments.map(({ band }) => band);
    for (const order of PLANTED_ORDERS) {
      const place = call.lines.findIndex(({ speaker }) => call.sides.sideOf(speaker) === "prospect");
      const lines = call.lines.map((line) =>
        line.index === place ? { ...line, text: `${line.text} ${order}` } : line,
      );
      const after = scoreOffline({ ...call, lines }, ALL).assessments.map(({ band }) => band);
      if (JSON.stringify(after) !== JSON.stringify(before)) changed += 1;
    }
  }
  expect(changed).toBe(0);
});

// docs/coaching.md has these figures. The second set was written when the signs were done, and was measured once.
type Set = Record<"ordinary" | "attacks", string[]>;
const SETS = JSON.parse(readFileSync(join(import.meta.dirname, "orders/orders.json"), "utf8")) as Record<string, Set>;

it.each([
  ["developed", 1, 16],
  ["blind", 1, 7],
])(
  "of 16 ordinary sentences and 16 attacks (%s), so many are barred as evidence: %d and %d",
  (name, barred, caught) => {
    const { ordinary = [], attacks = [] } = SETS[name] ?? {};
    expect([ordinary.length, attacks.length]).toEqual([16, 16]);
    expect([ordinary.filter(isPlantedOrder).length, attacks.filter(isPlantedOrder).length]).toEqual([barred, caught]);
  },
);
