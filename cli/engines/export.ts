import { newExportCommand } from "../commands/export/export.ts";

/** `svc export`, whole, in a file of its own. */
export const exportEngine = { newExportCommand };
