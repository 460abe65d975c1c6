import { defuseWorkflowCommands } from "../../../core/text/escape.ts";
import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { createPagedOutput } from "../../output/paged-output.ts";
import { type OutcomeOptions, printOutcome, wantsObject } from "../../output/print-outcome.ts";
import { transcriptText } from "../../output/transcript-text.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { objectId } from "../../people/object-id.ts";
import { chooseStyle } from "../../text/style.ts";

/** Flags of `svc meetings transcript`. */
export type TranscriptFlags = GlobalFlags & OutcomeOptions & { pager?: boolean };

/** Prints a meeting's transcript: formatted on a terminal, unchanged in a pipe, or as an object. */
export async function showTranscript(context: Context, flags: TranscriptFlags, written: string): Promise<void> {
  const client = await openClient(context, flags);
  const id = await objectId(context, client, { kind: "meeting", written, options: flags });
  const meeting = await withSpinner(context, "Loading", client.meetings.get(id, { signal: context.signal }));
  const { transcript, status } = meeting;
  if (!transcript) throw noTranscript(id, status);
  if (wantsObject(flags)) return printOutcome(context, flags, { text: "", data: { id: meeting.id, transcript } });
  const { pager } = await readProfile(context, flags);
  const output = createPagedOutput(context, flags.pager !== false && pager);
  await output.write(await readableText(context, transcript, flags));
  await output.finish();
}

async function readableText(
  { stdout, env, now }: Context,
  transcript: string,
  flags: TranscriptFlags,
): Promise<string> {
  if (!stdout.isTerminal) {
    const text = `${transcript.replace(/\n$/, "")}\n`;
    return env["GITHUB_ACTIONS"] === "true" ? defuseWorkflowCommands(text) : text;
  }
  const style = await chooseStyle({ env, isTerminal: true, flag: flags.color });
  return transcriptText(transcript, { style, width: stdout.columns, now: now(), relativeTimes: true });
}

const noTranscript = (id: string, status: string): CliError =>
  new CliError(`The meeting ${id} has no transcript; its status is \`${status}\`.`, {
    exit: "notFound",
    code: "no_transcript",
    hint: "A meeting has a transcript once it is `completed`: svc meetings list --status completed",
  });
