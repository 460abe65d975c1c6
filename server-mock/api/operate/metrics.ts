/** Upper bounds of the duration buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Response durations of one operation. */
interface Durations {
  /** By status. */
  responses: Map<number, number>;
  /** How many were not above each bound. */
  counts: number[];
  sum: number;
  total: number;
}

/** Metrics of one process, in the text format of Prometheus. */
export class Metrics {
  readonly #durations = new Map<string, Durations>();

  record(operationId: string, status: number, durationMs: number): void {
    const seconds = durationMs / 1000;
    const durations = this.#durationsOf(operationId);
    const { responses, counts } = durations;
    responses.set(status, (responses.get(status) ?? 0) + 1);
    for (const [index, end] of BUCKETS.entries()) if (seconds <= end) counts[index] = (counts[index] ?? 0) + 1;
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
      ...[...this.#durations].flatMap(([operation, { responses }]) => counterLines(operation, responses)),
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
    const durations = { responses: new Map(), counts: [], sum: 0, total: 0 };
    this.#durations.set(operation, durations);
    return durations;
  }
}

function counterLines(operation: string, responses: Map<number, number>): string[] {
  return [...responses].map(
    ([status, count]) => `svc_requests_total{operation="${operation}",status="${status}"} ${count}`,
  );
}

function histogramLines(operation: string, { counts, sum, total }: Durations): string[] {
  const label = `operation="${operation}"`;
  return [
    ...BUCKETS.map((end, index) => `svc_request_duration_seconds_bucket{${label},le="${end}"} ${counts[index] ?? 0}`),
    `svc_request_duration_seconds_bucket{${label},le="+Inf"} ${total}`,
    `svc_request_duration_seconds_sum{${label}} ${sum}`,
    `svc_request_duration_seconds_count{${label}} ${total}`,
  ];
}
