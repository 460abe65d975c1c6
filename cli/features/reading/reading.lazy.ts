// One chunk for what reads many meetings or reports: apart, each would carry its own copy of tables, names and clients.
export { runPeople } from "../people/run-people.ts";
export { runSearch } from "../search/run-search.ts";
export { runTrend } from "../trend/run-trend.ts";
export { runVerify } from "../verify/run-verify.ts";
export { runView } from "../view/run-view.ts";
