import fc from "fast-check";
import { afterAll, beforeEach, expect, it } from "vitest";
import { cutPage } from "../../mcp/transcript/transcript-page.ts";
import { aMeeting } from "../../server-mock/library/index.ts";
import { createForeignService } from "../dialects/service/foreign-service.ts";
import { anyCharacter } from "../support/any-character.ts";
import { samples } from "../support/draw.ts";
import { MARK } from "./support/environment.ts";
import { openForeignTools } from "./support/foreign-tools.ts";
import { uuid } from "./support/report-service.ts";
import { cellsOf } from "./support/sales-team.ts";
import { createSmallEnvironment, TRANSCRIPT } from "./support/small-organization.ts";

const { env, ids } = await createSmallEnvironment();
beforeEach(() => {
  env.requests.length = 0;
});
afterAll(() => env.server.close());

const MAX_RESULT = 40_000;

/** What stands in the fence of a transcript's page. */
function unfence(fenced: unknown): string {
  return String(fenced).slice(`<untrusted-data ${MARK}>\n`.length, -`\n</untrusted-data ${MARK}>`.length);
}

it("pages end at a line's end, and the result says where to go on", async () => {
  const { structured } = await env.call("get_meeting", { meeting_id: ids.meeting, max_chars: 170 });
  expect(unfence(structured["transcript"])).toBe(`${TRANSCRIPT.split("\n").slice(0, 2).join("\n")}\n`);
  expect(structured["next_offset"]).toBe(unfence(structured["transcript"]).length);
  expect(structured["notes"]).toEqual([
    `The transcript continues: call get_meeting with offset ${structured["next_offset"]}, or narrow it with search.`,
  ]);
});

it("later pages leave out what the first has shown", async () => {
  const { structured } = await env.call("get_meeting", { meeting_id: ids.meeting, offset: 91 });
  expect(structured).not.toHaveProperty("participants");
  expect(unfence(structured["transcript"]).startsWith("[00:00:11] Ana Ruiz")).toBe(true);
});

it.each([
  [-10, "[00:00:40] Ana Ruiz: The ones with Contoso. Pricing came up late."],
  [-1_000_000, TRANSCRIPT],
])("offset %i gives what stands there", async (offset, expected) => {
  const { structured } = await env.call("get_meeting", { meeting_id: ids.meeting, offset });
  expect(unfence(structured["transcript"])).toBe(expected);
  expect(structured["notes"]).toEqual(["This is the end of the transcript."]);
});

it("a page of a meeting that is described at length fits a result", async () => {
  const participants = Array.from({ length: 30 }, () => ({ name: "n".repeat(120), is_internal: false }));
  const transcript = "x".repeat(60_000);
  const meeting = await env.server.org.add(aMeeting({ participants, transcript, status: "completed" } as never));
  const { text, structured } = await env.call("get_meeting", { meeting_id: meeting.id, max_chars: 40_000 });
  expect(Number(structured["next_offset"])).toBeGreaterThan(33_000);
  expect(text.length).toBeLessThanOrEqual(MAX_RESULT);
});

it.each<[string, [offset: number, maxChars: number, maxJsonChars: number], [number, string, number?]]>([
  ["a🚀b", [2, 10, 99], [1, "🚀b"]],
  ["a\nb", [0, 3, 99], [0, "a\nb"]],
  ["\nab", [-3, 9, 99], [0, "\nab"]],
  ["\nab", [-2, 9, 99], [1, "ab"]],
  ["abcdefgh", [0, 9, 10], [0, "abcdefgh"]],
  ["abcdefgh", [0, 9, 9], [0, "abcdefg", 7]],
  ["ab\ncd\nef", [0, 9, 8], [0, "ab\n", 3]],
])("the page of %j at %j is %j", (text, [offset, maxChars, maxJsonChars], [start, value, nextOffset]) => {
  expect(cutPage(text, { offset, maxChars, maxJsonChars })).toEqual({ offset: start, value, nextOffset });
});

it("a meeting whose own fields fill the result has a part of its transcript, and the next one", async () => {
  const { fetch } = createForeignService({
    organization({ meetings }) {
      Object.assign(meetings[0] ?? {}, { call_type: "x".repeat(200_000), transcript: "Ana: Hello.\n".repeat(1_000) });
    },
  });
  const { structured } = await openForeignTools(fetch)("get_meeting", { meeting_id: uuid(1, 0) });
  expect(structured["next_offset"]).toBeGreaterThan(100);
});

it("an offset behind the end says where the end is", async () => {
  const { text, structured } = await env.call("get_meeting", { meeting_id: ids.meeting, offset: 1_000_000 });
  expect(unfence(structured["transcript"])).toBe("");
  expect(text).toContain(`Nothing at this offset: the transcript has ${TRANSCRIPT.length} characters.`);
});

it("any text in any page size joins to itself, and no character is torn apart", () => {
  const anyText = fc.array(fc.oneof(fc.constant("\n"), fc.string({ unit: anyCharacter })), { maxLength: 40 });
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2, max: 60 }), fc.integer({ min: 20, max: 80 }), (parts, maxChars, json) => {
      const text = parts.join("");
      const pages: string[] = [];
      for (let offset: number | undefined = 0; offset !== undefined; ) {
        const page = cutPage(text, { offset, maxChars, maxJsonChars: json });
        expect(page.value.length).toBeLessThanOrEqual(maxChars);
        expect(JSON.stringify(page.value).length).toBeLessThanOrEqual(json);
        pages.push(page.value);
        offset = page.nextOffset;
      }
      expect(pages.join("")).toBe(text);
      for (const page of pages) expect(/^[\udc00-\udfff]|[\ud800-\udbff]$/.test(page)).toBe(false);
    }),
    { numRuns: samples(200, 40) },
  );
});

it("search gives the lines that match, with offsets that lead back to them", async () => {
  const { structured } = await env.call("get_meeting", { meeting_id: ids.meeting, search: "PRICING" });
  const rows = cellsOf(structured, "offset", "hit", "line");
  expect(structured).toMatchObject({ hits: 1, hits_shown: 1 });
  const [before, hit] = rows;
  expect(before).toEqual([expect.any(Number), undefined, "[00:00:31] Jonas Lindqvist: Which deals, for instance?"]);
  expect(hit?.slice(1)).toEqual([">", expect.stringContaining("Pricing came up late.")]);
  expect(TRANSCRIPT.slice(Number(hit?.[0])).startsWith("[00:00:40] Ana Ruiz")).toBe(true);
});

it("a speaker's lines are found, those without a name too", async () => {
  const { structured } = await env.call("get_meeting", { meeting_id: ids.meeting, speaker: "ana" });
  const rows = cellsOf(structured, "hit", "line");
  expect(rows.map((row) => row.join(""))).toContain(">We are guessing where deals go wrong.");
  expect(structured).toMatchObject({ hits: 3 });
});

const THIRD = TRANSCRIPT.indexOf("[00:00:31]");
const READ_AROUND =
  "Lines that match are marked >. To read on from a line, call get_meeting with its offset and without search and speaker.";

it.each<[Record<string, unknown>, { hits: number; marks: string; next_offset?: number }, string[]]>([
  [{}, { hits: 2, marks: "->>-" }, [READ_AROUND]],
  [{ speaker: "Jonas" }, { hits: 1, marks: "->-" }, [READ_AROUND]],
  [{ offset: -1_000_000 }, { hits: 2, marks: "->>-" }, [READ_AROUND]],
  [{ offset: THIRD - TRANSCRIPT.length }, { hits: 1, marks: "->-" }, [READ_AROUND]],
  [
    { offset: THIRD + 1 - TRANSCRIPT.length },
    { hits: 0, marks: "" },
    [`From offset ${THIRD + 1} on no line matches; 2 before it do: call again without offset.`],
  ],
  [
    { max_chars: 100 },
    { hits: 2, marks: "->-", next_offset: THIRD },
    [READ_AROUND, `More lines match: repeat this call with offset ${THIRD}.`],
  ],
  [
    { search: undefined, speaker: "Bob" },
    { hits: 0, marks: "" },
    ["No line matches among 5 lines in the language en. `speakers` names who speaks in this meeting."],
  ],
])("a search for deals with %j has %j and says what to do", async (given, { hits, marks, next_offset }, notes) => {
  const { structured } = await env.call("get_meeting", { meeting_id: ids.meeting, search: "deals", ...given });
  expect(cellsOf(structured, "hit").map(([hit]) => hit ?? "-")).toEqual([...marks]);
  const speakers = given["speaker"] === "Bob" ? ["Jonas Lindqvist", "Ana Ruiz"] : undefined;
  expect(structured).toMatchObject({ hits, hits_shown: marks.replaceAll("-", "").length, notes });
  expect([structured["next_offset"], structured["speakers"]]).toEqual([next_offset, speakers]);
});

it("a hit is cut to 600 characters, and the lines around it to 300; a language that is no code is not repeated", async () => {
  const transcript = ["so ", "pricing ", "so "].map((word) => `[00:00:01] Ana: ${word.repeat(300)}`).join("\n");
  const meeting = await env.server.org.add(aMeeting({ transcript, status: "completed", language: "as spoken" }));
  const { structured } = await env.call("get_meeting", { meeting_id: meeting.id, search: "pricing" });
  expect(cellsOf(structured, "line").map(([line]) => String(line).indexOf("…["))).toEqual([300, 600, 300]);
  const { text } = await env.call("get_meeting", { meeting_id: meeting.id, speaker: "Bob" });
  expect(text).toContain("No line matches among 3 lines. `speakers` names");
});

it.each([
  ["Daniel", "Daniël agrees."],
  ["it's", "It’s settled."],
  ["pricing", "The price is fine."],
  ["discount price", "The price is fine."],
])("search for %s finds the line %j", async (search, line) => {
  const transcript = `[00:00:01] Ana: Daniël agrees.\n[00:00:02] Ana: It’s settled.\n[00:00:03] Ana: The price is fine.`;
  const meeting = await env.server.org.add(aMeeting({ transcript, status: "completed" }));
  const { structured } = await env.call("get_meeting", { meeting_id: meeting.id, search });
  const rows = cellsOf(structured, "hit", "line");
  expect(rows.filter(([hit]) => hit === ">").map(([, text]) => text)).toEqual([expect.stringContaining(line)]);
});

it("a search without a hit says what was looked for, over how many lines, and in which language", async () => {
  const { text } = await env.call("get_meeting", { meeting_id: ids.meeting, search: "Rabatt" });
  expect(text).toContain(
    "No line matches among 5 lines in the language en. Words were looked for as written, with English inflections, not synonyms or translations; preis* finds all that begin so. Try other words.",
  );
});

it("many hits are given page by page", async () => {
  const transcript = Array.from({ length: 3_000 }, (_, index) => `[00:00:00] Ana: pricing ${index}`).join("\n");
  const meeting = await env.server.org.add(aMeeting({ transcript, status: "completed" }));
  let found = 0;
  for (let offset: unknown = 0; offset !== undefined; ) {
    const { text, structured } = await env.call("get_meeting", { meeting_id: meeting.id, search: "pricing", offset });
    expect(text.length).toBeLessThanOrEqual(MAX_RESULT);
    found += Number(structured["hits_shown"]);
    offset = structured["next_offset"];
  }
  expect(found).toBe(3_000);
});

it.each([
  ["no_transcript", "This meeting has no transcript, and will not get one."],
  ["failed", "Processing this meeting failed: there is no transcript."],
  ["pending", "The transcript is not ready: the meeting is pending. Try again later."],
  ["fetched", "The transcript is not ready: the meeting is fetched. Try again later."],
  ["processing", "The transcript is not ready: the meeting is processing. Try again later."],
  ["completed", "There is no transcript."],
] as const)("a meeting that is %s says why there is no transcript", async (status, expected) => {
  const meeting = await env.server.org.add(aMeeting({ status, transcript: null }));
  const { structured } = await env.call("get_meeting", { meeting_id: meeting.id });
  expect(structured["notes"]).toEqual([expected]);
  expect(structured).not.toHaveProperty("transcript");
});
