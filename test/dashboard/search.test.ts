import { beforeEach, describe, expect, it } from "vitest";
import { aMeeting, aUser } from "../../server-mock/library/index.ts";
import { HAS_BROWSER } from "./support/browser.ts";
import { useFirstPage } from "./support/first-page.ts";
import { watchPage } from "./support/watch-page.ts";

// Tasks of finding, from the first page, without scripts: a step is a click, or a text that is typed and sent by Enter.

describe.skipIf(!HAS_BROWSER)("search in a browser without scripts", () => {
  const first = useFirstPage(async ({ server }) => {
    const ana = await server.org.add(aUser({ name: "Ana Ruiz", is_active: true }));
    const filler = Array.from(
      { length: 90 },
      (_, index) => `[00:01:${String(index % 60).padStart(2, "0")}] Ana Ruiz: Yes.`,
    );
    await server.org.add(
      aMeeting({
        ...{
          user_id: ana.id,
          title: "Renewal",
          participants: [{ name: "Bo Lind", is_internal: false, company: "Northwind Traders" }],
        },
        transcript: [...filler, "[00:07:31] Bo Lind: We looked at Ácmesoft before, and their price list."].join("\n"),
      }),
    );
    await server.org.add(
      aMeeting({ user_id: ana.id, title: "Intro with Halden", transcript: "[00:00:01] Ana Ruiz: Hello." }),
    );
  });
  let { origin, page, steps } = first;
  beforeEach(() => {
    ({ origin, page, steps } = first);
  });

  const search = async (text: string) => {
    const field = page.getByRole("searchbox", { name: "Search everything said" });
    steps.count += 1;
    await field.fill(text);
    await field.press("Enter");
    await page.getByRole("heading", { name: "Search", level: 1 }).waitFor();
  };

  it("a call by the customer's name, in 2 steps", async () => {
    const seen = watchPage(page, origin);
    await search("northwind");
    await steps.click("link", /^Renewal$/);
    await page.getByRole("heading", { name: "Renewal", level: 1 }).waitFor();
    expect([seen, steps.count]).toEqual([[], 2]);
  });

  it("everything said about a competitor, in 2 steps, the second of which lands on the second of the call", async () => {
    await search("acmesoft");
    expect(await page.getByRole("status").textContent()).toContain("1 call with “acmesoft”");
    expect(await page.locator("mark").allTextContents()).toEqual(["Ácmesoft"]);
    await steps.click("link", "7:31 Bo Lind");
    expect(steps.count).toBe(2);
    const said = page.getByText("We looked at Ácmesoft before");
    await said.waitFor();
    expect(new URL(page.url()).hash).toBe("#at-451");
    await expect
      .poll(() =>
        said.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
  });

  it("says what was looked for where nothing is found, and what cannot be read", async () => {
    await search("zebra");
    expect(await page.getByRole("main").textContent()).toContain("2 calls searched.");
    await page.goto(`${origin}/search?q=%21`);
    expect(await page.getByRole("main").textContent()).toContain("The search has no word that can be looked for.");
    await page.goto(`${origin}/search?q=zebra&from=2026-99-99`);
    expect(await page.getByRole("main").textContent()).toContain("`2026-99-99`: it is not a day");
  });
});
