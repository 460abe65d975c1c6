import { describe, expect, it } from "vitest";
import { AbortedError, ConnectionError, SvcClient, UnexpectedResponseError } from "../../../src/index.ts";
import { createDefaultTransport, SENDS_USER_AGENT } from "../../../src/transport/default-transport.ts";
import { BASE_URL, failureOf, KEY } from "../support/scripted-service.ts";

type Fetch = typeof globalThis.fetch;
const STATS = { data: { team_size: 4 }, error: null, meta: null };

function client(fetch: Fetch, options = {}): SvcClient {
  return new SvcClient({ apiKey: KEY, baseUrl: BASE_URL, fetch, maxRetries: 0, ...options });
}

/** A response whose body comes in these pieces. */
function inPieces(pieces: readonly Uint8Array[], onCancel?: () => void): Response {
  const left = [...pieces];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: onCancel ?? (() => undefined),
  });
  return new Response(stream);
}

/** A fetch whose responses have another body than the standard's. */
function withBody(body: unknown): Fetch {
  return async () => Object.defineProperty(Response.json(STATS), "body", { value: body });
}

describe("a given fetch", () => {
  it("gets the members of fetchOptions, of the call or else of the client", async () => {
    const seen: RequestInit[] = [];
    const fetch: Fetch = async (_, init = {}) => {
      seen.push(init);
      return Response.json(STATS);
    };
    const svc = client(fetch, { fetchOptions: { cache: "no-store" } });
    await svc.team.stats();
    await svc.team.stats({}, { fetchOptions: { keepalive: true, next: { revalidate: 60 } } });
    expect(seen[0]).toMatchObject({ cache: "no-store", method: "GET", redirect: "manual" });
    expect(seen[1]).toMatchObject({ keepalive: true, next: { revalidate: 60 } });
    expect(seen[1]).not.toHaveProperty("cache");
  });

  it.each(["method", "headers", "body", "signal", "redirect"])(
    "is not given another %s by fetchOptions",
    async (name) => {
      const svc = client(async () => Response.json(STATS));
      await expect(svc.team.stats({}, { fetchOptions: { [name]: "x" } })).rejects.toMatchObject({
        option: "fetchOptions",
      });
    },
  );

  it("is what fetchOptions need: the SDK's own transport on Node rejects them", async () => {
    const svc = new SvcClient({ apiKey: KEY, baseUrl: "http://127.0.0.1:9", maxRetries: 0 });
    const call = svc.team.stats({}, { fetchOptions: { cache: "no-store" } });
    await expect(call).rejects.toMatchObject({ code: "invalid_options", option: "fetchOptions" });
  });

  it("gets address, method, headers and body, and never follows a redirect", async () => {
    const seen: [string, RequestInit][] = [];
    const svc = client(async (input, init = {}) => {
      seen.push([String(input), init]);
      return Response.json(STATS);
    });
    await svc.templates.update("t1", { name: "ä" });
    const [url, init] = seen[0] ?? ["", {}];
    expect(url).toBe(`${BASE_URL}/api/v1/templates/t1`);
    expect(init).toMatchObject({ method: "PUT", body: '{"name":"ä"}', redirect: "manual" });
    expect(init.headers).toMatchObject({ authorization: `Bearer ${KEY}`, "content-type": "application/json" });
    expect(init.signal).toBeInstanceOf(AbortSignal);
    await svc.team.stats();
    expect(seen[1]?.[1]).not.toHaveProperty("body");
  });

  it("may give the body in pieces, cut anywhere", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...STATS, data: { name: "Jörg 🎧" } }));
    const pieces = Array.from(bytes, (_, index) => bytes.slice(index, index + 1));
    expect(await client(async () => inPieces(pieces)).team.stats()).toEqual({ name: "Jörg 🎧" });
  });

  it("is stopped when the body grows too large", async () => {
    let cancelled = false;
    const pieces = Array.from({ length: 100 }, () => new Uint8Array(100));
    const fetch: Fetch = async () =>
      inPieces(pieces, () => {
        cancelled = true;
      });
    const error = await failureOf(client(fetch, { maxResponseBytes: 950 }).team.stats());
    expect(error).toBeInstanceOf(UnexpectedResponseError);
    expect((error as Error).message).toContain("larger than `maxResponseBytes`");
    expect(cancelled).toBe(true);
  });

  it("may give a body just as large as allowed", async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(STATS));
    const svc = client(async () => inPieces([bytes]), { maxResponseBytes: bytes.byteLength });
    expect(await svc.team.stats()).toEqual(STATS.data);
  });

  it.each([
    ["no stream", undefined],
    ["a stream of Node's", { pipe: () => undefined }],
  ])("may have %s for the body, as polyfills and mocks do", async (_, body) => {
    const fetch = withBody(body);
    expect(await client(fetch).team.stats()).toEqual(STATS.data);
    const error = await failureOf(client(fetch, { maxResponseBytes: 10 }).team.stats());
    expect((error as Error).message).toContain("larger than `maxResponseBytes`");
  });

  it("is stopped by the caller's signal, also where it does not listen", async () => {
    const signals: AbortSignal[] = [];
    const controller = new AbortController();
    const fetch: Fetch = (_, init) => {
      if (init?.signal) signals.push(init.signal);
      controller.abort();
      return new Promise(() => undefined);
    };
    expect(await failureOf(client(fetch).team.stats({}, { signal: controller.signal }))).toBeInstanceOf(AbortedError);
    expect(signals[0]?.aborted).toBe(true);
  });

  it("is not asked for the rest of a redirect", async () => {
    let signal: AbortSignal | null | undefined;
    const fetch: Fetch = async (_, init) => {
      signal = init?.signal;
      return new Response("moved", { status: 307, headers: { location: "https://other.example" } });
    };
    const error = await failureOf(client(fetch).team.stats());
    expect(error).toMatchObject({ code: "unexpected_response", status: 307 });
    expect((error as Error).message).toContain(
      "a redirect (307) to https://other.example, which is never followed with the key",
    );
    expect(signal?.aborted).toBe(true);
  });

  it("may hide a redirect, as browsers do", async () => {
    const hidden = Object.defineProperties(Response.error(), { type: { value: "opaqueredirect" } });
    expect(await failureOf(client(async () => hidden).team.stats())).toMatchObject({ status: 302 });
  });

  it.each([[undefined], [null], [{}], [{ status: 200 }], [{ status: "200", headers: new Headers() }], ["ok"]])(
    "that gives %j instead of a Response is reported",
    async (value) => {
      const error = await failureOf(client((async () => value) as unknown as Fetch).team.stats());
      expect(error).toBeInstanceOf(ConnectionError);
      expect(error).toMatchObject({ reason: "protocol" });
      expect((error as Error).message).toContain("(The given fetch did not return a Response.)");
    },
  );

  it("that throws instead of failing is a connection error, without what hangs on its error", async () => {
    const fetch: Fetch = () => {
      throw Object.assign(new TypeError(`no ${KEY}`), { request: { authorization: KEY } });
    };
    const error = (await failureOf(client(fetch).team.stats())) as ConnectionError;
    expect(error).toMatchObject({ reason: "unknown", cause: { name: "TypeError", message: "no svc_live_ab…" } });
    expect(error.cause).not.toHaveProperty("request");
  });

  it("whose body breaks off is a connection error", async () => {
    const broken = new ReadableStream({
      start: (controller) => controller.error(Object.assign(new Error("cut"), { code: "ECONNRESET" })),
    });
    expect(await failureOf(client(async () => new Response(broken)).team.stats())).toMatchObject({ reason: "reset" });
  });
});

describe("the transport where there is no Node", () => {
  it("uses the platform's fetch as it is at the time of the call", async () => {
    const before = globalThis.fetch;
    const svc = new SvcClient({ apiKey: KEY, baseUrl: BASE_URL }, { transport: createDefaultTransport() });
    try {
      globalThis.fetch = async () => Response.json(STATS);
      expect(await svc.team.stats()).toEqual(STATS.data);
    } finally {
      globalThis.fetch = before;
    }
  });

  it("sends a User-Agent outside browsers", () => expect(SENDS_USER_AGENT).toBe(true));
});
