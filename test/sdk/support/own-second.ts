import { onTestFinished, vi } from "vitest";

let second = Date.UTC(2026, 10, 20);

/**
 * Gives a test a second of its own: callers are noted a thousand times a second, and the other tests of this process spend notes.
 */
export function ownSecond(): void {
  second += 2_000;
  vi.useFakeTimers({ toFake: ["Date"], now: second });
  onTestFinished(() => void vi.useRealTimers());
}
