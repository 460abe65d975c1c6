import fc from "fast-check";
import { expect, it } from "vitest";
import { findIds, isIdPrefix, shortenId } from "../../core/ids/short-id.ts";
import { Directory } from "../../core/people/directory.ts";
import { givenNameFirst, itemsNamed, labelPeople, personText } from "../../core/people/person.ts";
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
  expect(["Ruiz, Ana", "Ruiz, Ana, PhD"].map(givenNameFirst)).toEqual(["Ana Ruiz", "Ruiz, Ana, PhD"]);
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
  directory.addStats({ top_performers: [null] as never });
  expect(directory.people).toEqual([]);
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
});

it("A name without a letter or a digit is no other spelling of another one", () => {
  const named = (written: string): string[] => itemsNamed(written, ["…", "!", "Ana Ruiz"], (name) => [name]);
  expect([named("…"), named("?"), named("ana-ruiz")]).toEqual([["…"], [], ["Ana Ruiz"]]);
});

const [FIRST = "", SECOND = "", THIRD = ""] = ["a", "b", "c"].map(
  (digit, index) => `${digit.repeat(8)}-0000-4000-8000-00000000000${index + 1}`,
);

it("people are found by address, and namesakes of an address are candidates", () => {
  const directory = new Directory();
  directory.addPerson({ id: FIRST, name: " Ana Ruiz ", email: "ana@acme.example" });
  directory.addPerson({ id: SECOND, name: "Ben", email: "no address" });
  directory.addPerson({ id: THIRD, name: " " });
  directory.addPerson({ id: "", name: "Nobody" });
  expect(directory.people).toEqual([
    { id: FIRST, name: "Ana Ruiz", email: "ana@acme.example" },
    { id: SECOND, name: "Ben", email: undefined },
    { id: THIRD, name: undefined, email: undefined },
  ]);
  expect(directory.findPerson(" ANA@acme.example ")).toMatchObject({ kind: "one", person: { id: FIRST } });
  directory.addPerson({ id: THIRD, name: "Cleo", email: "ana@acme.example" });
  expect(directory.findPerson("ana@acme.example")).toMatchObject({
    kind: "several",
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

it("the own organization is that of most colleagues", () => {
  const directory = new Directory();
  expect(directory.organization).toBeUndefined();
  const meeting = (id: string, ...companies: [company: unknown, isInternal: boolean][]) =>
    directory.addMeeting({
      ...{ id, user_id: FIRST },
      participants: companies.map(([company, is_internal]) => ({ name: "X", company, is_internal })),
    } as never);
  meeting("1", ["Old Name", true], ["Contoso", false]);
  meeting("2", ["Acme ", true], [" CONTOSO", false], ["", false], [7, false]);
  meeting("3", ["Acme", true], ["Ábaco", false], [null, false]);
  expect(directory.organization).toBe("Acme");
});

it("whole names, then whole words in any order, then beginnings", () => {
  const names = ["Dan Brown", "Daniela Brown", "Brown Dan Junior"];
  const find = (written: string) => suggestNames(written, names, (name) => name);
  expect(find("dan brown")).toEqual({ suggestions: ["Dan Brown"], reason: "part of the name" });
  expect(find("brown dan").suggestions).toEqual(["Dan Brown", "Brown Dan Junior"]);
  expect(find("daniela").suggestions).toEqual(["Daniela Brown"]);
  expect(find("bro da").suggestions).toEqual(names);
  expect(find("danbrown")).toEqual({ suggestions: ["Dan Brown"], reason: "similar name" });
  for (const text of ["x".repeat(101), " - "]) expect(find(text)).toEqual({ suggestions: [], reason: undefined });
});

it("ids are found in any case, and shortened as far as they differ", () => {
  expect(shortenId("meeting_42", ["meeting_43"])).toBe("meeting_42");
  expect(findIds(FIRST.toUpperCase(), [FIRST, `${FIRST}0`])).toEqual([FIRST]);
  expect(findIds("AAAA", [FIRST, SECOND])).toEqual([FIRST]);
  expect(shortenId(FIRST, [FIRST, SECOND])).toBe("aaaaaaaa");
  expect(shortenId(FIRST, ["aaaaaaaa-0000-4000-8000-000000000002"])).toBe(FIRST);
  expect(shortenId(FIRST, ["aaaaaaaa-0000-4000-9000-000000000002"])).toBe("aaaaaaaa-0000-4000-8");
});
