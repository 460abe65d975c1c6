import { runApply } from "../templates-as-code/run-apply.ts";
import { runTemplatesExport } from "../templates-as-code/run-export.ts";

/** Templates as files, in a file of its own that is loaded for those two commands. */
export const templatesEngine = { runApply, runTemplatesExport };
