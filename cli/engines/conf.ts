import { writeConfig } from "../config/write-config.ts";

/** Writing the configuration with conf, in a file of its own that is loaded when something is written. */
export const configEngine = { writeConfig };
