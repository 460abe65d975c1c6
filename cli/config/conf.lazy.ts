import path from "node:path";
import Conf from "conf";
import { parseJson } from "../../core/formats/json.ts";
import type { ConfigData } from "../context/config-store.ts";
import { CliError, isCliError } from "../errors/cli-error.ts";
import { systemReason } from "../files/system-reason.ts";
import { readConfigData } from "./config-data.ts";

/** Opens the configuration file with conf. Dots in profile names are not paths, and the mode is not conf's default of 0666. */
export function openConfig(file: string): Conf<Record<string, unknown>> {
  try {
    return new Conf({
      cwd: path.dirname(file),
      configName: path.basename(file, ".json"),
      configFileMode: 0o600,
      accessPropertiesByDotNotation: false,
      serialize: (value) => `${JSON.stringify(value, null, 2)}\n`,
      deserialize: (text) => ({ ...checkedData(text, file) }),
    });
  } catch (error) {
    if (isCliError(error)) throw error;
    throw new CliError(`Cannot read the configuration file ${file}: ${systemReason(error)}.`, {
      exit: "usage",
      code: "config_unreadable",
      hint: "Check its permissions, or set SVC_CONFIG_DIR to another directory.",
    });
  }
}

function checkedData(text: string, file: string): ConfigData {
  const read = readConfigData(parseJson(text));
  if ("data" in read) return read.data;
  throw new CliError(`The configuration file ${file} is damaged: ${read.problem}.`, {
    exit: "usage",
    code: "config_damaged",
    hint: "Fix it, or move it away and run `svc auth login` again. The file was not changed.",
  });
}
