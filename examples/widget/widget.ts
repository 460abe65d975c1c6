// #region widget
import { createBrowserClient, getTeamStats } from "../../src/browser.ts";

const svc = createBrowserClient({ baseUrl: "/coaching" });
const { average_score } = await getTeamStats(svc, { time_range: "week" });
document.body.append(`Average score: ${average_score ?? "no reports yet"}`);
// #endregion
