import { cpus } from "node:os";

export function formatNumber(value, maximumFractionDigits = 1) {
  return value.toLocaleString("en", { maximumFractionDigits });
}

export function describeMachine() {
  return `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown CPU"}`;
}
