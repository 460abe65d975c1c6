export { runTrend } from "./run-trend.ts";
