import type { Service } from "../../api/call.ts";
import type { Jobs } from "../../jobs/jobs.ts";

/** What an import works with. */
export type ImportService = Service & { jobs: Pick<Jobs, "adding"> };
