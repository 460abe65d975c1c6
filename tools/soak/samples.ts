import { readdirSync } from "node:fs";
import { median, residentMb } from "../harness.ts";

const MEGABYTE = 1024 * 1024;

/** Resources that the two processes hold at one time. Megabytes and counts. */
export interface Sample {
  sdkHeapMb: number;
  sdkMemoryMb: number;
  sdkFiles: number;
  sdkHandles: number;
  serverMemoryMb: number;
  serverFiles: number;
}

/** Takes a sample of this process, after a garbage collection, and of the server's. Linux only: it reads /proc. */
export function takeSample(serverPid: number): Sample {
  globalThis.gc?.();
  return {
    sdkHeapMb: process.memoryUsage().heapUsed / MEGABYTE,
    sdkMemoryMb: residentMb(process.pid),
    sdkFiles: openFiles(process.pid),
    sdkHandles: process.getActiveResourcesInfo().length,
    serverMemoryMb: residentMb(serverPid),
    serverFiles: openFiles(serverPid),
  };
}

function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Medians of a figure in the second and the last quarter: the first is warming up. */
export function trendOf(name: keyof Sample, samples: readonly Sample[]): { early: number; late: number } {
  const quarter = Math.ceil(samples.length / 4);
  const values = samples.map((sample) => sample[name]);
  return { early: median(values.slice(quarter, 2 * quarter)), late: median(values.slice(-quarter)) };
}
