import { describe, expect, it } from "vitest";
import { RecordingJournal } from "../api/journal/request-journal.ts";
import { composeReport } from "../coaching/compose-report.ts";
import { findCited } from "../coaching/find-quote.ts";
import { keepInsights } from "../coaching/keep-insights.ts";
import { readJudgement, readMoments } from "../coaching/model/read-judgement.ts";
import { checkKeyDraft } from "../dashboard/pages/api-keys/create-api-key.ts";
import { checkPersonDraft } from "../dashboard/pages/people-settings/person-form.ts";
import { returnPath } from "../dashboard/pages/sign-in/admit.ts";
import { readForm } from "../dashboard/visit/form.ts";
import { CallerMemory } from "../keys/caller-memory.ts";
import { shownPrefix } from "../keys/key-format.ts";
import { seededIds } from "../records/ids.ts";
import type { Database } from "../store/database.ts";
import { callWith, templateWith, transcriptOf } from "./coaching/support/calls.ts";

const letters = (count: number): string => "x".repeat(count);
const NOW = new Date("2026-11-20T12:00:00.000Z");
const judged = (answer: object, count = 1) => readJudgement(JSON.stringify(answer), count).value;

describe("each limit holds at itself and one behind it:", () => {
  it("of a key's characters that nobody can guess four are shown", () => {
    expect(shownPrefix("svc_live_abcdefgh")).toBe("svc_live_abcd");
  });

  it.each([
    [1_000, 1_000],
    [1_001, 1_001],
  ])("%i callers are found by %i reads, and again by those of the last one alone", async (count, reads) => {
    let read = 0;
    const memory = new CallerMemory({ version: () => 1 } as Database);
    const findAll = async () => {
      for (let index = 0; index < count; index += 1)
        await memory.find(`${index}`, async () => {
          read += 1;
          return {} as never;
        });
    };
    await findAll();
    expect(read).toBe(reads);
    await findAll();
    expect(read - reads).toBe(Math.max(0, count - 1_000));
  });

  it.each([
    [512, true],
    [513, false],
  ])("a path of %i characters is where signing in leads: %s", (length, isKept) => {
    const path = `/${letters(length - 1)}`;
    expect(returnPath(path)).toBe(isKept ? path : "/");
  });

  it.each([
    [100, undefined],
    [101, "Use at most 100 characters for the name."],
  ])("a person's and a key's name of %i characters: %s", (length, problem) => {
    const person = { name: letters(length), email: "ana@acme.example", role: "member" };
    expect(checkPersonDraft(person, [])["name"]).toBe(problem);
    const key = { id: "", name: letters(length), permissions: ["read"], expires: "never", expiresOn: "" };
    const checked = checkKeyDraft(key, NOW);
    expect("errors" in checked ? checked.errors["name"] : undefined).toBe(problem);
  });

  it.each([
    [254, undefined],
    [255, "Give an email address, such as ana@example.com."],
  ])("an email address of %i characters: %s", (length, problem) => {
    const email = `${letters(length - "@acme.example".length)}@acme.example`;
    expect(checkPersonDraft({ name: "Ana", email, role: "member" }, [])["email"]).toBe(problem);
  });

  it.each([
    [2 ** 20, 200],
    [2 ** 20 + 1, 413],
  ])("a form of %i bytes gets status %i", async (length, status) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const request = new Request("http://a.example", { method: "POST", headers, body: `a=${letters(length - 2)}` });
    const got = await readForm(request).then(
      () => 200,
      (error: { status: number }) => error.status,
    );
    expect(got).toBe(status);
  });

  it.each([
    [2_000, 2_000],
    [2_001, 2_000],
  ])("of a model's summary of %i characters %i are kept", (length, kept) => {
    const [point] = judged({ summary: [{ text: letters(length), quote: "We lose deals", line: 1 }] }).summary;
    expect(point?.text).toHaveLength(kept);
  });

  it.each([
    [8, 8],
    [9, 8],
  ])("of a model's %i strengths %i are kept", (count, kept) => {
    const strengths = Array.from({ length: count }, () => ({ text: "Asks why", quote: "We lose deals", line: 1 }));
    expect(judged({ strengths }).strengths).toHaveLength(kept);
  });

  it.each([
    [40, 40],
    [41, 40],
  ])("of a model's %i insights and moments %i are kept", (count, kept) => {
    const item = { type: "pain_point", title: letters(201), quote: "We lose deals", line: 1, criterion: 1 };
    const items = Array.from({ length: count }, () => item);
    const { insights } = judged({ insights: items });
    expect(insights).toHaveLength(kept);
    expect(insights[0]?.title).toHaveLength(200);
    expect(readMoments(JSON.stringify({ moments: items }), 1).value.moments).toHaveLength(kept);
  });

  it.each([
    [600, 600],
    [601, 595],
  ])("of a quote of %i characters %i are kept, in whole words", (length, kept) => {
    // Words of three letters and a blank; the last one is longer where it does not fit.
    const said = `${"abc ".repeat(149)}${letters(length - 596)}`;
    const call = callWith(transcriptOf(`J: ${said}`));
    expect(findCited(call, { quote: said, line: 0 })?.text.length).toBe(kept);
  });
  it.each([
    [5, 5],
    [6, 5],
  ])("of a criterion's %i quotes %i are kept", (count, kept) => {
    const said = Array.from({ length: count }, (_, index) => `Question number ${"abcdef"[index]} is about your money?`);
    const call = callWith(transcriptOf(...said.map((line) => `J: ${line}`)));
    const citations = said.map((quote, line) => ({ quote, line }));
    const assessments = [{ criterion: 0, band: 4 as const, feedback: "", citations }];
    const scored = {
      call,
      template: templateWith("Questions"),
      scorer: "test/1",
      scoring: { assessments, insights: [] },
    };
    const composed = composeReport(scored, { ids: seededIds("limits"), now: NOW });
    expect("report" in composed && composed.report.criteria_scores[0]?.evidence).toHaveLength(kept);
  });

  it.each([
    [30, 30],
    [31, 30],
  ])("of %i insights %i are kept", (count, kept) => {
    const said = Array.from({ length: count }, (_, index) => `We lose many deals in region ${index} every year.`);
    const call = callWith(transcriptOf("J: Where do you lose?", ...said.map((line) => `A: ${line}`)));
    const found = said.map((quote, index) => ({
      ...{
        type: "pain_point" as const,
        title: "T",
        summary: "S",
        sentiment: "negative" as const,
        confidence: 1,
        tags: [],
      },
      citation: { quote, line: index + 1 },
    }));
    expect(keepInsights(found, { call, ids: seededIds("limits"), now: NOW, reportId: "r" })).toHaveLength(kept);
  });

  it.each([
    [1_000, "/0"],
    [1_001, "/1"],
  ])("of %i requests the journal's oldest is %s", (count, oldest) => {
    const journal = new RecordingJournal();
    const response = { requestId: "r", operationId: undefined, status: 200 };
    for (let index = 0; index < count; index += 1)
      journal.record(
        { method: "GET", url: new URL(`http://a.example/${index}`), headers: new Headers() } as never,
        response,
      );
    expect(journal.entries[0]?.path).toBe(oldest);
    expect(journal.entries).toHaveLength(1_000);
  });

  it.each([
    [65_536, 65_536],
    [65_537, 65_536],
  ])("of a body of %i characters the journal keeps %i", (length, kept) => {
    const journal = new RecordingJournal();
    const request = { method: "POST", url: new URL("http://a.example/"), headers: new Headers() } as never;
    journal.record(request, { requestId: "r", operationId: undefined, status: 200, bodyText: letters(length) });
    expect(String(journal.entries[0]?.body)).toHaveLength(kept);
  });
});
