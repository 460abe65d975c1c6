// How a program starts each tracing agent, without any export off the machine, and the header with its trace.
export const AGENTS = {
  OpenTelemetry: {
    header: "traceparent",
    setup: `
      const { NodeTracerProvider } = require("@opentelemetry/sdk-trace-node");
      const { registerInstrumentations } = require("@opentelemetry/instrumentation");
      const { HttpInstrumentation } = require("@opentelemetry/instrumentation-http");
      new NodeTracerProvider().register();
      registerInstrumentations({ instrumentations: [new HttpInstrumentation()] });
      const { trace } = require("@opentelemetry/api");
      globalThis.inTransaction = (work) => trace.getTracer("t").startActiveSpan("t", work);`,
  },
  "Elastic APM": {
    header: "traceparent",
    setup: `
      const apm = require("elastic-apm-node").start({ serviceName: "t", disableSend: true, centralConfig: false, logLevel: "off", cloudProvider: "none" });
      globalThis.inTransaction = (work) => { apm.startTransaction("t"); return work(); };`,
  },
  "New Relic": {
    header: "traceparent",
    env: {
      NEW_RELIC_APP_NAME: "t",
      NEW_RELIC_LICENSE_KEY: "0".repeat(40),
      NEW_RELIC_LOG_ENABLED: "false",
      NEW_RELIC_HOST: "127.0.0.1",
    },
    setup: `
      const newrelic = require("newrelic");
      globalThis.inTransaction = (work) => newrelic.startBackgroundTransaction("t", work);`,
    // It only sends headers once its collector has responded, and there is none.
    headerMayLack: true,
  },
  Sentry: {
    header: "sentry-trace",
    setup: `
      const Sentry = require("@sentry/node");
      Sentry.init({ dsn: "http://key@127.0.0.1:9/1", tracesSampleRate: 1, transport: () => ({ send: async () => ({}), flush: async () => true }) });
      globalThis.inTransaction = (work) => Sentry.startSpan({ name: "t" }, work);`,
  },
  Datadog: {
    header: "x-datadog-trace-id",
    env: {
      DD_INSTRUMENTATION_TELEMETRY_ENABLED: "false",
      DD_REMOTE_CONFIGURATION_ENABLED: "false",
      DD_TRACE_STARTUP_LOGS: "false",
    },
    setup: `
      const tracer = require("dd-trace").init({ startupLogs: false, plugins: true });
      globalThis.inTransaction = (work) => tracer.trace("t", work);`,
  },
  "X-Ray": {
    header: "x-amzn-trace-id",
    setup: `
      const xray = require("aws-xray-sdk-core");
      xray.enableManualMode && xray.enableAutomaticMode();
      xray.setContextMissingStrategy("IGNORE_ERROR");
      xray.captureHTTPsGlobal(require("http")); xray.captureHTTPsGlobal(require("https"));
      globalThis.inTransaction = (work) => { const namespace = xray.getNamespace(); return namespace.runPromise(async () => { xray.setSegment(new xray.Segment("t")); return work(); }); };`,
  },
};
