export { newReportCommand } from "./report.ts";
