import { expect, it } from "vitest";
import { parseTranscript } from "../../../core/transcript/parse-transcript.ts";
import { sortSpeakers } from "../../coaching/sides.ts";

const PARTICIPANTS = [
  { name: "Jonas Lindqvist", is_internal: true },
  { name: "Ana Ruiz", is_internal: false },
];

it("sellers are those whom the meeting marks as internal", () => {
  const sides = sortSpeakers(parseTranscript("[00:01] jonas  LINDQVIST: Hi\n[00:02] Ana Ruiz: Hi"), {
    participants: PARTICIPANTS,
    ownerName: null,
  });
  expect([sides.sideOf("jonas  LINDQVIST"), sides.sideOf("Ana Ruiz")]).toEqual(["seller", "prospect"]);
});

it("where nobody is marked, the seller is the meeting's owner", () => {
  const participants = PARTICIPANTS.map((participant) => ({ ...participant, is_internal: false }));
  const lines = parseTranscript("Jonas Lindqvist: Hi\nAna Ruiz: Hi");
  expect(sortSpeakers(lines, { participants, ownerName: "Ana Ruiz" })).toMatchObject({
    source: "owner",
    sellers: ["Ana Ruiz"],
  });
  const unknown = sortSpeakers(lines, { participants, ownerName: "Somebody Else" });
  expect([unknown.source, unknown.sideOf("Ana Ruiz")]).toEqual(["unknown", undefined]);
});

it("a participant's organization may stand behind the name on one side alone", () => {
  const lines = parseTranscript("Jonas Lindqvist (Acme): Hi\nAna Ruiz: Hi");
  for (const name of ["Jonas Lindqvist", "Jonas Lindqvist (Acme)"]) {
    const participants = [{ name, is_internal: true }];
    expect(sortSpeakers(lines, { participants, ownerName: null }).sellers).toEqual(["Jonas Lindqvist"]);
  }
});
