// #region route
import { createProxy, SvcClient } from "../../src/index.ts";

// app/coaching/[...path]/route.ts, with SERVICE_API_KEY and SERVICE_API_URL in .env.local
export const GET = createProxy(new SvcClient(), { allow: ["getTeamStats", "listReports"] });
// #endregion
