import type { ExitName } from "../../errors/exit-codes.ts";

/** Outcome of one check. */
export interface CheckResult {
  name: string;
  status: "ok" | "warning" | "failed" | "skipped";
  detail: string;
  /** What to do about it; null for `ok`. */
  fix: string | null;
  /** Exit code of the command when this is its first failed check. */
  exit?: ExitName;
}

/** A check that passed. */
export const passed = (name: string, detail: string): CheckResult => ({ name, status: "ok", detail, fix: null });

/** A check that could not run. */
export const skipped = (name: string, detail: string): CheckResult => ({ name, status: "skipped", detail, fix: null });

/** A check that found something to improve. */
export const warned = (name: string, detail: string, fix: string): CheckResult => ({
  name,
  status: "warning",
  detail,
  fix,
});

/** A check that failed. */
export const failed = (name: string, detail: string, { fix, exit }: { fix: string; exit: ExitName }): CheckResult => ({
  name,
  status: "failed",
  detail,
  fix,
  exit,
});
