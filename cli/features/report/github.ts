import { appendFile, stat } from "node:fs/promises";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { escapeText } from "../../text/escape.ts";
import type { GateVerdict } from "./gates/gate-verdict.ts";

/** A job summary may hold this much, all steps' writes to one file together. */
const SUMMARY_LIMIT_BYTES = 1024 * 1024;
const CUT_NOTE =
  "\n\n*The report was cut here: a job summary holds 1,024 kB. The whole of it is in the other outputs.*\n";

/** Where the job summary goes. Asked before anything is read: a report takes its time. */
export function requireSummaryFile({ GITHUB_STEP_SUMMARY: file }: Context["env"]): string {
  if (file) return file;
  throw new UsageError(
    "--summary needs GITHUB_STEP_SUMMARY, which GitHub Actions sets.",
    "Elsewhere, write the report to a file: --out md=report.md",
  );
}

/** Appends the report to the job summary of GitHub Actions, cut with a note where it would not fit. */
export async function appendSummary(file: string, markdown: string): Promise<void> {
  const used = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  await appendFile(file, fitSummary(markdown, SUMMARY_LIMIT_BYTES - used));
}

/** The text in at most so many bytes, cut at the end of a line and noted as cut. */
export function fitSummary(markdown: string, limitBytes: number): string {
  const bytes = Buffer.from(markdown);
  if (bytes.length <= limitBytes) return markdown;
  const room = limitBytes - Buffer.byteLength(CUT_NOTE);
  if (room <= 0) return "";
  const end = bytes.lastIndexOf("\n", room);
  return end <= 0 ? CUT_NOTE : bytes.subarray(0, end).toString() + CUT_NOTE;
}

/** Workflow commands that show every gate which is not met beside the run. */
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
