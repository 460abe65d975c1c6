export { verifyReports } from "./verify-reports.ts";
