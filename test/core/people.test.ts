import fc from "fast-check";
import { expect, it } from "vitest";
import { findIds, isIdPrefix, shortenId } from "../../core/ids/short-id.ts";
import { Directory } from "../../core/people/directory.ts";
import { findPerson } from "../../core/people/find-person.ts";
import { givenNameFirst, itemsNamed, labelPeople, nameKeys, personText } from "../../core/people/person.ts";
import { readNames } from "../../core/people/read-names.ts";
import { suggestNames } from "../../core/people/suggest-names.ts";
import { bareName } from "../../core/transcript/speaker-names.ts";

const DAN = "11111111-0000-4000-8000-000000000001";
const DANIELA = "11111112-0000-4000-8000-000000000002";
const SIOBHAN = "22222222-0000-4000-8000-000000000003";
const NAMELESS = "33333333-0000-4000-8000-000000000004";

const internal = (name: string) => ({ name, is_internal: true });
const external = (company: string) => ({ name: "Somebody", company, is_internal: false });

function createDirectory(): Directory {
  const directory = new Directory();
  directory.addMeeting({ id: "m1", user_id: DAN, participants: [internal("Dan Whitcombe"), external("Northwind BV")] });
  directory.addMeeting({ id: "m2", user_id: DANIELA, participants: [internal("Daniela Rossi"), external("Halden")] });
  directory.addMeeting({
    id: "m3",
    user_id: SIOBHAN,
    participants: [internal("Dan Whitcombe"), internal("Siobhán Ní Dhomhnaill-Kerr")],
  });
  directory.addMeeting({ id: "m4", user_id: SIOBHAN, participants: [internal("Siobhán Ní Dhomhnaill-Kerr")] });
  directory.addId(NAMELESS);
  return directory;
}

it("people are named by the meetings they own, and colleagues who join do not change that", () => {
  const directory = createDirectory();
  expect(directory.nameOf(SIOBHAN)).toBe("Siobhán Ní Dhomhnaill-Kerr");
  expect(directory.nameOf(NAMELESS)).toBeUndefined();
  expect(directory.people.map(({ name }) => name)).toEqual([
    "Dan Whitcombe",
    "Daniela Rossi",
    "Siobhán Ní Dhomhnaill-Kerr",
    undefined,
  ]);
});

it("a meeting that is read twice counts once, and a name that is as likely as another is not guessed", () => {
  const directory = new Directory();
  const meeting = { id: "m1", user_id: DAN, participants: [internal("Dan Whitcombe")] };
  for (const each of [meeting, meeting, { ...meeting, id: "m2", participants: [internal("Kim Lee")] }])
    directory.addMeeting(each);
  expect(directory.nameOf(DAN)).toBeUndefined();
  directory.addStats({ top_performers: [{ user_id: "other", name: "Kim Lee" }] });
  expect(directory.nameOf(DAN)).toBe("Dan Whitcombe");
});

it("spellings of one name are one person, whatever their case and accents", () => {
  const directory = new Directory();
  const named = (name: string) => [{ name, email: "ana@acme.example", is_internal: true }, internal("Kim Lee")];
  for (const [index, name] of ["Ana Ruíz", "ANA RUIZ", "Ana Ruíz"].entries())
    directory.addMeeting({ id: `m${index}`, user_id: DAN, participants: named(name).slice(0, 1 + index) });
  expect(directory.nameOf(DAN)).toBe("Ana Ruíz");
  directory.addStats({ top_performers: [{ user_id: DAN, name: "Ana Ruiz" }] });
  expect(directory.findPerson("ana@acme.example")).toMatchObject({ kind: "one", person: { id: DAN } });
});

it("a family name goes behind the given one at one comma alone", () => {
  expect([" Ruiz,  Ana ", "Ruiz,Ana", "Ruiz, Ana, PhD"].map(givenNameFirst)).toEqual([
    ...["Ana Ruiz", "Ana Ruiz", "Ruiz, Ana, PhD"],
  ]);
  expect(nameKeys("Ruiz, Ana (she/her)")).toEqual(["ruiz ana she her", "ana she her ruiz", "ruiz ana", "ana ruiz"]);
});

it("statistics name people with certainty", () => {
  const directory = createDirectory();
  directory.addStats({ top_performers: [{ user_id: DAN, name: "Daniel Whitcombe" }] });
  expect(directory.nameOf(DAN)).toBe("Daniel Whitcombe");
});

it.each([
  ["Dan Whitcombe", DAN, "name"],
  [" siobhan  ni dhomhnaill kerr", SIOBHAN, "name"],
  ["DANIELA ROSSI", DANIELA, "name"],
  [DAN.toUpperCase(), DAN, "id"],
  ["2222", SIOBHAN, "id"],
  ["11111112", DANIELA, "id"],
  ["Dan Whitcombe (11111111)", DAN, "id"],
  ["Dan Whitcombe 11111111", DAN, "id"],
])("%s is one person", (written, id, reason) => {
  expect(createDirectory().findPerson(written)).toMatchObject({ kind: "one", person: { id }, reason });
});

it.each([
  ["dan", [DAN], "part of the name"],
  ["da", [DAN, DANIELA], "part of the name"],
  ["Whitcombe Dan", [DAN], "part of the name"],
  ["dhom", [SIOBHAN], "part of the name"],
  ["Whitcumbe", [DAN], "similar name"],
  ["Dan Whitcombe (22222222)", [], undefined],
  ["q", [], undefined],
  ["Xavier", [], undefined],
  ["", [], undefined],
])(
  "%j decides for nobody: a part of a name, or a similar one, is a suggestion that says why",
  (written, ids, reason) => {
    const match = createDirectory().findPerson(written);
    expect(match).toMatchObject({ kind: "none", suggestions: ids.map((id) => ({ id })), reason });
  },
);

it("the beginning of several ids gives them all", () => {
  expect(createDirectory().findPerson("1111111")).toMatchObject({
    kind: "several",
    people: [{ id: DAN }, { id: DANIELA }],
  });
});

const ANA = "aaaaaaaa-0000-4000-8000-000000000005";
const OTHER_ANA = "bbbbbbbb-0000-4000-8000-000000000006";

function createNamesakes(): Directory {
  const directory = createDirectory();
  const call = (id: string, user_id: string, email: string) => ({
    ...{ id, user_id },
    participants: [
      { ...internal("Ana Ruiz"), email },
      { ...internal("Dan Whitcombe"), email: "dan@acme.example" },
    ],
  });
  directory.addMeeting(call("a1", ANA, "ana@acme.example"));
  directory.addMeeting(call("a2", OTHER_ANA, "ana.ruiz@acme.example"));
  // Statistics name the best alone: the other one is no colleague who joined.
  directory.addStats({
    top_performers: [
      { user_id: ANA, name: "Ana Ruiz" },
      { user_id: DAN, name: "Dan Whitcombe" },
    ],
  });
  return directory;
}

it("two people of one name are told apart by address and id, and the name alone decides for neither", () => {
  const directory = createNamesakes();
  expect([ANA, OTHER_ANA, DAN].map((id) => directory.labelOf(id))).toEqual([
    "Ana Ruiz (aaaaaaaa)",
    "Ana Ruiz (bbbbbbbb)",
    "Dan Whitcombe",
  ]);
  expect(directory.nameOf(OTHER_ANA)).toBe("Ana Ruiz");
  expect(directory.findPerson("ana ruiz")).toEqual({
    kind: "several",
    people: [
      { id: ANA, name: "Ana Ruiz", email: "ana@acme.example" },
      { id: OTHER_ANA, name: "Ana Ruiz", email: "ana.ruiz@acme.example" },
    ],
    reason: "name",
  });
});

it("whatever people are shown as can be written", () => {
  const directory = createNamesakes();
  const ids = directory.people.map(({ id }) => id);
  for (const person of directory.people) {
    if (person.name === undefined) continue;
    for (const written of [
      directory.labelOf(person.id) ?? "",
      personText(person, ids),
      person.id,
      person.email ?? person.id,
    ])
      expect([written, directory.findPerson(written)]).toMatchObject([
        written,
        { kind: "one", person: { id: person.id } },
      ]);
  }
});

it("missing and mistyped members are passed over", () => {
  const directory = new Directory();
  const wrong = [
    { id: "m", user_id: null },
    { id: "n", user_id: 7, participants: null },
    { participants: [{}, null, 7] },
  ];
  for (const meeting of wrong) directory.addMeeting(meeting as never);
  directory.addStats({ top_performers: null as never });
  const stats = [null, 7, { user_id: 7, name: "Ana Ruiz" }];
  directory.addStats({ top_performers: stats as never });
  expect(directory.people).toEqual([]);
  for (const [user_id, ...names] of [
    [7, "Ana Ruiz"],
    [DAN, "Ana Ruiz", "Ben Lee"],
    [SIOBHAN, 7, " "],
  ] as const)
    directory.addMeeting({ id: user_id, user_id, participants: names.map((name) => internal(name as string)) });
  directory.addStats({ top_performers: [7, " "].map((name) => ({ user_id: DANIELA, name })) });
  expect([DAN, DANIELA, SIOBHAN, "unknown"].map((id) => directory.nameOf(id))).toEqual(Array(4).fill(undefined));
});

it("a short id leads back to its id, and to no other", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 50 }), (ids) => {
      for (const id of ids) expect(findIds(shortenId(id, ids), ids)).toEqual([id]);
    }),
  );
});

it.each([
  ["1111", true],
  ["11111111-0000-4", true],
  ["111", false],
  ["dean", false],
  ["dead", true],
  [DAN, false],
])("%s is the beginning of an id: %j", (text, expected) => {
  expect(isIdPrefix(text)).toBe(expected);
});

it("a manager who joins every call of others gives a name to nobody but himself", () => {
  const directory = new Directory();
  const join = (owner: string, meeting: string, names: string[]) =>
    directory.addMeeting({ id: meeting, user_id: owner, participants: names.map(internal) });
  for (const meeting of ["a1", "a2", "a3"]) join(DAN, meeting, ["Dan Whitcombe", "Mona Boss"]);
  // Her name is missing in one of her calls, and his is not.
  for (const meeting of ["b1", "b2"]) join(DANIELA, meeting, ["Daniela Rossi", "Mona Boss"]);
  join(DANIELA, "b3", ["Mona Boss"]);
  join(SIOBHAN, "c1", ["Mona Boss"]);
  expect([DAN, DANIELA, SIOBHAN].map((id) => directory.nameOf(id))).toEqual([
    ...["Dan Whitcombe", "Daniela Rossi", "Mona Boss"],
  ]);
});

it.each([
  ["Cloé Vaseur", "Chloé Vasseur-Lindon"],
  ["shivon ni domnaill", undefined],
  ["Dan Witcomb", "Dan Whitcombe"],
  ["Whitcomb Dann", "Dan Whitcombe"],
  ["Rosi", "Daniela Rossi"],
  ["Zebedee", undefined],
])("%s may mean %s", (written, similar) => {
  const names = ["Chloé Vasseur-Lindon", "Dan Whitcombe", "Daniela Rossi", "Siobhán Ní Dhomhnaill-Kerr"];
  expect(suggestNames(written, names, (name) => name).suggestions[0]).toBe(similar);
});

it("Of two names that are equally near the first is meant", () => {
  const names = ["Dana Wit", "Dani Wit"];
  expect(suggestNames("Witt Danx", names, (name) => name).suggestions[0]).toBe("Dana Wit");
});

it.each([
  ["Ana Ruiz (she/her) | Acme", "Ana Ruiz"],
  ["Ana [Sales] Ruiz (Acme)", "Ana Ruiz"],
  ["\u963f\u5948\uff08Acme\uff09", "\u963f\u5948"],
  ["Ana (Acme", "Ana (Acme"],
  ["(Acme)", "(Acme)"],
])("The bare name of `%s` is `%s`", (label, name) => {
  expect(bareName(label)).toBe(name);
});

it("Somebody who is in two lists is nobody's namesake", () => {
  const labelOf = labelPeople([
    { id: "a1111111-0000-4000-8000-000000000000", name: "Ana Ruiz" },
    { id: "a1111111-0000-4000-8000-000000000000", name: "Ana Ruiz" },
  ]);
  expect(labelOf("a1111111-0000-4000-8000-000000000000")).toBe("Ana Ruiz");
  expect(personText({ id: "p7" })).toBe("(no name) (p7)");
});

it("A name without a letter or a digit is no other spelling of another one", () => {
  const named = (written: string): string[] => itemsNamed(written, ["…", "!", "Ana Ruiz"], (name) => [name]);
  expect([named("…"), named("?"), named("ana-ruiz"), named("anar uiz")]).toEqual([["…"], [], ["Ana Ruiz"], []]);
  expect(findPerson("?", [{ id: "p1", name: "…" }])).toMatchObject({ kind: "none" });
});

const [FIRST = "", SECOND = "", THIRD = ""] = ["a", "b", "c"].map(
  (digit, index) => `${digit.repeat(8)}-0000-4000-8000-00000000000${index + 1}`,
);

it("people are found by address, and namesakes of an address are candidates", () => {
  const directory = new Directory();
  directory.addPerson({ id: FIRST, name: " Ana Ruiz ", email: "ana@acme.example" });
  directory.addPerson({ id: SECOND, name: "Ben", email: "no address" });
  directory.addPerson({ id: THIRD, name: " " });
  directory.addPerson({ id: THIRD });
  directory.addPerson({ id: "", name: "Nobody" });
  expect(directory.people).toEqual([
    { id: FIRST, name: "Ana Ruiz", email: "ana@acme.example" },
    { id: SECOND, name: "Ben", email: undefined },
    { id: THIRD, name: undefined, email: undefined },
  ]);
  expect(directory.findPerson(" ANA@acme.example ")).toMatchObject({ kind: "one", person: { id: FIRST } });
  directory.addPerson({ id: THIRD, name: "Cleo", email: "ana@acme.example" });
  expect(directory.findPerson("ana@acme.example")).toMatchObject({
    ...{ kind: "several", reason: "email" },
    people: [{ id: FIRST }, { id: THIRD }],
  });
});

it("an id is matched by its beginning only where it can be one, and people without a name are in the order of ids", () => {
  const directory = new Directory();
  for (const id of ["team-2", "team-1", FIRST]) directory.addId(id);
  expect(directory.people.map(({ id }) => id)).toEqual([FIRST, "team-1", "team-2"]);
  expect(directory.findPerson("team-1")).toMatchObject({ kind: "one", person: { id: "team-1" } });
  expect(directory.findPerson("team")).toMatchObject({ kind: "none" });
  expect(directory.findPerson("aaaa")).toMatchObject({ kind: "one", person: { id: FIRST } });
});

it("an address or the beginning of one id goes before a name, and a name before the beginning of several", () => {
  const people = [
    { id: "beef0000-0000-4000-8000-000000000001", name: "Ana Ruiz", email: "ana@acme" },
    { id: "dead0000-0000-4000-8000-000000000002", name: "Beef", email: "ANA@acme" },
    { id: "dead0000-0000-4000-8000-000000000003", name: "Ana Acme" },
    { id: "p4", name: "Dead" },
  ];
  const find = (written: string) => {
    const match = findPerson(written, people);
    return [match.reason, ...(match.kind === "one" ? [match.person.name] : []), match.kind];
  };
  expect(["beef", "dead", "ana@acme"].map(find)).toEqual([
    ["id", "Ana Ruiz", "one"],
    ["name", "Dead", "one"],
    ["email", "several"],
  ]);
});

it("of two spellings the one that is written is meant, and any name of an item will do", () => {
  const items = [["Ana Ruiz"], ["ANA RUIZ", "Boss"]];
  const named = (written: string) => itemsNamed(written, items, (names) => names);
  expect([named("Ana Ruiz"), named("boss"), named("ana ruiz")]).toEqual([[items[0]], [items[1]], items]);
});

it("an address is the one that stood most often beside the name, and another one's colleague is known by it", () => {
  const directory = new Directory();
  const called = (name: string, email?: string) => ({ ...internal(name), email });
  const meet = (id: string, user_id: string, ...participants: { name: string; email: string | undefined }[]) =>
    directory.addMeeting({ id, user_id, participants });
  meet("1", DAN, called("Kim Lee", "kim@acme.example"), called(" Ana Ruiz "), called("Ana Ruiz", "one@acme.example"));
  meet("2", DAN, called("Kim Lee", "kim@acme.example"), called("ANA RUIZ"), called("Ana Ruiz", " two@acme.example "));
  meet("3", DAN, called("Kim Lee", "kim@acme.example"), called("Ana Ruiz"), called("Ana Ruiz", "two@acme.example"));
  directory.addStats({ top_performers: [{ user_id: DAN, name: "Ana Ruiz" }] });
  directory.addPerson({ id: DANIELA, name: "Émile", email: "emile@acme.example" });
  meet("4", SIOBHAN, called("Emile", "EMILE@acme.example"));
  expect(directory.people).toEqual([
    { id: DAN, name: "Ana Ruiz", email: "two@acme.example" },
    { id: DANIELA, name: "Émile", email: "emile@acme.example" },
    { id: SIOBHAN },
  ]);
  meet("5", SIOBHAN, called(" Zoe ", "zoe@acme.example"));
  meet("6", SIOBHAN, called("Zoe", " zoe@home.example"));
  meet("7", NAMELESS, called("bea"));
  expect(directory.people.map(({ name }) => name)).toEqual(["Ana Ruiz", "bea", "Émile", "Zoe"]);
});

it.each<[string, readonly string[] | undefined, boolean, object]>([
  ["all of both", undefined, true, { names: ["Dan", "Daniela"], failed: {} }],
  ["statistics alone, if they name the wanted", [DAN], true, { names: ["Dan", undefined], failed: {} }],
  ["both, if they leave one out", [DAN, DANIELA], true, { names: ["Dan", "Daniela"], failed: {} }],
  ["meetings, if statistics fail", [DAN], false, { names: [undefined, "Daniela"], failed: { stats: "no" } }],
])("names are read from %s", async (_, wanted, hasStats, expected) => {
  const directory = new Directory();
  const stats = async () => {
    await new Promise(setImmediate);
    return hasStats ? { top_performers: [{ user_id: DAN, name: "Dan" }] } : Promise.reject("no");
  };
  const meetings = async function* () {
    yield { id: "m1", user_id: DANIELA, participants: [internal("Daniela")] };
  };
  const failed = await readNames(directory, { stats, meetings }, wanted);
  expect({ names: [DAN, DANIELA].map((id) => directory.nameOf(id)), failed }).toEqual(expected);
});

it("the own organization is that of most colleagues", () => {
  const directory = new Directory({ meetingsComeOnce: true });
  expect(directory.organization).toBeUndefined();
  const meeting = (id: string, ...companies: [company: unknown, isInternal: boolean][]) =>
    directory.addMeeting({
      ...{ id, user_id: FIRST },
      participants: companies.map(([company, is_internal]) => ({ name: "X", company, is_internal })),
    } as never);
  meeting("1", ["Old Name", true], ["Contoso", false], [" ", true], [7, true]);
  meeting("2", ["Acme ", true], ["Contoso", false], ["", true], [7, false]);
  meeting("3", ["Acme", true], ["Contoso", false], ["", true], [null, false]);
  expect(directory.organization).toBe("Acme");
});

it("whole names, then whole words in any order, then beginnings", () => {
  const names = ["Dan Brown", "Daniela Brown", "Brown Dan Junior"];
  const find = (written: string) => suggestNames(written, names, (name) => name);
  expect(find("dan brown")).toEqual({ suggestions: ["Dan Brown"], reason: "part of the name" });
  expect(find("brown dan").suggestions).toEqual(["Dan Brown", "Brown Dan Junior"]);
  expect(find("daniela").suggestions).toEqual(["Daniela Brown"]);
  expect(find("bro da").suggestions).toEqual(names);
  for (const text of ["danbrown", "danbroxn"])
    expect(find(text)).toEqual({ suggestions: ["Dan Brown"], reason: "similar name" });
  for (const text of ["x".repeat(101), " - "]) expect(find(text)).toEqual({ suggestions: [], reason: undefined });
  const similar = (written: string, ...items: string[]) => suggestNames(written, items, (name) => name).suggestions;
  expect(similar("Whitcomb Dann", "…", "Danny Witcomb", "Dan Whitcomb")).toEqual(["Dan Whitcomb"]);
  expect([99, 100].map((length) => similar(`y${"x".repeat(length)}`, "x".repeat(100)).length)).toEqual([1, 0]);
});

it("ids are found in any case, and shortened as far as they differ", () => {
  expect(shortenId("meeting_42", ["meeting_43"])).toBe("meeting_42");
  expect(findIds(FIRST.toUpperCase(), [FIRST, `${FIRST}0`])).toEqual([FIRST]);
  expect(findIds("AAAA", [FIRST, SECOND])).toEqual([FIRST]);
  expect(shortenId(FIRST, [FIRST, SECOND])).toBe("aaaaaaaa");
  expect(shortenId(FIRST, ["aaaaaaaa-0000-4000-8000-000000000002"])).toBe(FIRST);
  expect(shortenId(FIRST, ["aaaaaaaa-0000-4000-9000-000000000002"])).toBe("aaaaaaaa-0000-4000-8");
});
