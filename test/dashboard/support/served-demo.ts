import type { Browser } from "playwright-core";
import { ROUTES } from "../../../server-mock/dashboard/routes.ts";
import { createReferenceServer, type ReferenceServer } from "../../../server-mock/library/index.ts";
import { openContext } from "./browser.ts";
import type { StorageState } from "./windows.ts";

/** The dashboard on a free port, with the demo data. */
export interface ServedDemo {
  server: ReferenceServer;
  /** Origin of the pages. By name, since browsers make passkeys for names alone. */
  origin: string;
  close: () => Promise<void>;
}

/** Serves the demo data, with a template and reports that its jobs have produced. */
export async function serveDemo(
  options: Parameters<typeof createReferenceServer>[0] = {},
  { meetings = 300, create = createReferenceServer }: { meetings?: number; create?: typeof createReferenceServer } = {},
): Promise<ServedDemo> {
  const server = await create(options);
  await server.seed({ meetings });
  const { port } = await server.listen();
  return { server, origin: `http://localhost:${port}`, close: () => server.close() };
}

/** Signs a user in as people do, by a link and its button, and returns what the browser then keeps. */
export async function signIn(
  browser: Browser,
  { server, origin }: Pick<ServedDemo, "server" | "origin">,
  user: { orgId?: string; userId?: string } = {},
): Promise<StorageState> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(origin + (await server.dashboard.link(user)));
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Sign out" }).first().waitFor({ state: "attached" });
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Finds a path for every page of the table by following links, as readers do; a page that no link leads to has none. */
export async function findPages(origin: string, state: StorageState): Promise<Map<string, string>> {
  const patterns = ROUTES.filter(({ method }) => method === "GET").map(({ path }) => ({
    path,
    pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[0-9a-f-]{36}")}$`),
  }));
  const found = new Map(patterns.filter(({ path }) => !path.includes(":")).map(({ path }) => [path, path]));
  const waiting = [...found.values()];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const html = await readHtml(origin + path, state);
    for (const [, href = ""] of html?.matchAll(/href="(\/[^"#]*)/g) ?? []) {
      const [linked = ""] = href.split("?");
      const row = patterns.find(({ path: known, pattern }) => !found.has(known) && pattern.test(linked));
      if (!row) continue;
      found.set(row.path, linked);
      waiting.push(linked);
    }
  }
  return found;
}

/** The page at an address; undefined where something else is, such as a file to download. */
export async function readHtml(url: string, state: StorageState): Promise<string | undefined> {
  const cookies = typeof state === "string" ? [] : state.cookies;
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const response = await fetch(url, { headers: { accept: "text/html", cookie } });
  if (response.headers.get("content-type")?.startsWith("text/html")) return response.text();
  await response.body?.cancel();
  return undefined;
}
