import { describe, expect, it } from "vitest";
import { NotFoundError } from "../../src/index.ts";
import { data, errorResponse, failureOf, scriptedService } from "./support/scripted-service.ts";

describe("a call", () => {
  it("is sent once, at once, however often it is awaited", async () => {
    const { svc, requests } = scriptedService([
      { ...data({ team_size: 4 }), headers: { "x-request-id": "req_1", etag: '"7"' } },
    ]);
    const call = svc.team.stats();
    expect(await call).toEqual({ team_size: 4 });
    expect(await call.then((stats) => stats.team_size)).toBe(4);
    const { response } = await call.withResponse();
    expect(response).toMatchObject({ status: 200, requestId: "req_1", attempts: 1 });
    expect(response.headers.get("ETag")).toBe('"7"');
    expect(requests).toHaveLength(1);
  });

  it("is a promise in every way", async () => {
    const { svc } = scriptedService((request) =>
      request.url.endsWith("stats") ? data({ team_size: 4 }) : errorResponse(404),
    );
    const done: string[] = [];
    expect(svc.team.stats()).toBeInstanceOf(Promise);
    expect(await svc.team.stats().finally(() => void done.push("ok"))).toEqual({ team_size: 4 });
    expect(await svc.meetings.get("m1").catch((error: unknown) => (error as Error).name)).toBe("NotFoundError");
    expect(await failureOf(svc.meetings.get("m1").finally(() => void done.push("failed")))).toBeInstanceOf(
      NotFoundError,
    );
    expect(await svc.team.stats().then()).toEqual({ team_size: 4 });
    expect(await svc.meetings.get("m1").then(null, () => "handled")).toBe("handled");
    expect(String(svc.team.stats())).toBe("[object ApiCall]");
    expect(done).toEqual(["ok", "failed"]);
    expect(await Promise.all([svc.team.stats(), svc.team.stats()])).toHaveLength(2);
  });

  it("that fails and that nobody waits for does not end the process", async () => {
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on("unhandledRejection", note);
    const { svc, requests } = scriptedService([errorResponse(404)]);
    void svc.meetings.get("m1");
    void svc.meetings.get("..");
    const kept = svc.meetings.get("m2");
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", note);
    expect(unhandled).toEqual([]);
    expect(requests).toHaveLength(2);
    expect(await failureOf(kept)).toBeInstanceOf(NotFoundError);
  });
});
