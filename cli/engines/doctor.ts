import { checkAddress, checkConfigFile, checkKeyShape } from "../doctor/local-checks.ts";
import { checkNetwork } from "../doctor/network-checks.ts";
import { createNetworkProbes } from "../doctor/network-probes.ts";
import { checkService } from "../doctor/service-checks.ts";

/** The checks of `svc doctor`, in a file of their own that is loaded for that command. */
export const doctorEngine = {
  checkAddress,
  checkConfigFile,
  checkKeyShape,
  checkNetwork,
  checkService,
  createNetworkProbes,
};
