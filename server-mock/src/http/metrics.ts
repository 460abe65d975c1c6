import type { AccessLogEntry } from "./access-log.ts";

/** Upper bounds of the duration buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Durations {
  counts: number[];
  sum: number;
  total: number;
}

/** Metrics of one process, in the text format of Prometheus. */
export class Metrics {
  readonly #responses = new Map<string, number>();
  readonly #durations = new Map<string, Durations>();

  record({ operationId = "none", status, durationMs }: AccessLogEntry): void {
    const key = `operation="${operationId}",status="${status}"`;
    this.#responses.set(key, (this.#responses.get(key) ?? 0) + 1);
    const seconds = durationMs / 1000;
    const durations = this.#durationsOf(operationId);
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    const index = bucket === -1 ? BUCKETS.length : bucket;
    durations.counts[index] = (durations.counts[index] ?? 0) + 1;
    durations.sum += seconds;
    durations.total += 1;
  }

  /** https://prometheus.io/docs/instrumenting/exposition_formats/ */
  toText(): string {
    const memory = process.memoryUsage();
    const cpu = process.cpuUsage();
    return [
      "# HELP svc_requests_total Responses by operation and status.",
      "# TYPE svc_requests_total counter",
      ...[...this.#responses].map(([labels, count]) => `svc_requests_total{${labels}} ${count}`),
      "# HELP svc_request_duration_seconds Time from the arrival of a request to its response.",
      "# TYPE svc_request_duration_seconds histogram",
      ...[...this.#durations].flatMap(([operation, durations]) => histogramLines(operation, durations)),
      "# TYPE process_resident_memory_bytes gauge",
      `process_resident_memory_bytes ${memory.rss}`,
      "# TYPE nodejs_heap_used_bytes gauge",
      `nodejs_heap_used_bytes ${memory.heapUsed}`,
      "# TYPE process_cpu_seconds_total counter",
      `process_cpu_seconds_total ${(cpu.user + cpu.system) / 1e6}`,
      "# TYPE process_uptime_seconds gauge",
      `process_uptime_seconds ${process.uptime()}`,
      "",
    ].join("\n");
  }

  #durationsOf(operation: string): Durations {
    const known = this.#durations.get(operation);
    if (known) return known;
    const durations = { counts: new Array<number>(BUCKETS.length + 1).fill(0), sum: 0, total: 0 };
    this.#durations.set(operation, durations);
    return durations;
  }
}

function histogramLines(operation: string, { counts, sum, total }: Durations): string[] {
  const label = `operation="${operation}"`;
  let below = 0;
  const lines = BUCKETS.map((end, index) => {
    below += counts[index] ?? 0;
    return `svc_request_duration_seconds_bucket{${label},le="${end}"} ${below}`;
  });
  return [
    ...lines,
    `svc_request_duration_seconds_bucket{${label},le="+Inf"} ${total}`,
    `svc_request_duration_seconds_sum{${label}} ${sum}`,
    `svc_request_duration_seconds_count{${label}} ${total}`,
  ];
}
