import { beforeEach, describe, expect, it } from "vitest";
import { aMeeting, aTemplate, aUser } from "../../server-mock/library/index.ts";
import { HAS_BROWSER } from "./support/browser.ts";
import { type FirstPage, useFirstPage } from "./support/first-page.ts";
import { watchPage } from "./support/watch-page.ts";

// Tasks about calls, each in no more steps than a good product needs.

async function reportOf({ page, server }: FirstPage): Promise<void> {
  await page.getByText("This page shows it as soon as it is there.").waitFor();
  await server.jobs.drain();
  // Nobody clicks: the page loads itself.
  await page.getByRole("heading", { name: "Criteria" }).waitFor();
}

describe.skipIf(!HAS_BROWSER)("in an organization without a template", () => {
  const first = useFirstPage(async () => undefined);

  it("the first page leads to a template, a call and its report, in 6 steps", async () => {
    const { page, steps } = first;
    await steps.click("link", "Create a template");
    await steps.click("button", "Create template");
    await page.getByText("Now add a call.").waitFor();
    await steps.upload("2026-11-20 Northwind.vtt");
    await steps.click("button", "Add");
    await steps.choose("Mira Castellan is", "On our side, and no user");
    await steps.click("button", "Save");
    await reportOf(first);
    expect(steps.count).toBe(6);
  });

  it("a call that was there before its template gets its report from the page of its creation", async () => {
    const { page, steps, server, boss } = first;
    const said = (name: string) => `${name}: What happens when one of those spreadsheets is wrong on the first day?`;
    const transcript = Array.from({ length: 8 }, (_, i) => said(i % 2 ? "Bo Lind" : boss.name)).join("\n");
    await server.org.add(aMeeting({ user_id: boss.id, title: "Kickoff", status: "fetched", transcript }));
    await page.goto(`${first.origin}/meetings`);
    await steps.click("link", "Kickoff");
    await steps.click("link", "Create a template");
    await steps.click("button", "Create template");
    await steps.click("button", "Score calls without a report");
    await page.getByText("1 report is on the way.").waitFor();
    expect(steps.count).toBe(4);
  });
});

describe.skipIf(!HAS_BROWSER)("in a browser without scripts", () => {
  const first = useFirstPage(({ server }) =>
    server.org.add(
      aTemplate({
        ...{ name: "Listening", call_type: null },
        grading_criteria: [{ name: "Talk time", weight: 100, description: "Lets the other side talk." }],
      }),
    ),
  );
  let { server, origin, page, steps } = first;
  beforeEach(() => {
    ({ server, origin, page, steps } = first);
  });

  const untilReport = () => reportOf(first);

  it("the first transcript of a fresh organization ends in its report, in 5 steps", async () => {
    const seen = watchPage(page, origin);
    await steps.click("link", "Add a call");
    await steps.upload("2026-11-20 Northwind.vtt");
    await steps.click("button", "Add");
    await page.getByRole("heading", { name: "Who is who" }).waitFor();
    await steps.choose("Mira Castellan is", "On our side, and no user");
    await steps.click("button", "Save");
    await untilReport();
    expect(steps.count).toBeLessThanOrEqual(5);
    expect(seen).toEqual([]);
  });

  it("a call whose seller is a user ends in its report, in 3 steps", async () => {
    await server.org.add(aUser({ name: "Mira Castellan", is_active: true }));
    await steps.click("link", "Add a call");
    await steps.upload("2026-11-20 Northwind.vtt");
    await steps.click("button", "Add");
    await untilReport();
    expect(steps.count).toBeLessThanOrEqual(3);
  });

  it("several files are shown until each has its report, in 3 steps", async () => {
    await server.org.add(aUser({ name: "Mira Castellan", is_active: true }));
    await steps.click("link", "Add a call");
    await steps.upload("2026-11-20 North.vtt", "2026-11-20 South.vtt");
    await steps.click("button", "Add");
    await page.getByText("Being made").first().waitFor();
    await server.jobs.drain();
    await page.getByText("Every report that could be made is there.").waitFor();
    expect(steps.count).toBeLessThanOrEqual(3);
  });

  it("a call is renamed, reassigned and deleted in 2 steps each, and each is undone in 1", async () => {
    await server.org.add(aUser({ name: "Mira Castellan", is_active: true }));
    await page.goto(`${origin}/meetings/import`);
    await steps.upload("2026-11-20 Northwind.vtt");
    await steps.click("button", "Add");
    await untilReport();
    const head = page.getByRole("heading", { level: 1 });
    const counted = async (most: number, work: () => Promise<void>) => {
      steps.count = 0;
      await work();
      expect(steps.count).toBeLessThanOrEqual(most);
    };
    const undone = () => counted(1, () => steps.click("button", "Undo"));

    await counted(2, async () => {
      await steps.type("Title", "Kickoff");
      await steps.click("button", "Rename");
    });
    await page.getByText("Renamed.").waitFor();
    expect(await head.textContent()).toBe("Kickoff");
    await undone();
    await page.getByRole("heading", { level: 1, name: "2026-11-20 Northwind" }).waitFor();

    await counted(2, async () => {
      await steps.choose("Belongs to", "Zoe Boss");
      await steps.click("button", "Reassign");
    });
    await page.getByText("This call is Zoe Boss’s now.").waitFor();
    await undone();
    await page.getByText("This call is Mira Castellan’s now.").waitFor();

    await counted(2, () => steps.click("button", "Delete the call"));
    await page.getByText("“2026-11-20 Northwind” was deleted, with its reports.").waitFor();
    expect(await page.getByRole("link", { name: "2026-11-20 Northwind" }).count()).toBe(0);
    await undone();
    await page.getByText("Restored, with everything that belongs to it.").waitFor();
    await page.getByRole("heading", { name: "Criteria" }).waitFor();
  });
});
