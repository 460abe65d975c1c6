import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../server-mock/library/index.ts";
import { signedIn } from "../../server-mock/test/dashboard/support/visitor.ts";
import { HAS_BROWSER, launchBrowser, openContext } from "./support/browser.ts";
import { type ServedDemo, serveDemo, signIn } from "./support/served-demo.ts";
import { watchPage } from "./support/watch-page.ts";

const KEYS = "/settings/api-keys";
const KEY = /^svc_live_[A-Za-z0-9]{32}$/;
const HOUR_MS = 60 * 60 * 1000;
const MOST_TABS = 80;

describe.skipIf(!HAS_BROWSER)("in a browser", () => {
  let browser: Browser;
  let demo: ServedDemo;
  let context: BrowserContext;
  let page: Page;
  let userId: string;
  let email: string;
  let now = new Date("2026-11-22T09:00:00.000Z");

  beforeAll(async () => {
    [browser, demo] = await Promise.all([launchBrowser(), serveDemo({ now: () => now }, { meetings: 20 })]);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });
  beforeEach(async () => {
    ({ id: userId, email } = await demo.server.org.add(aUser({ name: "Kim Keys", role: "admin", is_active: true })));
    context = await openContext(browser, { storageState: await signIn(browser, demo, { userId }) });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  /** Presses Tab until an element has the focus, as people without a mouse do. */
  async function tabTo(target: Locator): Promise<void> {
    for (let count = 0; count < MOST_TABS; count += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("Tab does not lead there.");
  }

  it("a key is created, copied and revoked with the keyboard alone", async () => {
    const seen = watchPage(page, demo.origin);
    await page.goto(demo.origin + KEYS);
    await tabTo(page.getByRole("link", { name: "Create key" }).first());
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${KEYS}/new`);
    // The form begins where people type.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
    await page.keyboard.type("Nightly export");
    await tabTo(page.getByRole("checkbox", { name: /^Write/ }));
    await page.keyboard.press("Space");
    await tabTo(page.getByRole("button", { name: "Create key" }));
    await page.keyboard.press("Enter");
    await page.getByText("is ready. Copy it now").waitFor();
    const field = page.getByLabel("New API key");
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toMatch(KEY);
    await tabTo(page.getByRole("link", { name: "Revoke Nightly export" }));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/revoke");
    await tabTo(page.getByRole("button", { name: "Revoke “Nightly export”" }));
    await page.keyboard.press("Enter");
    await page.getByText("Requests with it are rejected from now on").waitFor();
    expect(await page.getByRole("link", { name: "Revoke Nightly export" }).count()).toBe(0);
    expect(seen).toEqual([]);
  });

  it("a rejected form has the focus on what is wrong, with what was typed still in it", async () => {
    await page.goto(`${demo.origin + KEYS}/new`);
    await page.getByLabel("Name").fill("Nightly export");
    await page.getByRole("checkbox", { name: /^Read/ }).uncheck();
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByText("Nothing was changed yet").waitFor();
    expect(await page.title()).toMatch(/^Error: New API key/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("alert");
    expect(await page.getByLabel("Name").inputValue()).toBe("Nightly export");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(new URL(page.url()).hash).toBe("#field-permissions");
  });

  it("a slash leads to the search, and is a slash in a field", async () => {
    await page.goto(`${demo.origin + KEYS}/new`);
    const name = page.getByLabel("Name");
    await name.fill("Reports");
    await name.press("/");
    expect(await name.inputValue()).toBe("Reports/");
    await page.getByRole("button", { name: "Create key" }).press("/");
    const search = page.getByRole("searchbox", { name: "Search everything said" });
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await search.inputValue()).toBe("");
  });

  it("other pages are reached on a phone by a menu, with the keyboard and without scripts", async () => {
    const storageState = await context.storageState();
    const phone = await openContext(browser, {
      ...{ storageState, javaScriptEnabled: false, viewport: { width: 390, height: 800 } },
    });
    const small = await phone.newPage();
    await small.goto(demo.origin);
    const link = small.getByRole("link", { name: "Passkeys" });
    expect(await link.isVisible()).toBe(false);
    await small.getByRole("button", { name: "Menu" }).focus();
    await small.keyboard.press("Enter");
    await link.focus();
    await small.keyboard.press("Enter");
    await small.waitForURL("**/settings/passkeys");
    expect(await link.isVisible()).toBe(false);
    await phone.close();
  });

  it("forced colors still show which page is open", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto(demo.origin + KEYS);
    const outline = (name: string) =>
      page.getByRole("link", { name, exact: true }).evaluate((link) => getComputedStyle(link).outlineStyle);
    expect(await outline("API keys")).toBe("solid");
    expect(await outline("Accounts")).toBe("none");
  });

  it("a key is shown once: not after a reload, nor by the button that leads back", async () => {
    await page.goto(`${demo.origin + KEYS}/new`);
    await page.getByLabel("Name").fill("Once");
    await page.getByRole("button", { name: "Create key" }).click();
    const key = await page.getByLabel("New API key").inputValue();
    expect(key).toMatch(KEY);
    await page.goto(`${demo.origin}/settings/sessions`);
    await page.goBack();
    expect(await page.content()).not.toContain(key);
    await page.reload();
    expect(await page.content()).not.toContain(key);
  });

  it("signing out in one tab signs out the other, whose form does nothing any more", async () => {
    await page.goto(`${demo.origin + KEYS}/new`);
    const other = await context.newPage();
    await other.goto(`${demo.origin}/settings/sessions`);
    await other.getByRole("button", { name: "Sign out" }).first().click();
    await other.waitForURL("**/sign-in");
    const before = (await demo.server.org.listKeys()).length;
    await page.getByLabel("Name").fill("Too late");
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("heading", { name: "You are signed out" }).waitFor();
    expect((await demo.server.org.listKeys()).length).toBe(before);
    await page.goBack();
    expect(await page.getByRole("heading", { name: "New API key" }).count()).toBe(0);
  });

  it("an expired session leads to the page to sign in, and from there back", async () => {
    await page.goto(demo.origin + KEYS);
    now = new Date(now.getTime() + 9 * HOUR_MS);
    await page.reload();
    expect(new URL(page.url()).pathname).toBe("/sign-in");
    const { searchParams } = new URL(page.url());
    await page.goto(`${demo.origin}${await demo.server.dashboard.link({ userId })}&to=${searchParams.get("to")}`);
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(`**${KEYS}`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("API keys");
  });

  it.each<[change: string, path: string, fields: Record<string, string>]>([
    ["a changed role", "", { name: "Kim Keys", role: "member" }],
    ["a deactivation", "/activate", { is_active: "no" }],
  ])("%s ends the session at the next click", async (_change, path, fields) => {
    await page.goto(demo.origin + KEYS);
    const boss = await signedIn(demo.server);
    const { status, text } = await boss.post(`/settings/people/${userId}${path}`, { email, ...fields });
    expect(status, text).toBe(303);
    await page.getByRole("link", { name: "Create key" }).first().click();
    await page.waitForURL("**/sign-in?**");
    expect(await sessionsIn(context)).toBe(0);
  });

  it("a link that a program previews, with scripts or without, still signs in", async () => {
    const link = demo.origin + (await demo.server.dashboard.link({ userId }));
    for (const javaScriptEnabled of [true, false]) {
      const preview = await openContext(browser, { javaScriptEnabled });
      const previewed = await preview.newPage();
      await previewed.goto(link);
      await previewed.reload();
      expect(await sessionsIn(preview)).toBe(0);
      await preview.close();
    }
    const visitor = await openContext(browser);
    const opened = await visitor.newPage();
    await opened.goto(link);
    await opened.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await opened.waitForURL((url) => url.pathname !== "/sign-in");
    expect(await sessionsIn(visitor)).toBe(1);
    await visitor.close();
  });

  it.each(["America/St_Johns", "Asia/Tokyo", "UTC"])(
    "the first page in %s has its times in the words of all pages after it",
    async (timezoneId) => {
      const away = await openContext(browser, { timezoneId, storageState: await signIn(browser, demo, { userId }) });
      const opened = await away.newPage();
      const times = () => opened.locator("time[data-zoned]").allTextContents();
      await opened.goto(`${demo.origin}/meetings`);
      const first = await times();
      await opened.reload();
      expect([first.length > 0, first]).toEqual([true, await times()]);
      await away.close();
    },
  );
});

/** The time zone has a cookie of its own, which signs nobody in. */
async function sessionsIn(context: BrowserContext): Promise<number> {
  return (await context.cookies()).filter(({ name }) => name.startsWith("svc_session_")).length;
}
