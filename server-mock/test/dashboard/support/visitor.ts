import type { ReferenceServer } from "../../../library/index.ts";

/** What a page responded. */
export interface Opened {
  status: number;
  headers: Headers;
  text: string;
  /** Where it redirects to. */
  location: string | null;
}

/** Where the pages of these tests are. Loopback, so that cookies need no TLS. */
export const ORIGIN = "http://127.0.0.1:4010";

/** A person with a browser: keeps cookies, says where forms come from. */
export class Visitor {
  readonly #fetch: typeof globalThis.fetch;
  readonly #origin: string;
  readonly cookies = new Map<string, string>();

  constructor(server: Pick<ReferenceServer, "fetch">, origin = ORIGIN) {
    this.#fetch = server.fetch;
    this.#origin = origin;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Opened> {
    return this.request("GET", path, { headers });
  }

  /** Sends a form as a page of the dashboard does. */
  post(
    path: string,
    fields: Record<string, string | string[]> = {},
    headers: Record<string, string> = {},
  ): Promise<Opened> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
    const origin = { origin: this.#origin, "sec-fetch-site": "same-origin", ...headers };
    return this.request("POST", path, { headers: origin, body });
  }

  async request(
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: URLSearchParams | FormData | ArrayBuffer } = {},
  ): Promise<Opened> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await this.#fetch(new URL(path, this.#origin), {
      method,
      redirect: "manual",
      headers: { accept: "text/html,application/xhtml+xml", ...(cookie === "" ? {} : { cookie }), ...init.headers },
      ...(init.body ? { body: init.body } : {}),
    });
    for (const text of response.headers.getSetCookie()) this.#keep(text);
    const { status, headers } = response;
    return { status, headers, text: await response.text(), location: headers.get("location") };
  }

  /** Posts a form, and opens the page that it leads to. */
  async submit(path: string, fields: Record<string, string | string[]> = {}): Promise<Opened> {
    const { status, location, text } = await this.post(path, fields);
    if (status !== 303 || location === null) throw new Error(`${path} responded ${status}: ${text}`);
    return this.get(location);
  }

  #keep(text: string): void {
    const [pair = "", ...attributes] = text.split("; ");
    const [name = "", value = ""] = pair.split("=");
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Somebody who has used a link. */
export async function signedIn(
  server: ReferenceServer,
  user: { orgId?: string; userId?: string } = {},
): Promise<Visitor> {
  const visitor = new Visitor(server);
  const link = new URL(await server.dashboard.link(user), ORIGIN).searchParams.get("link") ?? "";
  const { status, text } = await visitor.post("/sign-in", { link });
  if (status !== 303) throw new Error(`Signing in responded ${status}: ${text}`);
  return visitor;
}
