import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Metrics of this process: memory, CPU, garbage collection, event loop. Measured from the first scrape on. */
const PROCESS = new Registry();

/** Metrics of one service, in the text format of Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #responses = new Counter({
    name: "svc_requests_total",
    help: "Responses by operation and status.",
    labelNames: ["operation", "status"],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: "svc_request_duration_seconds",
    help: "Time from the arrival of a request to its response.",
    labelNames: ["operation"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });
  readonly #ready = new Gauge({
    name: "svc_ready",
    help: "Readiness: 1 if requests can be served, otherwise 0; /readyz gives the reason.",
    registers: [this.#registry],
  });

  record(operation: string, status: number, durationMs: number): void {
    this.#responses.inc({ operation, status });
    this.#durations.observe({ operation }, durationMs / 1000);
  }

  async toText(isReady: boolean): Promise<string> {
    this.#ready.set(Number(isReady));
    if (PROCESS.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: PROCESS });
    return (await this.#registry.metrics()) + (await PROCESS.metrics());
  }
}
