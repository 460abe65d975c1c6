import { bundleSize } from "./bundle-size.mjs";
import { faultSchedule } from "./fault-schedule.mjs";
import { firstResponse } from "./first-response.mjs";
import { importTime } from "./import-time.mjs";
import { installedSize } from "./installed-size.mjs";
import { outageRequests } from "./outage-requests.mjs";
import { concurrentPaging, sequentialPaging } from "./paging.mjs";
import { parallelThroughput } from "./parallel-requests.mjs";
import { peakMemory } from "./peak-memory.mjs";
import { readAhead } from "./read-ahead.mjs";
import { sequentialCpu, sequentialWall } from "./sequential-requests.mjs";
import { typeInstantiations } from "./type-instantiations.mjs";

/**
 * All benchmarks. One with `work` runs it in a fresh process per subject and round, against a server with the given `server` settings; one
 * with `inspect` inspects the package instead. `value` turns one sample into the figure; where `relativeTo` is set, the figure is divided
 * by that subject's of the same round. The median of the rounds counts.
 */
export const BENCHMARKS = [
  sequentialCpu,
  sequentialWall,
  parallelThroughput,
  sequentialPaging,
  concurrentPaging,
  readAhead,
  peakMemory,
  faultSchedule,
  outageRequests,
  importTime,
  firstResponse,
  bundleSize,
  installedSize,
  typeInstantiations,
];
