import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROUTES } from "../../server-mock/src/dashboard/routes.ts";
import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aTemplate,
  aUser,
  createReferenceServer,
  type ReferenceServer,
} from "../../server-mock/src/index.ts";
import { ATTACKS } from "../../server-mock/test/dashboard/support/attacks.ts";
import { HAS_BROWSER, launchBrowser, openContext } from "./support/browser.ts";
import { findPages, readHtml, signIn } from "./support/served-demo.ts";
import { watchPage } from "./support/watch-page.ts";
import type { StorageState } from "./support/windows.ts";

const TEXT = ATTACKS.join(" ");
const WEIGHT = 100 / ATTACKS.length;
const PAGES = ROUTES.filter(({ method, role }) => method === "GET" && role !== "anyone").map(({ path }) => path);
/** Elements that no page of ours has, and what an attack would leave behind. */
const FOREIGN =
  "iframe, object, embed, base, [onerror], [onload], [onfocus], [srcdoc], [href^='javascript:' i], script:not([src])";

describe.skipIf(!HAS_BROWSER)("text of others in a browser", () => {
  let browser: Browser;
  let server: ReferenceServer;
  let origin: string;
  let storageState: StorageState;
  let paths: Map<string, string>;

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchBrowser(), createReferenceServer()]);
    await fill(server);
    origin = `http://localhost:${(await server.listen()).port}`;
    storageState = await signIn(browser, { server, origin, close: server.close });
    paths = await findPages(origin, storageState);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it.concurrent.each(PAGES)("stays text on %s", async (row) => {
    const path = paths.get(row);
    if (path === undefined || (await readHtml(origin + path, storageState)) === undefined) return;
    const context = await openContext(browser, { storageState });
    const page = await context.newPage();
    const seen = watchPage(page, origin);
    await page.goto(origin + path);
    await page.mouse.move(300, 300);
    await page.keyboard.press("Tab");
    expect(await page.locator(FOREIGN).count()).toBe(0);
    expect(seen).toEqual([]);
    await context.close();
  });

  it("is on most of these pages, as it was written", async () => {
    const texts = await Promise.all([...paths.values()].map((path) => readHtml(origin + path, storageState)));
    const shown = texts.filter((html) => html?.includes("&lt;script&gt;alert(1)&lt;/script&gt;"));
    expect(shown.length).toBeGreaterThan(PAGES.length / 3);
  });
});

/** An organization in which whoever could write a text has attacked. */
async function fill(server: ReferenceServer): Promise<void> {
  const { org } = server;
  const user = await org.add(aUser({ name: TEXT, role: "superadmin", is_active: true }));
  const template = await org.add(
    aTemplate({
      name: TEXT,
      prompt_template: TEXT,
      grading_criteria: ATTACKS.map((attack) => ({ name: attack, weight: WEIGHT, description: TEXT })),
    }),
  );
  const meeting = await org.add(
    aMeeting({
      title: TEXT,
      user_id: user.id,
      participants: [
        { name: TEXT, email: "a@b.example", is_internal: true },
        { name: `${TEXT} 2`, is_internal: false },
      ],
      transcript: `[00:00:01] ${TEXT}: ${TEXT}\n[00:00:09] ${TEXT} 2: ${TEXT}`,
    }),
  );
  await org.add(
    aReport({
      ...{ meeting_id: meeting.id, template_id: template.id, template_name: TEXT, user_id: user.id, feedback: TEXT },
      ...{ strengths: [TEXT], improvements: [TEXT], next_steps: [TEXT] },
      criteria_scores: ATTACKS.map((attack) => ({
        ...{ name: attack, weight: WEIGHT, score: 70, feedback: TEXT },
        evidence: [{ quote: TEXT, timestamp_seconds: 1 }],
      })),
      overall_score: 70,
    }),
  );
  await org.add(
    anInsight({
      ...{ meeting_id: meeting.id, title: TEXT, summary: TEXT, quote: TEXT, speaker_name: TEXT, industry: TEXT },
      ...{ company_name: TEXT, prospect_name: TEXT, prospect_title: TEXT, tags: [TEXT] },
    }),
  );
  await org.add(
    aRoleplaySession({
      user_id: user.id,
      scenario: {
        id: "d8e6c1a0-2f4b-4b9d-a7c3-1e5f6a7b8001",
        name: TEXT,
        call_type: "discovery",
        difficulty: "medium",
      },
      persona: { name: TEXT, title: TEXT, company: TEXT, industry: TEXT },
    }),
  );
  await org.createKey({ permissions: ["read"], name: TEXT.slice(0, 100) });
}
