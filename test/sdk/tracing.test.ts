import { AsyncLocalStorage } from "node:async_hooks";
import { tracingChannel } from "node:diagnostics_channel";
import { inspect } from "node:util";
import { afterEach, expect, it } from "vitest";
import { pager } from "./support/pages.ts";
import { data, errorResponse, failureOf, KEY, scriptedService } from "./support/scripted-service.ts";

type Event = { operation: string; status?: number; attempt?: number; page?: number; error?: Error };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function subscribe(name: string, note: (event: Event, phase: string) => void): void {
  const channel = tracingChannel<object>(name);
  const subscribers = Object.fromEntries(
    ["start", "end", "asyncStart", "asyncEnd", "error"].map((phase) => [
      phase,
      (event: unknown) => note(event as Event, phase),
    ]),
  );
  channel.subscribe(subscribers as never);
  stops.push(() => channel.unsubscribe(subscribers as never));
}

it("a call and its attempts are traced, and never show the key", async () => {
  const seen: string[] = [];
  const shown: string[] = [];
  for (const name of ["svc-sdk:call", "svc-sdk:attempt"]) {
    subscribe(name, (event, phase) => {
      shown.push(inspect(event, { depth: 9, showHidden: true }));
      if (phase === "start" || phase === "asyncEnd")
        seen.push(`${name} ${phase} ${event.attempt ?? ""} ${event.status ?? ""}`);
    });
  }
  const { svc } = scriptedService([errorResponse(503), { ...data({}), headers: { "x-request-id": KEY } }]);
  await svc.team.stats();
  expect(seen).toEqual([
    "svc-sdk:call start  ",
    "svc-sdk:attempt start 1 ",
    "svc-sdk:attempt asyncEnd 1 503",
    "svc-sdk:attempt start 2 ",
    "svc-sdk:attempt asyncEnd 2 200",
    "svc-sdk:call asyncEnd  200",
  ]);
  expect(shown.join()).not.toContain(KEY);
});

it("the pages of a list are traced with their numbers", async () => {
  const pages: (number | undefined)[] = [];
  subscribe("svc-sdk:call", ({ page }, phase) => {
    if (phase === "start") pages.push(page);
  });
  const { svc } = scriptedService(pager({ total: 25 }));
  await svc.templates.list({ limit: 10 }, { concurrency: 1 }).toArray();
  expect(pages).toEqual([1, 2, 3]);
});

it("a failure is traced, and attempts run within the store of their call", async () => {
  const store = new AsyncLocalStorage<string>();
  const errors: unknown[] = [];
  const within: unknown[] = [];
  tracingChannel<string, object>("svc-sdk:call").start.bindStore(store, () => "the call's");
  stops.push(() => void tracingChannel<string, object>("svc-sdk:call").start.unbindStore(store));
  subscribe("svc-sdk:call", ({ error }, phase) => {
    if (phase === "error") errors.push(error);
  });
  subscribe("svc-sdk:attempt", (_, phase) => {
    if (phase === "start") within.push(store.getStore());
  });
  const { svc } = scriptedService([errorResponse(403)]);
  const error = await failureOf(svc.team.stats());
  expect(errors).toEqual([error]);
  expect(within).toEqual(["the call's"]);
});
