import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../server-mock/library/index.ts";
import { signedIn } from "../../server-mock/test/dashboard/support/visitor.ts";
import { DATABASES, useStore } from "../../server-mock/test/support/stores.ts";
import { HAS_BROWSER, launchBrowser, openContext } from "./support/browser.ts";
import { type ServedDemo, serveDemo, signIn } from "./support/served-demo.ts";
import { watchPage } from "./support/watch-page.ts";

// With the authenticator that Chromium simulates: https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/
const AUTHENTICATOR = {
  protocol: "ctap2",
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

describe.skipIf(!HAS_BROWSER).each(DATABASES)("passkeys in a browser, kept in %s", (kind) => {
  const store = useStore(kind);
  let browser: Browser;
  let demo: ServedDemo;
  let context: BrowserContext;
  let page: Page;
  let device: CDPSession;
  let authenticatorId: string;
  let seen: string[];
  let userId: string;

  beforeAll(async () => {
    [browser, demo] = await Promise.all([launchBrowser(), serveDemo({}, { meetings: 20, create: store.create })]);
  });
  afterAll(async () => {
    await browser?.close();
    await demo?.close();
  });

  beforeEach(async () => {
    ({ id: userId } = await demo.server.org.add(aUser({ role: "admin", is_active: true })));
    context = await openContext(browser, { storageState: await signIn(browser, demo, { userId }) });
    page = await context.newPage();
    seen = watchPage(page, demo.origin);
    device = await context.newCDPSession(page);
    await device.send("WebAuthn.enable");
    ({ authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", { options: AUTHENTICATOR }));
  });
  afterEach(() => context.close());

  async function addPasskey(): Promise<void> {
    await page.goto(`${demo.origin}/settings/passkeys`);
    await page.getByLabel("Name").fill("Laptop");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("Laptop was added").waitFor();
  }

  async function signOut(): Promise<void> {
    if (page.url() === "about:blank") await page.goto(demo.origin);
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL("**/sign-in");
  }

  async function usePasskey(): Promise<string> {
    await page.goto(`${demo.origin}/sign-in?to=/settings/sessions`);
    await Promise.all([
      page.waitForURL((url) => url.pathname !== "/sign-in"),
      page.getByRole("button", { name: "Sign in with a passkey" }).click(),
    ]);
    return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  }

  /** What the form would send, which is then not sent. */
  async function response(): Promise<Record<string, string>> {
    await context.clearCookies();
    await page.goto(`${demo.origin}/sign-in`);
    return page.evaluate(async () => {
      const form = document.querySelector<HTMLFormElement>("form[data-passkey]");
      if (!form) throw new Error("There is no form.");
      const sent = new Promise<void>((resolve) => {
        form.submit = () => resolve();
      });
      form.requestSubmit();
      await sent;
      return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    });
  }

  async function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<number> {
    const sent = await fetch(`${demo.origin}/sign-in/passkey`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: demo.origin, ...headers },
      body: new URLSearchParams(fields),
    });
    await sent.arrayBuffer();
    return sent.status;
  }

  it("are added, sign in without a name, and are removed, each with an entry in the audit", async () => {
    await addPasskey();
    await signOut();
    expect(await usePasskey()).toBe("Sessions");
    expect(await page.getByRole("cell", { name: "Passkey", exact: true }).count()).toBe(1);
    await page.goto(`${demo.origin}/settings/passkeys`);
    await page.getByRole("button", { name: "Remove Laptop" }).click();
    await page.getByText("The passkey is removed").waitFor();
    await signOut();
    expect(await usePasskey()).toBe("Not allowed");
    const { text } = await (await signedIn(demo.server)).get("/settings/audit");
    for (const act of ["Added a passkey", "Removed a passkey", "method: passkey"]) expect(text).toContain(act);
    expect(seen.filter((text) => !text.includes("status of 403"))).toEqual([]);
  });

  it("are used by nobody whom the device has not recognized", async () => {
    await addPasskey();
    await signOut();
    await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await page.getByText("Nothing was done").waitFor();
    expect(new URL(page.url()).pathname).toBe("/sign-in");
  });

  it("are made once per device", async () => {
    await addPasskey();
    await page.getByLabel("Name").fill("Again");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByText("This device has a passkey of yours already.").waitFor();
    expect(await page.getByRole("button", { name: "Remove Laptop" }).count()).toBe(1);
  });

  it("respond to one challenge, once", async () => {
    await addPasskey();
    const [first, second] = [await response(), await response()];
    expect(await send({ ...first, ticket: second["ticket"] ?? "" })).toBe(403);
    expect(await send({ ...first, ticket: "" })).toBe(410);
    expect(await send(first)).toBe(303);
    expect(await send(first)).toBe(403);
    expect(await send(second)).toBe(303);
  });

  it("of a copied device are found out by its count", async () => {
    await addPasskey();
    const { credentials } = await device.send("WebAuthn.getCredentials", { authenticatorId });
    const [copy] = credentials;
    if (!copy) throw new Error("There is no credential.");
    expect(await send(await response())).toBe(303);
    await device.send("WebAuthn.clearCredentials", { authenticatorId });
    await device.send("WebAuthn.addCredential", { authenticatorId, credential: copy });
    expect(await send(await response())).toBe(403);
  });

  it("sign in no user who was deactivated", async () => {
    await addPasskey();
    const late = await response();
    const administrator = await signedIn(demo.server);
    const { status } = await administrator.post(`/settings/people/${userId}/activate`, { is_active: "no" });
    expect(status).toBe(303);
    expect(await send(late)).toBe(403);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["JSON of nothing", "null"],
    ["an unknown credential", '{"id":"AAAA"}'],
    ["a deep text", "[".repeat(20_000)],
  ])("are not %s", async (_what, text) => {
    await signOut();
    const ticket = await page.locator("input[name=ticket]").inputValue();
    expect(await send({ ticket, response: text })).toBe(403);
  });

  it("work at the address alone that they were made for", async () => {
    await addPasskey();
    const made = await response();
    const changed = JSON.parse(made["response"] ?? "") as { response: { clientDataJSON: string } };
    const data = JSON.parse(Buffer.from(changed.response.clientDataJSON, "base64url").toString("utf8")) as object;
    const forged = JSON.stringify({ ...data, origin: "https://evil.example" });
    changed.response.clientDataJSON = Buffer.from(forged).toString("base64url");
    expect(await send({ ...made, response: JSON.stringify(changed) })).toBe(403);
    const byNumber = demo.origin.replace("localhost", "127.0.0.1");
    await page.goto(`${byNumber}/sign-in`);
    expect(await page.locator("form[data-passkey]").count()).toBe(0);
  });
});
