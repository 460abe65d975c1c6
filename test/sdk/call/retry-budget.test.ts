import { describe, expect, it } from "vitest";
import { RetryBudget } from "../../../src/call/retry-budget.ts";
import { data, errorResponse, failureOf, scriptedService } from "../support/scripted-service.ts";

describe("the retry budget", () => {
  it("keeps 1,000 calls of a full outage under 1.2 requests per call", async () => {
    const { svc, requests } = scriptedService([errorResponse(503)]);
    for (let call = 0; call < 1_000; call += 1) await failureOf(svc.team.stats());
    expect(requests.length / 1_000).toBeLessThan(1.2);
    expect(requests.length).toBeGreaterThan(1_000);
  });

  it("is shared by the calls under way at the same time", async () => {
    const { svc, requests } = scriptedService([{ failure: new TypeError("fetch failed") }]);
    await Promise.all(Array.from({ length: 1_000 }, () => failureOf(svc.team.stats())));
    expect(requests.length / 1_000).toBeLessThan(1.2);
  });

  it("always retries single faults, however many calls there are", async () => {
    const { svc, requests } = scriptedService((_, number) => (number % 3 === 0 ? errorResponse(503) : data({})));
    for (let call = 0; call < 1_000; call += 1) await svc.team.stats();
    expect(requests).toHaveLength(1_499);
  });

  it("gives back what throttled calls took, which nobody has to pay for", async () => {
    const { svc, requests } = scriptedService((_, number) => (number % 2 === 1 ? errorResponse(429) : data({})));
    for (let call = 0; call < 300; call += 1) await svc.team.stats();
    expect(requests).toHaveLength(600);
  });

  it("is not charged for the waits that the service ordered", async () => {
    const down = errorResponse(503, null, { "retry-after": "1" });
    const { svc, requests } = scriptedService((_, number) => (number % 2 === 1 ? down : data({})));
    for (let call = 0; call < 300; call += 1) await svc.team.stats();
    expect(requests).toHaveLength(600);
  });

  it("pays for faults for good", async () => {
    const { svc } = scriptedService((_, number) => (number % 2 === 1 ? errorResponse(503) : data({})));
    const error = await failureOf(async () => {
      for (let call = 0; call < 300; call += 1) await svc.team.stats();
    });
    expect(error).toMatchObject({ status: 503, attempts: 1 });
  });

  it("does not come back with rejected requests", async () => {
    let status = 503;
    const { svc } = scriptedService(() => errorResponse(status));
    const failures = async (calls: number) => {
      let last: unknown;
      for (let call = 0; call < calls; call += 1) last = await failureOf(svc.team.stats());
      return last;
    };
    expect(await failures(60)).toMatchObject({ attempts: 1 });
    status = 400;
    await failures(10);
    status = 503;
    expect(await failures(1)).toMatchObject({ attempts: 1 });
  });

  it("comes back with successes, up to what it began with", () => {
    const budget = new RetryBudget();
    budget.onSuccess();
    let taken = 0;
    while (budget.take()) taken += 1;
    expect(taken).toBe(100);
    budget.onSuccess();
    expect(budget.take()).toBe(false);
    budget.onSuccess();
    expect(budget.take()).toBe(true);
    expect(budget.take()).toBe(false);
  });
});
