import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../../test/support/test-folder.ts";
import { openService } from "../../library/service.ts";
import type { MeetingDetail, ReportDetail } from "../../records/resources.ts";
import { defineQuery } from "../../store/query.ts";
import { parseWho } from "../../team/calls/speaker-names.ts";
import { runCommand } from "../support/run-command.ts";
import { readApi } from "../support/team.ts";

// What a team does with its calls after their first import: names who spoke, corrects what was said, and has somebody erased.

let folder: string;
const environment = () => ({ SVC_SERVER_PEPPER: "x", DATABASE_URL: join(folder, "svc.db") });

async function run(...words: string[]) {
  return runAsked([], ...words);
}

async function runAsked(answers: string[], ...words: string[]) {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? "";
  };
  const { code, lines } = await runCommand(words, { environment: environment(), ...(answers.length > 0 && { ask }) });
  return { code, text: lines.join("\n"), questions };
}

/** A call in which each side says enough to be told from other calls. */
const CALL = [
  [
    "Ana Ruiz",
    "For today I would like to see where you are, what a pilot could look like, and what comes next. Does that work?",
  ],
  [
    "Bo Lind",
    "Yes, that works for me. We keep everything in spreadsheets, and it takes two weeks for each new person.",
  ],
  ["Ana Ruiz", "What happens when one of those spreadsheets is wrong on the first day?"],
  ["Bo Lind", "Then somebody has no laptop, which happened four times last quarter, and nobody owns it."],
  ["Ana Ruiz", "I send you the proposal tomorrow, and we meet again on Thursday, December 3 at 10 am. Does that work?"],
  ["Bo Lind", "Thursday at ten works, please invite both of us."],
] as const;
const vtt = (change: (text: string) => string = (text) => text, names: Record<string, string> = {}) =>
  `WEBVTT\n\n${CALL.map(([name, text], index) => {
    const at = (second: number) => `00:0${index}:${second}.000`;
    return `${at(10)} --> ${at(20)}\n${names[name] ?? name}: ${change(text)}\n`;
  }).join("\n")}`;

async function save(name: string, content: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function open<Result>(
  work: (service: Awaited<ReturnType<typeof openService>>) => Promise<Result>,
): Promise<Result> {
  const service = await openService({ pepper: "x", database: join(folder, "svc.db") });
  try {
    return await work(service);
  } finally {
    await service.close();
  }
}

const list = <Item>(path: string): Promise<Item[]> =>
  open(async (service) => {
    const [{ id = "" } = {}] = await service.database.all(
      defineQuery<object, { id: string }>("select id from organizations"),
      {},
    );
    return (await readApi<Item[]>(service, id, path)).data;
  });
const meetings = () => list<MeetingDetail>("meetings");
const drain = () => open((service) => service.jobs.drain());
const detail = async (id: string) => (await list(`meetings/${id}`)) as unknown as MeetingDetail;
const reports = async () => {
  const all = await list<ReportDetail>("reports");
  return Promise.all(all.map(async ({ id }) => (await list(`reports/${id}`)) as unknown as ReportDetail));
};
const versions = () =>
  open((service) =>
    service.database.all(
      defineQuery<object, { version: number; document: string }>("select version, document from meeting_versions"),
      {},
    ),
  );

beforeEach(async () => {
  folder = testFolder();
  await run("init", "--organization", "Acme", "--admin-name", "Zoe Boss", "--admin-email", "zoe@acme.example");
});

describe("the first day", () => {
  it("an ordinary .vtt in a new organization ends in a report after three questions", async () => {
    const path = await save("meeting.vtt", vtt());
    const { code, text, questions } = await runAsked(["2026-11-03 14:00", "1", "ana@acme.example"], "import", path);
    expect(questions.map((question) => question.split("?")[0])).toEqual([
      "When did the call start, in UTC",
      "Which of them sell for Acme",
      "The email address of Ana Ruiz, who then is a user",
    ]);
    expect([code, text]).toEqual([0, expect.stringMatching(/Imported 1 meeting[\s\S]*Its report is ready: [\d.]+/)]);
    expect(await meetings()).toMatchObject([
      { started_at: "2026-11-03T14:00:00.000Z", status: "completed", report_count: 1 },
    ]);
    // The next file asks nothing of her.
    const next = await save(
      "GMT20261104-140000.vtt",
      vtt((text_) => text_.replace("spreadsheets", "lists")),
    );
    expect((await runAsked(["unasked"], "import", next)).questions).toEqual([]);
  });

  it("says before anything is stored what a file is, who is who, and what is estimated", async () => {
    const path = await save("2026-11-03 call.txt", "Zoe Boss: Hello there.\nZoe: And hello again.\nBo Lind: Hi.\n");
    const { code, text } = await run("import", path, "--explain");
    expect(code).toBe(0);
    expect(text).toContain("Format: text, since it is a .txt. 1 call.");
    expect(text).toContain("Zoe Boss      is Zoe Boss (zoe@acme.example), by whole name");
    expect(text).toContain(
      'Zoe           is not decided: Zoe may be Zoe Boss (zoe@acme.example), by a part of the name. If so: --who "Zoe=zoe@acme.example"',
    );
    expect(text).toContain("Times are estimated from the length of what was said.");
    expect(await meetings()).toEqual([]);
  });
});

describe("who is who", () => {
  it("takes nobody for a user by a first name, asks, and remembers it for the next file", async () => {
    const names = { "Ana Ruiz": "Zoe", "Bo Lind": "Bo Lind" };
    const first = await run("import", await save("2026-11-03 a.vtt", vtt(undefined, names)));
    expect(first.text).toContain(
      'Zoe may be Zoe Boss (zoe@acme.example), by a part of the name. If so: --who "Zoe=zoe@acme.example"',
    );
    expect((await meetings())[0]?.participants.some(({ is_internal }) => is_internal)).toBe(false);
    await run(
      "import",
      await save(
        "2026-11-04 b.vtt",
        vtt((text) => text.replace("ten", "nine"), names),
      ),
      "--who",
      "Zoe=zoe@acme.example",
    );
    await run(
      "import",
      await save(
        "2026-11-05 c.vtt",
        vtt((text) => text.replace("ten", "two"), names),
      ),
    );
    for (const meeting of (await meetings()).slice(0, 2))
      expect(meeting.participants).toContainEqual({ name: "Zoe Boss", email: "zoe@acme.example", is_internal: true });
  });

  it.each(["Boss, Zoe", "Zoe Boss (she/her) | Acme", "ZOE BOSS"])("knows %s by the whole name", async (name) => {
    await run("import", await save("2026-11-03 a.vtt", vtt(undefined, { "Ana Ruiz": name })));
    expect((await meetings())[0]?.participants).toContainEqual({ name, email: "zoe@acme.example", is_internal: true });
  });

  it("names Speaker 1 later everywhere, and produces the report that was not possible before", async () => {
    const names = { "Ana Ruiz": "Speaker 1", "Bo Lind": "Speaker 2" };
    await run("import", await save("2026-11-03 a.vtt", vtt(undefined, names)));
    await drain();
    const [{ id = "" } = {}] = await meetings();
    expect(await meetings()).toMatchObject([{ status: "failed" }]);
    const named = await run("speakers", id, "--who", "Speaker 1=zoe@acme.example", "--who", "Speaker 2=Bo Lind");
    expect([named.code, named.text]).toEqual([0, expect.stringContaining("Zoe Boss: 3 turns")]);
    await drain();
    const meeting = await detail(id);
    expect(meeting).toMatchObject({ status: "completed", report_count: 1 });
    expect(meeting.transcript).not.toMatch(/Speaker \d/);
    expect(JSON.stringify(await reports())).not.toMatch(/Speaker \d/);
    // The same file again finds the call as it is named now.
    expect((await run("import", join(folder, "2026-11-03 a.vtt"))).text).toContain("nothing new");
    expect((await meetings()).length).toBe(1);
  });

  it("keeps the reports so far as a version where somebody else turns out to sell", async () => {
    const path = await save("2026-11-03 a.vtt", vtt());
    await run("import", path, "--internal", "Bo Lind");
    await drain();
    const [{ id = "" } = {}] = await meetings();
    const [before] = await reports();
    const { text } = await run("speakers", id, "--who", "Ana Ruiz=zoe@acme.example");
    expect(text).toContain("1 report will be produced again");
    await drain();
    expect((await versions()).map(({ document }) => JSON.parse(document).reports[0].id)).toEqual([before?.id]);
    expect((await reports()).map(({ id: report }) => report)).not.toContain(before?.id);
  });
});

describe("a corrected transcript", () => {
  const words = (text: string) => text.replace("two weeks", "three weeks");

  it("is left out with a word of it, and taken with --replace: reports are produced again, old ones kept", async () => {
    const path = await save("2026-11-03 a.vtt", vtt());
    await run("import", path, "--who", "Ana Ruiz=zoe@acme.example");
    await drain();
    const [before] = await reports();
    await save("2026-11-03 a.vtt", vtt(words));
    const asked = await run("import", path);
    expect([asked.code, asked.text]).toEqual([
      1,
      expect.stringContaining("is stored with other words, and stays as it is. To take those of the file: --replace"),
    ]);
    const [{ id = "" } = {}] = await meetings();
    const replaced = await run("import", path, "--replace");
    expect([replaced.code, replaced.text]).toEqual([
      0,
      expect.stringContaining("1 meeting in place of what was stored"),
    ]);
    await drain();
    expect((await meetings()).length).toBe(1);
    const meeting = await detail(id);
    expect(meeting).toMatchObject({
      status: "completed",
      report_count: 1,
      transcript: expect.stringContaining("three weeks"),
    });
    const [after] = await reports();
    expect(after?.id).not.toBe(before?.id);
    for (const { evidence } of after?.criteria_scores ?? [])
      for (const { quote } of evidence) expect(meeting.transcript).toContain(quote);
    const [version] = await versions();
    expect(JSON.parse(version?.document ?? "{}")).toMatchObject({
      transcript: expect.stringContaining("two weeks"),
      reports: [{ id: before?.id, overall_score: before?.overall_score }],
    });
    // Replaced while its report is waited for, it gets one report, of the last words.
    for (const weeks of ["four weeks", "five weeks"]) {
      await save(
        "2026-11-03 a.vtt",
        vtt((text) => text.replace("two weeks", weeks)),
      );
      expect((await run("import", path, "--replace")).code).toBe(0);
    }
    await drain();
    expect((await detail(id)).report_count).toBe(1);
    expect((await detail(id)).transcript).toContain("five weeks");
    expect((await versions()).length).toBe(3);
    // What is there now is the same: nothing is replaced twice.
    expect((await run("import", path, "--replace")).text).toContain("nothing new");
    expect((await versions()).length).toBe(3);
  });

  it("is one call by its words, whatever start is given, and moves with --replace alone", async () => {
    const path = await save("call.vtt", vtt());
    await run("import", path, "--started-at", "2026-11-03T14:00:00Z");
    const again = await run("import", path, "--started-at", "2026-11-04T14:00:00Z");
    expect([again.code, again.text]).toEqual([
      1,
      expect.stringContaining("the same call by its words, stored as begun at 2026-11-03T14:00:00.000Z"),
    ]);
    await run("import", path, "--started-at", "2026-11-04T14:00:00Z", "--replace");
    expect((await meetings()).map(({ started_at }) => started_at)).toEqual(["2026-11-04T14:00:00.000Z"]);
  });

  it("never brings back somebody who was erased", async () => {
    const path = await save("2026-11-03 a.vtt", vtt());
    await run("import", path, "--who", "Ana Ruiz=zoe@acme.example");
    const told = await run("erase", "--name", "Bo Lind");
    expect([told.code, told.text]).toEqual([0, expect.stringContaining("Take such words out with --words")]);
    expect((await run("import", path, "--replace")).text).toContain("nothing new");
    await save("2026-11-03 a.vtt", vtt(words));
    const again = await run("import", path, "--replace");
    expect([again.code, again.text]).toEqual([1, expect.stringContaining("somebody in it was erased")]);
    expect(JSON.stringify(await detail((await meetings())[0]?.id ?? ""))).not.toContain("Lind");
  });
});

it("erases words by which somebody is known, in former versions of a call too", async () => {
  const path = await save("2026-11-03 a.vtt", vtt());
  await run("import", path, "--who", "Ana Ruiz=zoe@acme.example");
  await save(
    "2026-11-03 a.vtt",
    vtt((text) => text.replace("two weeks", "three weeks")),
  );
  await run("import", path, "--replace", "--who", "Bo Lind=bo@contoso.example");
  await run("erase", "--email", "bo@contoso.example", "--words", "spreadsheets");
  const [meeting] = await meetings();
  const stored = JSON.stringify([await detail(meeting?.id ?? ""), await versions()]);
  expect(stored).not.toMatch(/Bo Lind|bo@contoso|spreadsheets/);
  expect(
    (
      await run(
        "import",
        await save(
          "2026-11-06 b.vtt",
          vtt((text) => text.replace("ten", "one")),
        ),
      )
    ).text,
  ).not.toContain("bo@contoso.example");
});

it("takes neither of two users who share the name", () => {
  const user = { id: "1", name: "Ana Ruiz", email: "one@acme.example", role: "member", is_active: true } as const;
  const users = [user, { ...user, id: "2", email: "two@acme.example" }];
  expect(() => parseWho("Speaker 1=Ana Ruiz", users)).toThrow(
    "Several users are called Ana Ruiz. Write an address: --who",
  );
  expect(parseWho("Speaker 1=two@acme.example", users)).toMatchObject({ email: "two@acme.example" });
});

it.each([
  [["--meeting", "00000000-0000-4000-8000-000000000009"], "--meeting needs --replace."],
  [["--who", "Ana"], "does not say who somebody is. Write --who"],
  [["--map", "speaker=a[].b"], "A mapping needs at least text=…"],
  [["--map", "text=a[].b,unit=hours"], "The unit `hours` is unknown. Use s, ms, us, ns."],
  [["--watch"], "is a file. --watch needs a folder."],
])("rejects %j", async (words, expected) => {
  const path = await save("2026-11-03 a.vtt", vtt());
  const { code, text } = await run("import", path, ...words);
  expect([code, text]).toEqual([1, expect.stringContaining(expected)]);
});
