import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { byteSizeOf } from "../../mcp/context/byte-size.ts";
import { OrganizationStore } from "../../mcp/context/organization-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

const { signal } = new AbortController();

/** A store, the readers that began, and how to end one. */
function openStore() {
  const store = new OrganizationStore(() => Date.now());
  const began: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const read = (name: string, key = "key", own: AbortSignal = signal) =>
    store.inTurn(key, own, () => {
      began.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, began, read, end };
}

it("readers of one key follow each other, those of another key do not wait, and a failure keeps nobody", async () => {
  const { began, read, end } = openStore();
  const [first, second, other] = [read("first"), read("second"), read("other", "other key")];
  await vi.advanceTimersByTimeAsync(0);
  expect(began).toEqual(["first", "other"]);
  const failed = expect(first).rejects.toThrow("offline");
  await end("first", new Error("offline"));
  await failed;
  expect(began).toEqual(["first", "other", "second"]);
  await end("second");
  await end("other");
  expect(await Promise.all([second, other])).toEqual(["second", "other"]);
  expect(vi.getTimerCount()).toBe(0);
});

it("a slow reader is waited for ten seconds, and who comes after that waits for the next one", async () => {
  const { began, read, end } = openStore();
  void read("slow");
  void read("second");
  await vi.advanceTimersByTimeAsync(9_999);
  expect(began).toEqual(["slow"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toEqual(["slow", "second"]);
  await end("slow");
  void read("third");
  await vi.advanceTimersByTimeAsync(0);
  expect(began).toEqual(["slow", "second"]);
  await end("second");
  expect(began).toEqual(["slow", "second", "third"]);
});

it("nobody reads after being canceled, before the turn or while waiting for it", async () => {
  const { began, read } = openStore();
  await expect(read("never", "key", AbortSignal.abort(new Error("canceled before")))).rejects.toThrow(
    "canceled before",
  );
  void read("slow");
  await expect(read("never", "key", AbortSignal.abort(new Error("canceled")))).rejects.toThrow("canceled");
  const controller = new AbortController();
  const waiting = expect(read("never", "key", controller.signal)).rejects.toThrow("canceled while waiting");
  await vi.advanceTimersByTimeAsync(1);
  controller.abort(new Error("canceled while waiting"));
  await waiting;
  expect([began, vi.getTimerCount()]).toEqual([["slow"], 0]);
});

it("an entry is evicted once it is expired, by the next use or within a minute without any", async () => {
  const { store } = openStore();
  store.keep("a", "text", 1_000);
  store.keep("b", "text", 90_000);
  await vi.advanceTimersByTimeAsync(999);
  expect(store.find("a")).toBe("text");
  await vi.advanceTimersByTimeAsync(1);
  expect([store.find("a"), store.find("b")]).toEqual([undefined, "text"]);
  store.keep("c", "text", 10_000);
  await vi.advanceTimersByTimeAsync(58_999);
  expect(store.bytes).toBe(2 * byteSizeOf("text"));
  await vi.advanceTimersByTimeAsync(1);
  expect(store.bytes).toBe(byteSizeOf("text"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([store.bytes, vi.getTimerCount()]).toEqual([0, 0]);
});

it("a value takes the place of the one before, and values are listed by the beginning of their keys", () => {
  const { store } = openStore();
  store.keep("rows of a", "text", 1_000);
  store.keep("rows of a", "longer text", 1_000);
  store.keep("rows of b", 1, 1_000);
  store.keep("object", 2, 1_000);
  expect([...store.startingWith("rows of ")]).toEqual([
    ["rows of a", "longer text"],
    ["rows of b", 1],
  ]);
  store.delete("rows of a");
  store.delete("rows of a");
  expect(store.bytes).toBe(2 * byteSizeOf(1));
  vi.advanceTimersByTime(1_000);
  expect([...store.startingWith("")]).toEqual([]);
});

it("a store has a size, above which what was used longest ago goes", () => {
  const text = "x".repeat(1_000);
  const store = new OrganizationStore(() => 0, 3 * byteSizeOf(text));
  for (const key of ["a", "b", "c"]) store.keep(key, text, MINUTE);
  expect(store.find("a")).toBe(text);
  store.keep("d", text, MINUTE);
  expect(["a", "b", "c", "d"].map((key) => store.find(key) !== undefined)).toEqual([true, false, true, true]);
  expect(store.bytes).toBe(3 * byteSizeOf(text));
  store.keep("too large", text.repeat(4), MINUTE);
  expect([store.find("too large"), store.bytes]).toEqual([undefined, 3 * byteSizeOf(text)]);
  store.clear();
  expect(store.bytes).toBe(0);
});

it.each([
  ["abc", 27],
  ["añb", 27],
  ["予算", 28],
  [1, 8],
  [null, 8],
  [["abc", 1], 24 + 8 + 27 + 8 + 8],
  [{ one: "abc", two: { three: true } }, 24 + 8 + 27 + 8 + 24 + 8 + 8],
])("%j takes about %i bytes", (value, bytes) => {
  expect(byteSizeOf(value)).toBe(bytes);
});
