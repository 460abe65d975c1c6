// What hands over to another program, and what only `svc doctor` asks of the network.
export { capture, edit, page } from "./child-programs.ts";
export { createNetworkProbes } from "./network-probes.ts";
export { openBrowser } from "./open-browser.ts";
