// One chunk for the commands that read many meetings or reports; separate ones would each contain a copy of tables, names and clients.
export { runPeople } from "../people/run-people.ts";
export { runSearch } from "../search/run-search.ts";
export { runTrend } from "../trend/run-trend.ts";
export { runVerify } from "../verify/run-verify.ts";
export { runView } from "../view/run-view.ts";
