import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { ROUTES } from "../../../server-mock/dashboard/routes.ts";
import { createReferenceServer, type ReferenceServer } from "../../../server-mock/library/index.ts";
import { launchBrowser } from "./browser.ts";
import { fillWith } from "./fill-with.ts";
import { findPages, readHtml, signIn } from "./served-demo.ts";
import type { StorageState } from "./windows.ts";

/** Patterns of the pages of people who are signed in. */
export const PAGES = ROUTES.filter(({ method, role }) => method === "GET" && role !== "anyone").map(({ path }) => path);

export interface FilledPages {
  browser: Browser;
  origin: string;
  storageState: StorageState;
  /** A path for each pattern that a link leads to. */
  paths: Map<string, string>;
  /** The path of a pattern, where a link leads to it and a page is there. */
  pathOf: (pattern: string) => Promise<string | undefined>;
}

/** The pages of an organization that has one text wherever somebody can write one. What is returned is there once a test begins. */
export function useFilledPages(text: string, criteria: readonly string[]): FilledPages {
  const filled = {} as FilledPages;
  let server: ReferenceServer;
  beforeAll(async () => {
    const [browser, started] = await Promise.all([launchBrowser(), createReferenceServer()]);
    server = started;
    await fillWith(server, text, criteria);
    const origin = `http://localhost:${(await server.listen()).port}`;
    const storageState = await signIn(browser, { server, origin });
    const paths = await findPages(origin, storageState);
    const pathOf = async (pattern: string) => {
      const path = paths.get(pattern);
      return path !== undefined && (await readHtml(origin + path, storageState)) !== undefined ? path : undefined;
    };
    Object.assign(filled, { browser, origin, storageState, paths, pathOf });
  });
  afterAll(async () => {
    await filled.browser?.close();
    await server?.close();
  });
  return filled;
}
