import { SvcClient } from "svc-sdk";

const svc = new SvcClient({ apiKey: "key", baseUrl: "https://api.example" });
const page = await svc.reports.list({ limit: 20 });
export const scores: number[] = page.data.map((report) => report.overall_score);
for await (const report of svc.reports.list()) scores.push(report.overall_score);
