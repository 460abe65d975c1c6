import { describe, expect, it } from "vitest";
import { RateLimiter } from "../api/queue/rate-limit.ts";
import { ScoringError } from "../coaching/scoring-error.ts";
import { aMeeting, aTemplate, aUser, createReferenceServer, type Scorer } from "../library/index.ts";
import { openService } from "../library/service.ts";
import { ORIGIN, signedIn, Visitor } from "./dashboard/support/visitor.ts";
import { claimOne } from "./support/claim-one.ts";
import { useStore } from "./support/stores.ts";

// What a process does whose clock is set, as a machine does that asks for the time after its first minutes.

const HOUR_MS = 3_600_000;
const NOON = Date.parse("2026-11-20T12:00:00.000Z");
const BACK = [HOUR_MS, 24 * HOUR_MS, 365 * 24 * HOUR_MS];
const TRANSCRIPT = "[00:00:04] Jonas Lindqvist: What made you take this call?\n[00:00:11] Ana Ruiz: Two calls a month.";

describe.each(BACK)("a clock that is set back by %i ms", (jumpMs) => {
  const store = useStore("file");

  it("makes no client wait for the limit until it has caught up", () => {
    let time = NOON;
    const limiter = new RateLimiter({ requests: 1, windowSeconds: 60 }, () => new Date(time));
    limiter.take("key", {});
    time -= jumpMs;
    limiter.take("key", {});
    expect(() => limiter.take("key", {})).toThrow("Try again in 60 seconds.");
  });

  it("keeps no job waiting for longer than an hour", async () => {
    let time = NOON;
    const now = () => new Date(time);
    const outage = new ScoringError("The model is down.", "unavailable", 20 * HOUR_MS);
    const scorer: Scorer = { name: "down/1", score: () => Promise.reject(outage) };
    const server = await createReferenceServer({ scorer, now });
    await server.org.add(aTemplate({ call_type: "discovery" }));
    await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
    await server.jobs.request();
    expect(await server.jobs.drain()).toBe(1);
    time -= jumpMs;
    const before = time;
    while (time - before <= 2 * HOUR_MS && (await server.jobs.drain()) === 0) time += 60_000;
    expect(time - before).toBeLessThanOrEqual(2 * HOUR_MS);
    await server.close();
  });

  it("lets no link and no session live for longer than it was given", async () => {
    let time = NOON;
    const server = await createReferenceServer({ now: () => new Date(time) });
    const { id: userId } = await server.org.add(aUser({ role: "admin" }));
    const statusesOf = async ({ visitor, link }: { visitor: Visitor; link: string }) => [
      (await visitor.get("/settings/api-keys")).status,
      (await new Visitor(server).post("/sign-in", { link })).status,
    ];
    const grant = async () => {
      const url = new URL(await server.dashboard.link({ userId }), ORIGIN);
      return { visitor: await signedIn(server, { userId }), link: url.searchParams.get("link") ?? "" };
    };
    const earlier = await grant();
    time -= jumpMs;
    // Clocks of several processes may differ by an hour.
    expect(await statusesOf(earlier)).toEqual(jumpMs <= HOUR_MS ? [200, 303] : [303, 410]);
    const later = await grant();
    time += 8 * 24 * HOUR_MS;
    expect(await statusesOf(later)).toEqual([303, 410]);
    await server.close();
  });

  it("frees the job of a worker that is gone", async () => {
    let time = NOON;
    const now = () => new Date(time);
    const server = await store.create({ now });
    await server.org.add(aTemplate({ call_type: "discovery" }));
    await server.org.add(aMeeting({ status: "fetched", transcript: TRANSCRIPT }));
    await server.jobs.request();
    const service = await openService({ database: store.location(), pepper: "reference server", now });
    expect(await claimOne(service.jobs.queue, "gone", "")).toBeDefined();
    time -= jumpMs;
    const before = time;
    while (time - before <= 2 * HOUR_MS && (await server.jobs.drain()) === 0) time += 60_000;
    expect(time - before).toBeLessThanOrEqual(2 * HOUR_MS);
    await service.close();
    await server.close();
  });
});
