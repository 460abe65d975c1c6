export { checkAddress, checkConfigFile, checkKeyShape } from "./local-checks.ts";
export { checkNetwork } from "./network-checks.ts";
export { checkService } from "./service-checks.ts";
