import fc from "fast-check";
import { expect, it } from "vitest";
import { exactOf, meanFigure, pooledFigure } from "../../core/figures/figure.ts";
import { meanFrom } from "../../core/figures/mean.ts";
import { biggestMoves } from "../../core/ranking/biggest-moves.ts";
import { coachNext, praiseNext, topicsOf, weakestCriteria } from "../../core/ranking/coach-next.ts";
import { adviceGap, rankPeople, standsOn } from "../../core/ranking/rank-people.ts";
import { isClear, scatterOf, shrunkenMean } from "../../core/ranking/shrunken-mean.ts";
import { compareFigure } from "../../core/report/compare-figures.ts";

const figure = (scores: readonly number[]) => meanFigure(meanFrom(scores), { complete: true });
const same = (n: number, score: number) => Array.from({ length: n }, () => score);

const person = (name: string, scores: readonly number[], before: readonly number[] = []) => {
  const compared = compareFigure(figure(scores), before.length === 0 ? null : figure(before));
  const { value: average_score, n: reports } = compared.score;
  return { user_id: `id of ${name}`, name, reports, average_score, meetings: 0, trend: [], ...compared };
};
const criterion = (name: string, scores: readonly number[], before: readonly number[] = []) => {
  const { user_id: _, trend: __, meetings: ___, reports, ...row } = person(name, scores, before);
  return { ...row, key: name, label: name, template: "", scores: reports };
};
const gap = (people: ReturnType<typeof person>[]) => adviceGap(rankPeople(people, 8));
const advice = (people: ReturnType<typeof person>[], scatter = 8) =>
  coachNext({ ranked: rankPeople(people, scatter), criteria: [], own: new Map() }).map(({ name }) => name);

it("Who lies clearly below the team is coached, the lowest first; who fell a little from the top is not", () => {
  const team = [
    person("Best", same(10, 89.9), same(10, 90)),
    person("Steady", same(10, 80), same(10, 80)),
    person("Low", same(10, 60), same(10, 58)),
    person("Lower", same(10, 55), same(10, 50)),
  ];
  expect(advice(team)).toEqual(["Lower", "Low"]);
});

it.each([
  [
    ["C", "B", "A"],
    ["A", "B", "C"],
  ],
  [
    ["D", "C", "B", "A"],
    ["A", "B", "C"],
  ],
])("Of %j, who all lie below the team, at most three are coached: %j", (low, expected) => {
  const rest = Array.from({ length: 9 }, (_, index) => person(`High ${index}`, same(10, 90)));
  expect(advice([...rest, ...low.map((name, index) => person(name, same(10, 30 - index)))])).toEqual(expected);
});

it("A single bad call puts nobody first, and three alone need a clear distance", () => {
  expect(advice([person("One call", [10]), person("Ana", same(9, 80)), person("Ben", same(9, 60))])).toEqual(["Ben"]);
  const few = [person("Ana", [70, 71]), person("Ben", [40, 50])];
  expect(advice(few)).toEqual([]);
  expect(gap(few)).toBe("too few scores to tell");
  const alike = [person("Ana", same(5, 70)), person("Ben", same(5, 68))];
  expect(advice(alike)).toEqual([]);
  expect(gap(alike)).toBe("nobody lies clearly below the team");
  expect([gap([]), gap([person("Ana", same(9, 90)), person("Ben", same(9, 40))])]).toEqual([undefined, undefined]);
});

it("Who crossed the team's mean this time is neither praised for better weeks nor coached for worse ones", () => {
  const middle = person("Middle", same(10, 70), same(10, 70));
  const team = (fallen: number, risen: number) => {
    const people = [
      person("Fallen", same(4, fallen), same(9, 88)),
      person("Risen", same(4, risen), same(9, 50)),
      middle,
    ];
    const material = { ranked: rankPeople(people, 8), criteria: [], own: new Map() };
    return {
      praised: praiseNext(material).map(({ name }) => name),
      coached: coachNext(material).map(({ name }) => name),
    };
  };
  expect(team(65, 76)).toEqual({ praised: [], coached: [] });
  expect(team(76, 60)).toEqual({ praised: ["Fallen"], coached: ["Risen"] });
});

it("Who is exactly at the team's mean this time may be on either side, and where all are alike nobody is", () => {
  const people = [person("Low", same(4, 70), same(4, 50)), person("High", same(4, 70), same(4, 90))];
  expect(rankPeople(people, 1).map(({ standing }) => standing)).toEqual(["below", "above"]);
  expect(rankPeople([person("B", same(4, 70)), person("A", same(4, 70)), person("None", [])], 0)).toMatchObject([
    { row: { name: "A" }, standing: null },
    { row: { name: "B" }, standing: null },
  ]);
  expect(gap([person("Ana", [70]), person("Ben", same(5, 70))])).toBe("nobody lies clearly below the team");
});

it("At most three are praised, the highest first, each for the highest criterion", () => {
  const high = ["A", "B", "C", "D"].map((name, index) => person(name, same(10, 90 - index)));
  const ranked = rankPeople([...high, ...Array.from({ length: 9 }, (_, index) => person(`${index}`, same(10, 30)))], 8);
  const rows = (...names: string[]) =>
    names.map((key, index) => ({ key, score: figure(same(3, 60 + index)), quote: null, high: null }));
  const own = new Map([["id of A", rows("Open", "Close")]]);
  const criteria = [criterion("Open", same(9, 60)), criterion("Close", same(9, 60))];
  expect(praiseNext({ ranked, criteria, own }).map(({ name, criterion: best }) => [name, best?.name])).toEqual([
    ["A", "Close"],
    ["B", undefined],
    ["C", undefined],
  ]);
});

it("A person's criteria are lowest first, then by name; those without a score now or in the team are left out", () => {
  const row = (key: string, ...scores: number[]) => ({ key, score: figure(scores), quote: null, high: null });
  const material = { ranked: [], criteria: ["B", "A", "Low", "Past"].map((name) => criterion(name, same(9, 70))) };
  const own = new Map([
    ["ana", [row("B", 60, 60, 60), row("A", 60, 60, 60), row("Low", 50, 50, 50), row("Past"), row("Other", 1, 1, 1)]],
  ]);
  const ownBefore = new Map([["ana", [row("Past", 1, 1, 1)]]]);
  const names = (id: string) => topicsOf(id, { ...material, own, ownBefore }).map(({ topic }) => topic.name);
  expect([names("ana"), names("ben")]).toEqual([["Low", "A", "B"], []]);
});

it("The report of one person is about that person", () => {
  expect(advice([person("Ana", same(3, 90))])).toEqual(["Ana"]);
  expect(advice([person("Ana", same(2, 90))])).toEqual([]);
  expect(rankPeople([person("Ana", same(3, 90))], 8).filter(standsOn("above"))).toHaveLength(1);
  expect(rankPeople([person("Ana", same(2, 90))], 8).filter(standsOn("above"))).toEqual([]);
});

it("Nobody is below and above the team at once, and nobody is praised for what they are coached on", () => {
  const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 6 });
  const criteriaOf = fc.dictionary(fc.constantFrom("Discovery", "Next steps", "Talk share"), scores);
  const row = fc.record({ now: scores, before: scores, criteria: criteriaOf });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), fc.nat({ max: 20 }), (rows, scatter) => {
      const people = rows.map(({ now, before }, index) => person(`${index}`, now, before));
      const own = rows.map(({ criteria }) =>
        Object.entries(criteria).map(([key, values]) => ({ key, score: figure(values), quote: null, high: null })),
      );
      const criteria = ["Discovery", "Next steps", "Talk share"].map((name) => criterion(name, same(9, 70)));
      const ranked = rankPeople(people, scatter);
      const material = { ranked, criteria, own: new Map(own.map((each, index) => [`id of ${index}`, each])) };
      const [coached, praised] = [coachNext(material), praiseNext(material)];
      for (const { user_id: id, criterion: highest } of praised) {
        const twice = coached.find((advice) => advice.user_id === id);
        if (!twice) continue;
        expect([people.length, highest]).toEqual([1, expect.anything()]);
        expect(twice.criterion?.key).not.toBe(highest?.key);
      }
      expect(ranked.some(({ standing }) => standing === "alone")).toBe(people.length === 1 && coached.length === 1);
    }),
  );
});

it("What to coach lies low over both periods; two scores of a criterion are too few", () => {
  const own = [
    { key: "Rare", score: figure([0, 0]), quote: null, high: null },
    { key: "Close", score: figure([50, 52]), quote: null, high: null },
    { key: "Open", score: figure([70, 71, 72]), quote: null, high: null },
  ];
  const people = [person("Ana", same(5, 80)), person("Ben", same(5, 50))];
  const criteria = [criterion("Rare", same(4, 40)), criterion("Close", same(9, 60)), criterion("Open", same(9, 75))];
  const material = { ranked: rankPeople(people, 8), criteria, own: new Map([["id of Ben", own]]) };
  expect(coachNext(material)[0]?.criterion).toEqual({
    key: "Open",
    name: "Open",
    average_score: 71,
    scores: 3,
    scores_before: 0,
  });
  expect(coachNext(material)[0]?.strength).toBeNull();
  const ownBefore = new Map([["id of Ben", [{ key: "Close", score: figure([51]), quote: null, high: null }]]]);
  expect(coachNext({ ...material, ownBefore })[0]).toMatchObject({
    name: "Ben",
    score: { value: 50, n: 5 },
    criterion: { name: "Close", average_score: 51, scores: 3, scores_before: 1 },
    strength: { name: "Open" },
  });
});

it("The weakest criteria have three scores and none lies above the mean, and few scores do not lead the list", () => {
  const rows = [
    criterion("Many", same(40, 50)),
    criterion("Few", same(3, 48)),
    criterion("Two", [1, 2]),
    criterion("Good", same(40, 90)),
  ];
  expect(weakestCriteria(rows).map(({ name }) => name)).toEqual(["Many", "Few"]);
  const four = ["D", "C", "B", "A"].map((name) => criterion(name, same(3, 50)));
  expect(weakestCriteria([...four, criterion("Low", same(3, 49)), criterion("High", same(9, 90))])).toMatchObject(
    ["Low", "A", "B"].map((label) => ({ label })),
  );
  expect(weakestCriteria([criterion("One", [61, 61, 62]), criterion("Other", [61, 61, 62])])).toHaveLength(2);
});

it("A headline names a change that chance does not make, and none from fewer than three scores", () => {
  const scatter = { people: 5, criteria: 5 };
  const people = [
    person("Up", same(9, 80), same(9, 70)),
    person("Twice", [99, 99], same(9, 20)),
    person("Noise", same(4, 62), same(4, 60)),
    person("New", same(9, 60)),
  ];
  const criteria = [criterion("Close", same(20, 50), same(20, 57))];
  expect(biggestMoves(people, criteria, scatter)).toMatchObject({
    rise: { kind: "person", label: "Up", previous: 70, average_score: 80, change: 10, scores: 9, scores_before: 9 },
    fall: { kind: "criterion", label: "Close", user_id: null, change: -7, scores: 20 },
  });
  expect(biggestMoves(people.slice(1), [], scatter)).toEqual({ rise: null, fall: null });
});

it("Of equal moves the first by label is the rise, and the last the fall", () => {
  const moves = (before: number, now: number) =>
    biggestMoves(
      ["B", "A", "C"].map((name) => person(name, same(9, now), same(9, before))),
      [],
      { people: 1, criteria: 1 },
    );
  expect([moves(60, 70).rise?.label, moves(60, 70).fall]).toEqual(["A", null]);
  expect([moves(70, 60).fall?.label, moves(70, 60).rise]).toEqual(["C", null]);
  const more = (before: number, now: number) => criterion(`${before} to ${now}`, same(9, now), same(9, before));
  expect(
    biggestMoves([], [more(60, 61), more(60, 70), more(60, 50), more(60, 59)], { people: 0, criteria: 1 }),
  ).toMatchObject({
    rise: { label: "60 to 70" },
    fall: { label: "60 to 50" },
  });
});

it.each([
  [60, 55, 90],
  [60, 65, 10],
])(
  "A change from %i to %i is no headline beside a new mean that pulls it the other way, to %i",
  (before, now, mean) => {
    const people = [person("Ana", same(3, now), same(3, before)), person("New", same(100, mean))];
    expect(biggestMoves(people, [], { people: 1, criteria: 1 })).toEqual({ rise: null, fall: null });
  },
);

it("A shrunken mean is that of the scores with the mean of all added four times", () => {
  expect(shrunkenMean(figure([50, 50, 50, 50]), 70)).toBe(60);
  expect(isClear(10, 10, [figure([1, 2, 3])])).toBe(true);
  expect(isClear(8, 10, [figure([1, 2, 3])])).toBe(false);
  expect([isClear(-7.5, 10, [figure([1, 2, 3, 4])]), isClear(99, 10, [figure([1, 2])])]).toEqual([true, false]);
});

it("Scores scatter around the mean of their period, or around that of both", () => {
  const scores = (...rows: number[][]) => ({
    figures: new Map(rows.map((row, index) => [String(index), figure(row)])),
    squares: rows.flat().reduce((sum, score) => sum + score ** 2, 0),
  });
  expect(scatterOf(scores([1, 3], []))).toEqual({ within: Math.sqrt(2), across: Math.sqrt(2) });
  expect(scatterOf(scores([5]))).toEqual({ within: 0, across: 0 });
  expect(scatterOf(scores([1, 3]), scores([5, 7], [9]))).toEqual({ within: Math.sqrt(2), across: Math.sqrt(20 / 3) });
});

it("The figure of both periods is the mean of all of their scores, exactly", () => {
  const scores = fc.array(
    fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(scores, scores, (one, other) => {
      const [pooled, all] = [pooledFigure(figure(one), figure(other)), figure([...one, ...other])];
      expect(pooled).toMatchObject({ value: all.value, n: all.n, of: all.of });
      const [left, right] = [exactOf(pooled), exactOf(all)];
      expect(left && right && left.numerator * right.denominator).toEqual(
        left && right && right.numerator * left.denominator,
      );
    }),
  );
});
