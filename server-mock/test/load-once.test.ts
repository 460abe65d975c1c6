import { expect, it } from "vitest";
import { loadOnce } from "../api/route/load-once.ts";

it("loads once for all that ask at the same time, and has it at hand afterwards", async () => {
  let loads = 0;
  const loaded = loadOnce(async () => {
    loads += 1;
    return { loads };
  });
  expect(loaded.value()).toBeUndefined();
  const [one, other] = await Promise.all([loaded.load(), loaded.load()]);
  expect(one).toBe(other);
  expect(loaded.value()).toBe(one);
  expect(await loaded.load()).toEqual({ loads: 1 });
});

it("tries again what could not be loaded", async () => {
  const results = [Promise.reject(new Error("no such file")), Promise.resolve("handler")];
  const loaded = loadOnce(() => results.shift() ?? Promise.resolve(""));
  await expect(loaded.load()).rejects.toThrow("no such file");
  expect(loaded.value()).toBeUndefined();
  expect(await loaded.load()).toBe("handler");
});
