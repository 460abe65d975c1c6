import { isRecord } from "../../core/formats/is-record.ts";
import { UsageError } from "../errors/cli-error.ts";

/** Wording of the error for other content. */
interface Expectation {
  /** `the fields of one template`. */
  expected: string;
  hint: string;
}

/** The object of a YAML or JSON text. @throws UsageError that names `source` and, where the text cannot be parsed, the line */
export async function parseYamlObject(
  text: string,
  source: string,
  { expected, hint }: Expectation,
): Promise<Record<string, unknown>> {
  const { parseYaml } = await import("./yaml.lazy.ts");
  const parsed = parseYaml(text);
  if ("problem" in parsed)
    throw new UsageError(`Cannot parse ${source}: ${parsed.problem}`, "Fix that line and try again.");
  const { value } = parsed;
  if (isRecord(value)) return value;
  throw new UsageError(`Expected ${source} to contain ${expected}.`, hint);
}
