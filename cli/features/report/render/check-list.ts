import type { GateVerdict } from "../../../../core/gates/gate-verdict.ts";
import { escapeLine } from "../../../../core/text/escape.ts";
import { drawTable } from "../../../text/draw-table.ts";
import type { Style } from "../../../text/style.ts";

/** Every gate with its result and figure, one per line. */
export function checkList({ results }: GateVerdict, style: Style): string {
  const marks = { passed: style.green("ok"), failed: style.red("failed"), warned: style.yellow("warning") };
  const rows = results.map(({ gate, outcome, message }) => [marks[outcome], escapeLine(gate), escapeLine(message)]);
  return drawTable(rows)
    .map((line) => `${line}\n`)
    .join("");
}
