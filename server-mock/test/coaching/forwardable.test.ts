import { beforeAll, expect, it } from "vitest";
import { verifyReport } from "../../../core/evidence/verify-report.ts";
import { draw, samples } from "../../../test/support/draw.ts";
import { composeReport, type Scored } from "../../coaching/compose-report.ts";
import type { KnownCall } from "../../coaching/evaluate/detector-labels.ts";
import { measureReports } from "../../coaching/evaluate/report-confusion.ts";
import { textsFor } from "../../coaching/offline/languages.ts";
import { scoreOffline } from "../../coaching/offline/score-offline.ts";
import { saidIn } from "../../coaching/said-sentences.ts";
import type { Scoring } from "../../coaching/scorer.ts";
import { readLabeledFolder } from "../../program/coach/read-labeled-folder.ts";
import { seededIds } from "../../records/ids.ts";
import type { ReportDetail, Template } from "../../records/resources.ts";
import { callWith, ROUTES_CALL, templateWith, transcriptOf } from "./support/calls.ts";
import { BLIND, independentCalls, REPORTS } from "./support/independent-calls.ts";

const CRITERIA = ["Agenda", "Questions", "Talk time", "Recap", "Next step"] as const;
const TEMPLATE = templateWith(...CRITERIA);
const NOW = new Date("2026-11-20T12:00:00.000Z");

/** Labeled calls, each scored once for all that is asserted of it. */
let labeled: { known: KnownCall; scoring: Scoring; report: ReportDetail | undefined }[];
beforeAll(async () => {
  const folders = [independentCalls(), ...[BLIND, ...REPORTS].map(readLabeledFolder)];
  const calls = draw("labeled calls", (await Promise.all(folders)).flat(), 60, ({ language }) => language);
  labeled = calls.map((known) => {
    const scoring = scoreOffline(known.call, TEMPLATE);
    return { known, scoring, report: reportFrom({ call: known.call, template: TEMPLATE, scoring }) };
  });
});

function reportOf({ call }: Pick<KnownCall, "call">, said?: ReadonlySet<string>, template: Template = TEMPLATE) {
  return reportFrom({ call, template, scoring: scoreOffline(call, template, said), ...(said && { said }) });
}

function reportFrom(scored: Omit<Scored, "scorer">): ReportDetail | undefined {
  const settings = { ids: seededIds(scored.call.meeting.transcript ?? ""), now: NOW };
  const composed = composeReport({ ...scored, scorer: "offline" }, settings);
  return "report" in composed ? composed.report : undefined;
}

const quoteIn = (text: string): string => /[“„«「]\s?(.*?)\s?[”“»」]/.exec(text)?.[1] ?? "";

/** The line of a call that a praise quotes. */
function lineOf({ call }: KnownCall, text: string): number {
  return call.lines.find((line) => line.text.includes(quoteIn(text).replace(/…$/, "")))?.index ?? -1;
}

/** Whether a label says that what is praised was so. */
function isTrue(known: KnownCall, criterion: string, text: string): boolean {
  const { labels } = known;
  const { agenda, nextStep, recaps, questions, grey } = labels;
  if (criterion === "Agenda") return agenda !== null || grey?.agenda?.includes(lineOf(known, text)) === true;
  if (criterion === "Recap") return recaps.length > 0;
  if (criterion === "Next step") {
    const line = lineOf(known, text);
    const isPraised = labels.report?.praise.some((one) => one.kind === "dated-next-step" && one.line === line);
    return nextStep?.isDated === true || isPraised === true || grey?.nextStep?.includes(line) === true;
  }
  if (criterion !== "Questions") return true;
  const line = lineOf(known, text);
  return questions.some((one) => one.line === line && one.kind === "open") || grey?.questions?.includes(line) === true;
}

it("nothing is praised that the labels of 300 calls deny", () => {
  const praised = labeled.flatMap(({ known, scoring }) =>
    (scoring.strengths ?? []).map((text) => {
      const criterion = CRITERIA.find((name) => text.startsWith(`${name}:`)) ?? "";
      return { text, isTrue: criterion !== "" && isTrue(known, criterion, text) };
    }),
  );
  expect(praised.length).toBeGreaterThan(samples(250, 30));
  expect(praised.filter((one) => !one.isTrue)).toEqual([]);
});

it("no praise and no advice is what a fair coach of 192 calls calls false", async () => {
  const calls = (await Promise.all(REPORTS.map(readLabeledFolder))).flat();
  const measured = new Map(measureReports(calls).map((part) => [part.name, part]));
  for (const name of ["praise-undenied", "advice-undenied"] as const) {
    expect(measured.get(name)?.right, name).toBeGreaterThan(10);
    expect(measured.get(name)?.wrong, name).toBe(0);
  }
});

it("no report of 300 calls contradicts itself, its transcript or its figures", () => {
  for (const { known, report } of labeled) {
    if (!report) continue;
    const { transcript, participants } = known.call.meeting;
    const { problems, unchecked } = verifyReport(report, { transcript, participants });
    expect([...problems, ...unchecked]).toEqual([]);
    const scores = new Map(report.criteria_scores.map(({ name, score }) => [name, score]));
    for (const text of report.strengths) expect(scores.get(text.split(":")[0] ?? "")).toBeGreaterThanOrEqual(75);
    for (const text of report.improvements) expect(scores.get(text.split(/ ?[:：]/)[0] ?? "") ?? 0).toBeLessThan(100);
  }
});

/** The words of a text between its values. */
const longestPart = (text: string): string =>
  text.split(/\{\w+\}/).sort((one, other) => other.length - one.length)[0] ?? "";

it("every report has something done well and one thing to work on, or says why not", () => {
  const without = { praise: 0, work: 0 };
  for (const { known, report } of labeled) {
    if (!report) continue;
    const { nothing } = textsFor(known.language);
    const says = (text: string) => report.feedback?.includes(longestPart(text));
    expect(report.improvements.length).toBeLessThanOrEqual(1);
    expect(says(nothing.praise)).toBe(report.strengths.length === 0);
    expect(says(nothing.work) || says(nothing.moment)).toBe(report.improvements.length === 0);
    without.praise += Number(report.strengths.length === 0);
    without.work += Number(report.improvements.length === 0);
  }
  expect(without.praise).toBeGreaterThanOrEqual(samples(1, 0));
  expect(without.work).toBeGreaterThan(0);
});

it("each strength, each advice and each action item quotes its moment, and an advice says what could have been said", () => {
  for (const { known, scoring } of labeled) {
    const { strengths = [], improvements = [], nextSteps = [] } = scoring;
    for (const text of [...strengths, ...improvements, ...nextSteps])
      expect(lineOf(known, text), text).toBeGreaterThan(-1);
    for (const text of improvements) expect(text).toMatch(/→ .*[?？]$/u);
  }
});

it("no sentence is said twice to a person who has 240 calls in a month, in five languages", () => {
  const said = new Set<string>();
  let reports = 0;
  for (const { known } of labeled) {
    const report = reportOf(known, said);
    if (!report) continue;
    reports += 1;
    const sentences = saidIn(report);
    expect(sentences.filter((sentence) => said.has(sentence))).toEqual([]);
    for (const sentence of sentences) said.add(sentence);
    expect(report.feedback).not.toBe("");
  }
  expect(reports).toBeGreaterThan(samples(100, 15));
});

it("the same call, told again, says nothing again and still has its scores", () => {
  const call = callWith(ROUTES_CALL.replace(" What would you add?", ""));
  const first = reportOf({ call }) as ReportDetail;
  expect(first.improvements).toHaveLength(1);
  const second = reportOf({ call }, new Set(saidIn(first))) as ReportDetail;
  expect(second.criteria_scores.map(({ score }) => score)).toEqual(first.criteria_scores.map(({ score }) => score));
  expect(saidIn(second).filter((sentence) => saidIn(first).includes(sentence))).toEqual([]);
  expect(second.improvements[0]).not.toBe(first.improvements[0]);
});

it("a report names what the call was about, who does what by when, and moments to hear again", () => {
  const report = reportOf({ call: callWith(ROUTES_CALL, { started_at: "2026-11-20T12:00:00.000Z" }) });
  expect(report?.feedback).toMatch(
    /^What the call was for, in your words: “My suggestion for today: .* In the words of Ana Ruiz: “(?:On paper|The planning)/,
  );
  expect(report?.feedback).toMatch(/Replay 0:20: your question “How do you plan your routes today\?”/);
  expect(report?.next_steps).toEqual([
    "Jonas Lindqvist, 2026-11-26: “I'll send you our proposal by Thursday at ten.” (1:20)",
    "Ana Ruiz, 2026-11-21: “I'll send you the routes of October tomorrow.” (1:30)",
  ]);
});

it("signals that a prompt names come first, and what it leaves out does not", () => {
  const template = (prompt_template: string): Template => ({ ...TEMPLATE, prompt_template });
  const call = callWith(ROUTES_CALL);
  const [questions, steps, none] = [
    "Coach open questions above all.",
    "Coach the next step above all, and ignore the questions.",
    "Judge the call.",
  ].map((prompt) => reportOf({ call }, undefined, template(prompt)));
  expect(questions?.strengths[0]).not.toBe(steps?.strengths[0]);
  expect(steps?.strengths[0]).toMatch(/^Next step: /);
  expect(questions?.feedback).toContain("the signals that the prompt names (open-questions)");
  expect(steps?.feedback).toContain("the signals that the prompt names (dated-next-step)");
  expect(none?.feedback).toContain("the signals that the prompt names (none)");
});

it("words of the industry decide which sentences a report shows, and are named where they were said", () => {
  const lines = [
    "J: What is new since we last spoke?",
    "A: The warehouse in Leeds has a new roof since the summer, at last.",
    "J: And how is the team?",
    "A: The refrigerated trailers lose their temperature at the border.",
    "J: I see. What do you do about that?",
    "A: We throw the whole load away, and nobody pays for it.",
  ];
  const about = (industry_context: string | null) =>
    scoreOffline(callWith(transcriptOf(...lines)), { ...TEMPLATE, industry_context }).feedback;
  expect(about("Refrigerated transport: trailers, temperature.")).toMatch(
    /In the words of Ana Ruiz: “The refrigerated trailers.*words that Ana Ruiz said \(refrigerated, trailers, temperature\)/,
  );
  expect(about(null)).not.toContain("refrigerated");
});

it("no advice is built on what was not asked, and the report says why there is none", () => {
  const lines = [
    "J: Hello, Joe here from the depot, and we have a new fleet of vans that everybody in the county talks about.",
    ...["A: Hello, yes, go on then.", "J: They are quiet, and they take twice the load, and we can bring one round."],
    ...[
      "A: Depends who's asking, I'm under a sink mate.",
      "J: I can ring again later on, or send you the brochure with all of the colors, if that is better for you.",
      "A: Do that, please, I have to go.",
    ],
  ];
  const { improvements, feedback } = scoreOffline(callWith(transcriptOf(...lines)), TEMPLATE);
  expect(improvements).toEqual([]);
  expect(feedback).toContain("is sure enough to advise on");
});

it("quotes are of the plan, the playback and the meeting, not of the politeness around them", () => {
  const lines = [
    "J: Good to see you both. I thought we could go through the routes, and then I show you how others do it. Okay?",
    ...["A: Yes, that works.", "J: What slows you down in the mornings, when the vans go out?"],
    "A: The paper lists, mostly, since nobody can read what the night shift wrote on them.",
    "J: So what I'm hearing is that the lists cannot be read, and that the mornings begin late. Is that right?",
    ...[
      "A: Exactly.",
      "J: We meet on Thursday at ten, then, with the lists.",
      "A: Fine.",
      "J: I'll send you a note tonight.",
    ],
  ];
  const { strengths = [], feedback } = scoreOffline(callWith(transcriptOf(...lines)), TEMPLATE);
  expect(feedback).toContain("What the call was for, in your words: “I thought we could go through the routes");
  expect(strengths.join("\n")).toMatch(/Recap: .*the lists cannot be read/);
  expect(strengths.join("\n")).toMatch(/Next step: .*Thursday at ten/);
});

it("a point behind Mr or Dr ends no sentence, and so no quotation", () => {
  const promise = "J: I'll put all of that in an email to Dr. Lund on Friday, with the list.";
  const call = callWith(transcriptOf(...ROUTES_CALL.split("\n").slice(0, 6).map(withoutStamp), promise));
  expect(scoreOffline(call, TEMPLATE).nextSteps?.join()).toContain(
    "“I'll put all of that in an email to Dr. Lund on Friday, with the list.”",
  );
});

/** A line as `transcriptOf` takes it. */
const withoutStamp = (line: string): string =>
  line.replace(/^\[.*?\] (Jonas|Ana) [^:]*/, (_, name: string) => (name === "Jonas" ? "J" : "A"));

it("what is only sent is praised as no next step, unless its hour is named", () => {
  const strengthsOf = (step: string) =>
    reportOf({
      call: callWith(ROUTES_CALL.replace("I'll send you our proposal by Thursday at ten.", step)),
    })?.strengths.join();
  expect(strengthsOf("I'll send you our proposal by Thursday at ten.")).toContain("Next step: ");
  expect(strengthsOf("I'll send you our proposal on Thursday.")).not.toContain("Next step: ");
  expect(strengthsOf("We meet on Thursday, then.")).toContain("Next step: ");
});

it("a next step that the other side proposes is no praise of the seller who repeats it", () => {
  const strengthsOf = (...end: string[]) => {
    const start = ROUTES_CALL.split("\n").slice(0, 6).map(withoutStamp);
    return reportOf({ call: callWith(transcriptOf(...start, ...end)) })?.strengths.join();
  };
  const proposal = "A: I would like you to come to the depot on Thursday, at ten o'clock.";
  expect(strengthsOf(proposal, "J: We meet on Thursday at ten, then.")).not.toContain("Next step: ");
  expect(strengthsOf("A: Thursday is good.", "J: We meet on Thursday at ten, then.")).toContain("Next step: ");
  expect(strengthsOf("J: Shall we say Thursday at ten?", proposal, "J: We meet on Thursday at ten, then.")).toContain(
    "Next step: ",
  );
});

it("what somebody brings is due on the day of the meeting, and what has been is no promise", () => {
  const lines = [
    ...["J: How did you plan your routes last year?", "A: On paper, and the plan was late."],
    ...["J: Who wrote it?", "A: Two people did.", "J: And the phone?", "A: It never stopped."],
    ...["J: And now?", "A: It is better."],
    ...["J: We meet on Thursday at ten, then, at your depot.", "A: Yes, that works."],
    ...["J: I'll bring the drawings of the new depot.", "A: I was at the depot on Sunday, for a visit."],
  ];
  const { nextSteps } = scoreOffline(
    callWith(transcriptOf(...lines), { started_at: "2026-11-20T12:00:00.000Z" }),
    TEMPLATE,
  );
  expect(nextSteps).toEqual([
    expect.stringMatching(/2026-11-26: “We meet on Thursday/),
    expect.stringMatching(/^Jonas Lindqvist, 2026-11-26: “I'll bring the drawings/),
  ]);
});

it("a plan in the last part of a short call, or within a pitch, is no agenda, and an agenda is no playback", () => {
  const praised = (transcript: string) => reportOf({ call: callWith(transcript) })?.strengths.join() ?? "";
  const agenda = "J: My suggestion for today: we go through the plan of the routes, and then we decide together. Okay?";
  const talk = [
    "A: The planning of the routes takes until nine.",
    "J: What slows you down in the mornings?",
    "A: Paper.",
  ];
  const early = transcriptOf(agenda, ...talk);
  expect(praised(early)).toContain("Agenda: ");
  expect(praised(early)).not.toContain("Recap: ");
  const pitch = `${agenda} ${"Our founders drove vans themselves, and nobody listened to them. ".repeat(30)}`;
  const long = transcriptOf(pitch, ...talk).replaceAll(/\[00:00:(?=[1-9])/g, "[00:02:");
  expect(praised(long)).not.toContain("Agenda: ");
  expect(praised(transcriptOf("J: Hello Ana, and thank you.", ...talk, agenda, "A: Fine."))).not.toContain("Agenda: ");
});

it("what has lost its score is praised nowhere: one line is evidence of two criteria, and the third says so", () => {
  const template = templateWith("Agenda", "Opening", "Setting the agenda", "Questions");
  const report = reportOf({ call: callWith(ROUTES_CALL) }, undefined, template);
  const [, , third] = report?.criteria_scores ?? [];
  expect(third?.score).toBe(null);
  expect(third?.feedback).toMatch(/evidence of two other criteria/);
  expect([report?.feedback, ...(report?.strengths ?? [])].join(" ")).not.toContain("Setting the agenda");
});
