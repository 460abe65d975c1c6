import type { Route } from "../../visit/visit.ts";
import { requestReports, retryJob } from "./change-jobs.ts";
import { jobEvents } from "./job-events.ts";
import { listJobs } from "./list-jobs.ts";

export const JOB_ROUTES: readonly Route[] = [
  {
    ...{ method: "GET", path: "/jobs", role: "admin", handler: listJobs },
    navigation: { label: "Jobs", group: "Coaching" },
  },
  { method: "POST", path: "/jobs", role: "admin", handler: requestReports },
  { method: "GET", path: "/jobs/events", role: "admin", handler: jobEvents, isBackground: true },
  { method: "POST", path: "/jobs/:id/retry", role: "admin", handler: retryJob },
];
