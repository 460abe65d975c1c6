import type { GateVerdict } from "../../../../core/gates/gate-verdict.ts";
import { escapeLine } from "../../../../core/text/escape.ts";
import type { Style } from "../../../text/style.ts";
import { padText, textWidth } from "../../../text/width.ts";

/** Every gate with its outcome and figure, one a line. */
export function checkList({ results }: GateVerdict, style: Style): string {
  const marks = { passed: style.green("ok     "), failed: style.red("failed "), warned: style.yellow("warning") };
  const width = Math.max(0, ...results.map(({ gate }) => textWidth(escapeLine(gate))));
  return results
    .map(
      ({ gate, outcome, message }) =>
        `${marks[outcome]}  ${padText(escapeLine(gate), width, "left")}  ${escapeLine(message)}\n`,
    )
    .join("");
}
