// SERVICE_API_KEY=svc_live_… SERVICE_API_URL=https://…/api/v1 npx tsx examples/first-call.ts
// #region first-call
import { SvcClient } from "../src/index.ts";

const { SERVICE_API_KEY: apiKey = "", SERVICE_API_URL: baseUrl = "" } = process.env;
const svc = new SvcClient({ apiKey, baseUrl });

const stats = await svc.team.stats({ time_range: "month" });
console.log(`Team of ${stats.team_size}: ${stats.total_reports} reports, average score ${stats.average_score}`);

const newest = await svc.meetings.list({ status: "completed", limit: 3 });
for (const meeting of newest.data) console.log(meeting.started_at, meeting.title);
// #endregion
