import { appendFile, stat } from "node:fs/promises";
import type { GateVerdict } from "../../../core/gates/gate-verdict.ts";
import { escapeText } from "../../../core/text/escape.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";

/** Limit of a job summary, for all steps together. */
const SUMMARY_LIMIT_BYTES = 1024 * 1024;
const CUT_NOTE =
  "\n\n*The report is truncated here: a job summary is limited to 1,024 kB. The other outputs are complete.*\n";

/** The file of the job summary. Checked before anything is fetched, because a report takes time. */
export function requireSummaryFile({ GITHUB_STEP_SUMMARY: file }: Context["env"]): string {
  if (file) return file;
  throw new UsageError(
    "--summary needs GITHUB_STEP_SUMMARY, which GitHub Actions sets.",
    "Elsewhere, write the report to a file: --out md=report.md",
  );
}

/** Appends the report to the job summary of GitHub Actions, truncated with a note if it does not fit. */
export async function appendSummary(file: string, markdown: string): Promise<void> {
  const used = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  await appendFile(file, fitSummary(markdown, SUMMARY_LIMIT_BYTES - used));
}

/** Truncates the text to a number of bytes at the end of a line, with a note. */
export function fitSummary(markdown: string, limitBytes: number): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length <= limitBytes) return markdown;
  const room = limitBytes - Buffer.byteLength(CUT_NOTE);
  if (room <= 0) return "";
  const end = bytes.lastIndexOf("\n", room);
  return end <= 0 ? CUT_NOTE : bytes.subarray(0, end).toString() + CUT_NOTE;
}

/** Workflow commands that annotate the run with every unmet gate. */
export const annotations = ({ results }: GateVerdict): string =>
  results
    .filter(({ outcome }) => outcome !== "passed")
    .map(({ gate, outcome, message }) => {
      const command = outcome === "failed" ? "error" : "warning";
      return `::${command} title=${escapeProperty(`Gate ${gate}`)}::${escapeData(`${gate}: ${message}`)}\n`;
    })
    .join("");

const escapeData = (text: string): string =>
  escapeText(text).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");

const escapeProperty = (text: string): string => escapeData(text).replace(/:/g, "%3A").replace(/,/g, "%2C");
