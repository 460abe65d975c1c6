import type { Service } from "../../api/call.ts";
import type { Jobs } from "../../jobs/jobs.ts";

/** Dependencies of an import. */
export type ImportService = Service & { jobs: Pick<Jobs, "adding"> };
