import { readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4_096;
const MEGABYTE = 1024 * 1024;

/** Resources that the two processes hold at one time. Megabytes and counts. */
export interface Sample {
  minutes: number;
  sdkHeapMb: number;
  sdkMemoryMb: number;
  sdkFiles: number;
  sdkHandles: number;
  serverMemoryMb: number;
  serverFiles: number;
}

/** Takes a sample of this process, after a garbage collection, and of the server's. Linux only: it reads /proc. */
export function takeSample(startedAtMs: number, serverPid: number): Sample {
  globalThis.gc?.();
  return {
    minutes: (performance.now() - startedAtMs) / 60_000,
    sdkHeapMb: process.memoryUsage().heapUsed / MEGABYTE,
    sdkMemoryMb: memoryMb(process.pid),
    sdkFiles: openFiles(process.pid),
    sdkHandles: process.getActiveResourcesInfo().length,
    serverMemoryMb: memoryMb(serverPid),
    serverFiles: openFiles(serverPid),
  };
}

function memoryMb(pid: number): number {
  const [, residentPages] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
  return (Number(residentPages) * PAGE_BYTES) / MEGABYTE;
}

function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** Trend of a figure over time. */
export interface Trend {
  name: string;
  /** Medians of the second and the last quarter: the first is warming up. */
  early: number;
  late: number;
  /** Change per minute over the last three quarters, by least squares. */
  perMinute: number;
}

/** The trend of one figure. */
export function trendOf(name: keyof Sample, samples: readonly Sample[]): Trend {
  const quarter = Math.ceil(samples.length / 4);
  const values = samples.map((sample) => sample[name]);
  return {
    name,
    early: median(values.slice(quarter, 2 * quarter)),
    late: median(values.slice(-quarter)),
    perMinute: slope(samples.slice(quarter).map((sample) => [sample.minutes, sample[name]])),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function slope(points: [x: number, y: number][]): number {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const variance = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return variance === 0 ? 0 : covariance / variance;
}
