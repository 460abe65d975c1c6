import { beforeEach, describe, expect, it } from "vitest";
import {
  aMeeting,
  anInsight,
  aReport,
  aTemplate,
  aUser,
  type ReferenceServer,
  type User,
} from "../../server-mock/library/index.ts";
import { HAS_BROWSER } from "./support/browser.ts";
import { type FirstPage, useFirstPage } from "./support/first-page.ts";

// Tasks of a manager and an admin, each from the first page and in no more steps than a good product needs.

const WORDS = "We will send you something some time.";

describe.skipIf(!HAS_BROWSER)("in a browser without scripts", () => {
  const first = useFirstPage(addTeam, "superadmin");
  let { server, origin, boss, page, steps } = first;
  beforeEach(() => {
    ({ server, origin, boss, page, steps } = first);
  });

  /** Ana is clearly below Ben; one call has failed, and one insight was found. */
  async function addTeam({ server }: Pick<FirstPage, "server">): Promise<void> {
    const [ana, ben] = [
      await server.org.add(aUser({ name: "Ana Ruiz", is_active: true })),
      await server.org.add(aUser({ name: "Ben Okoro", is_active: true })),
    ];
    const criteria = [
      { name: "Next step", weight: 10, description: "Agrees on a dated next step." },
      { name: "Talk time", weight: 90, description: "Lets the other side talk." },
    ];
    const template = await server.org.add(aTemplate({ name: "Closing", grading_criteria: criteria, call_type: null }));
    const time = new Date(Date.now() - 26 * 3_600_000).toISOString();
    for (const [user, scores] of [
      [ana, [40, 42, 44, 46]],
      [ben, [84, 86, 88, 90]],
    ] as const)
      for (const score of scores) await addScored(server, user, { score, template: template.id, time });
    const failed = {
      user_id: ben.id,
      started_at: time,
      title: "Lost recording",
      transcript: "Ben Okoro: Hello there.",
    };
    await server.org.add(aMeeting({ ...failed, status: "failed", failure_reason: "The model did not respond." }));
    // The newest, which a template is tried on.
    const asked = "What happens when one of those spreadsheets is wrong on the first day?";
    const lines = [0, 2, 4, 6].flatMap((minute) => [
      `[00:0${minute}:10] Ben Okoro: ${asked}`,
      `[00:0${minute + 1}:10] Kim Customer: Then somebody has no laptop, which happened four times last quarter.`,
    ]);
    const participants = [
      { name: "Ben Okoro", email: ben.email, is_internal: true },
      { name: "Kim Customer", is_internal: false, company: "Northwind" },
    ];
    const newest = {
      user_id: ben.id,
      title: "Kickoff",
      started_at: new Date(Date.parse(time) + 3_600_000).toISOString(),
    };
    await server.org.add(aMeeting({ ...newest, participants, transcript: lines.join("\n") }));
  }

  async function addScored(
    server: ReferenceServer,
    user: User,
    { score, template, time }: { score: number; template: string; time: string },
  ) {
    const transcript = `[00:01:07] ${user.name}: ${WORDS}`;
    const facts = { user_id: user.id, started_at: time, created_at: time };
    const { id } = await server.org.add(aMeeting({ ...facts, title: `Call of ${score}`, transcript }));
    const evidence = [{ quote: WORDS, timestamp_seconds: 67 }];
    const criterion = { name: "Next step", score, weight: 100, feedback: `Feedback of ${score}.`, evidence };
    const report = {
      meeting_id: id,
      user_id: user.id,
      template_id: template,
      template_name: "Closing",
      created_at: time,
    };
    await server.org.add(aReport({ ...report, overall_score: score, criteria_scores: [criterion] }));
    if (score !== 40) return;
    const insight = {
      meeting_id: id,
      user_id: user.id,
      type: "competitor_mention",
      title: "Gong",
      occurred_at: time,
    } as const;
    await server.org.add(anInsight({ ...insight, quote: WORDS, timestamp_seconds: 67 }));
  }

  const heading = (name: string | RegExp) => page.getByRole("heading", { name, exact: typeof name === "string" });
  const atMost = (count: number) => expect(steps.count).toBeLessThanOrEqual(count);

  it("who needs help first, and with what, is said in 0 steps; why in 1", async () => {
    const first = page
      .locator("section", { has: heading("Coach next") })
      .getByRole("listitem")
      .first();
    for (const part of ["Ana Ruiz", "Next step", WORDS]) expect(await first.textContent()).toContain(part);
    await steps.click("link", "Ana Ruiz");
    const section = page.locator("section", { has: heading("Practice next") });
    for (const part of ["Next step", WORDS, "Feedback of 40."]) expect(await section.textContent()).toContain(part);
    atMost(1);
  });

  it("the words behind the lowest score are there in 2 steps", async () => {
    await steps.open("People");
    const row = page.getByRole("row").nth(1);
    expect(await row.textContent()).toContain("clearly below");
    await page.goBack();
    steps.count = 0;
    await steps.click("link", "The call at 1:07");
    await page.waitForURL("**/meetings/**#at-67");
    expect(await page.locator("#at-67").textContent()).toContain(WORDS);
    atMost(2);
  });

  it("two spans are compared in 3 steps", async () => {
    await steps.type("Period", "30d");
    await steps.type("Compared with", "2026-10");
    await steps.click("button", "Compare");
    await page.getByText("Compared with October 2026").waitFor();
    expect(await heading("Last 30 days").count()).toBe(1);
    atMost(3);
  });

  it("an edited template shows old beside new on a call, in 4 steps", async () => {
    await steps.open("Templates");
    await steps.click("link", "Closing");
    await page.getByLabel("Weight").first().fill("20");
    steps.count += 1;
    await steps.click("button", "Preview");
    await page.getByRole("columnheader", { name: "Saved version" }).waitFor();
    expect(await page.getByRole("row", { name: /^Next step/ }).textContent()).toMatch(/weight 10.*weight 20/);
    atMost(4);
  });

  it("rows of a template are added, moved and removed with the keyboard, and what was typed stays", async () => {
    await page.goto(`${origin}/templates/new`);
    const names = page.getByLabel("Name", { exact: true });
    const shown = () =>
      page.locator("[name=criterion_name]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    await names.first().fill("Kept");
    for (const name of ["Opening", "Closing"]) {
      await page.locator("[name=criterion_name]").last().fill(name);
      await page.getByRole("button", { name: "Add a criterion" }).press("Enter");
      await page.waitForLoadState();
      await expect
        .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name))
        .toBe("criterion_name");
    }
    await page.getByRole("button", { name: "Move Closing up" }).press("Enter");
    await expect.poll(shown).toEqual(["Closing", "Opening", ""]);
    await page.getByRole("button", { name: "Remove Closing" }).press("Enter");
    await expect.poll(shown).toEqual(["Opening", ""]);
    expect(await names.first().inputValue()).toBe("Kept");
  });

  it("an insight leads to its moment in 1 step", async () => {
    await steps.open("Insights");
    steps.count = 0;
    await steps.click("link", /^The call at 1:07/);
    await page.waitForURL("**/meetings/**#at-67");
    expect(await page.locator("#at-67").textContent()).toContain(WORDS);
    atMost(1);
  });

  it("everything said about a competitor is found from the insights, in 2 steps", async () => {
    await steps.open("Insights");
    await steps.click("link", "Gong");
    await page.getByRole("status").filter({ hasText: "1 call with “Gong”" }).waitFor();
    atMost(2);
  });

  it("a shared page keeps its filters through the sign-in, in 1 step", async () => {
    const path = "/meetings?status=failed&from=2026-01-01";
    await page.context().clearCookies();
    await page.goto(origin + path);
    const to = new URL(page.url()).searchParams.get("to") ?? "";
    await page.goto(`${origin}${await server.dashboard.link({ userId: boss.id })}&to=${encodeURIComponent(to)}`);
    await steps.click("button", "Sign in");
    await page.waitForURL(`**${path}`);
    expect(await page.getByLabel("State").inputValue()).toBe("failed");
    expect(await page.getByRole("link", { name: "Lost recording" }).count()).toBe(1);
    atMost(1);
  });

  it("a failed call says why, and is tried again, in 2 steps", async () => {
    await steps.click("link", "Lost recording");
    await page.getByText("It could not be made: The model did not respond.").waitFor();
    await steps.click("button", "Try again");
    await page.getByText(/It is in the queue|It is being made now/).waitFor();
    atMost(2);
  });

  it("a key is created in 4 steps, and somebody is invited in 5", async () => {
    await steps.open("API keys");
    await steps.click("link", "Create key");
    await steps.type("Name", "Nightly");
    await steps.click("button", "Create key");
    await page.getByText("is ready. Copy it now").waitFor();
    atMost(4);
    steps.count = 0;
    await steps.open("Accounts");
    await steps.click("link", "Invite");
    await steps.type("Full name", "Kim Lund");
    await steps.type("Email", "kim@acme.example");
    await steps.click("button", "Invite");
    await page.getByText("Send this link to Kim Lund.").waitFor();
    atMost(5);
  });

  it("the plan is changed in 5 steps, and a session is ended in 2", async () => {
    await steps.open("Subscription");
    await steps.choose("Plan", "Enterprise");
    await steps.choose("Status", "Active");
    await steps.click("button", "Save");
    await page.getByText("Saved. Programs can use the API.").waitFor();
    atMost(5);
    steps.count = 0;
    await steps.open("Sessions");
    await steps.click("button", /^Sign out the session/);
    await page
      .getByText("The session is ended.")
      .or(page.getByText("The first time, you need a link"))
      .first()
      .waitFor();
    atMost(2);
  });
});
