import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { aUser, createReferenceServer, type ReferenceServer, type User } from "../../../server-mock/library/index.ts";
import { launchBrowser, openContext } from "./browser.ts";
import { signIn } from "./served-demo.ts";
import { Steps } from "./steps.ts";

/** Where a task begins: the first page of somebody who administers an organization, in a browser without scripts. */
export interface FirstPage {
  server: ReferenceServer;
  origin: string;
  boss: User;
  page: Page;
  steps: Steps;
}

/** Gives each test a server of its own, filled before somebody signs in. What is returned is there once a test begins. */
export function useFirstPage(
  fill: (first: Pick<FirstPage, "server" | "boss">) => Promise<unknown>,
  role: User["role"] = "admin",
): FirstPage {
  const first = {} as FirstPage;
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    const server = await createReferenceServer();
    const boss = await server.org.add(aUser({ name: "Zoe Boss", role, is_active: true }));
    await fill({ server, boss });
    const { port } = await server.listen();
    const origin = `http://localhost:${port}`;
    const storageState = await signIn(browser, { server, origin }, { userId: boss.id });
    context = await openContext(browser, { storageState, javaScriptEnabled: false });
    const page = await context.newPage();
    Object.assign(first, { server, origin, boss, page, steps: new Steps(page) });
    await page.goto(origin);
  });
  afterEach(async () => {
    await context.close();
    await first.server.close();
  });
  return first;
}
