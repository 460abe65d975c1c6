import { expect, it } from "vitest";
import { iterateItems } from "../../../src/pagination/iterate-items.ts";
import type { Page } from "../../../src/pagination/page.ts";
import { makeCall } from "../support/make-call.ts";
import { ids, pager } from "../support/pages.ts";
import { scriptedService } from "../support/scripted-service.ts";

const listOf = (total: number) => {
  const service = scriptedService(pager({ total }));
  return { ...service, list: (signal?: AbortSignal) => service.svc.templates.list({ limit: 3 }, { signal }) };
};

it("gives every item once and in order when steps are asked for before the last one was there", async () => {
  const iterator = listOf(8).list()[Symbol.asyncIterator]();
  const steps = await Promise.all(Array.from({ length: 10 }, () => iterator.next()));
  expect(steps.flatMap(({ value }) => value?.id ?? [])).toEqual(ids(1, 8));
  expect(steps.map(({ done }) => done)).toEqual([...Array(8).fill(false), true, true]);
});

it("gives every item once when steps are asked for two by two", async () => {
  const iterator = listOf(7).list()[Symbol.asyncIterator]();
  const seen: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const steps = await Promise.all([iterator.next(), iterator.next()]);
    for (const { value } of steps) if (value) seen.push(value.id);
  }
  expect(seen).toEqual(ids(1, 7));
});

it("gives nothing more once it was returned, also from the page at hand", async () => {
  const { list, requests } = listOf(9);
  const iterator = list()[Symbol.asyncIterator]();
  await iterator.next();
  const returned = iterator.return(undefined);
  const after = iterator.next();
  expect(await returned).toEqual({ value: undefined, done: true });
  expect(await after).toEqual({ value: undefined, done: true });
  expect(await iterator.next()).toEqual({ value: undefined, done: true });
  expect(requests.length).toBeLessThanOrEqual(2);
});

it("gives nothing more once an error was thrown into it", async () => {
  const iterator = listOf(9).list()[Symbol.asyncIterator]();
  await iterator.next();
  await expect(iterator.throw(new Error("enough"))).rejects.toThrow("enough");
  expect(await iterator.next()).toEqual({ value: undefined, done: true });
});

it("ends within a page when the signal is aborted there", async () => {
  const controller = new AbortController();
  const iterator = listOf(9).list(controller.signal)[Symbol.asyncIterator]();
  await iterator.next();
  controller.abort();
  await expect(iterator.next()).rejects.toMatchObject({ code: "aborted" });
  expect(await iterator.next()).toEqual({ value: undefined, done: true });
});

it("sends nothing when it is returned before its first step", async () => {
  const { list, requests } = listOf(9);
  const iterator = list()[Symbol.asyncIterator]();
  await iterator.return(undefined);
  expect(await iterator.next()).toEqual({ value: undefined, done: true });
  expect(requests).toEqual([]);
});

it("ends at once over an empty list, and stays ended", async () => {
  const iterator = listOf(0).list()[Symbol.asyncIterator]();
  for (const _ of [1, 2]) expect(await iterator.next()).toEqual({ value: undefined, done: true });
});

it("gives items in order, at whatever moment a step is asked for", async () => {
  for (let turns = 0; turns < 30; turns += 1) {
    const pages = (async function* () {
      yield { data: [1, 2, 3, 4] } as Page<number>;
    })();
    const iterator = iterateItems(pages, undefined, makeCall());
    const steps = [iterator.next(), iterator.next()];
    for (let turn = 0; turn < turns; turn += 1) await undefined;
    steps.push(iterator.next(), iterator.next());
    expect((await Promise.all(steps)).map(({ value }) => value)).toEqual([1, 2, 3, 4]);
  }
});
