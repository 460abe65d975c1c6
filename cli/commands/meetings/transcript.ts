import { type Command, Option } from "commander";
import { jsonDocument } from "../../../core/formats/json.ts";
import { defuseWorkflowCommands } from "../../../core/text/escape.ts";
import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { createPagedOutput } from "../../output/paged-output.ts";
import { withSpinner } from "../../output/with-spinner.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { chooseStyle } from "../../text/style.ts";
import { newCommand } from "../new-command.ts";

type TranscriptFlags = GlobalFlags & { json?: boolean; jq?: string; pager?: boolean };

/** `svc meetings transcript`. */
export const newTranscriptCommand = (context: Context): Command =>
  newCommand("transcript", {
    summary: "Print only the transcript of a meeting",
    examples: [
      ["svc meetings transcript 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "for reading"],
      ["svc meetings transcript 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001 > call.txt", "to a file"],
    ],
  })
    .argument("<id>", ID_HELP.meeting)
    .addOption(new Option("--json", "print a JSON object with the meeting's id and transcript"))
    .addOption(new Option("--jq <expression>", "filter that JSON with jq"))
    .addOption(new Option("--no-pager", "do not use a pager"))
    .action(async (id: string, _flags: unknown, self: Command) =>
      runTranscript(context, id, self.optsWithGlobals<TranscriptFlags>()),
    );

async function runTranscript(context: Context, written: string, flags: TranscriptFlags): Promise<void> {
  const client = await openClient(context, flags);
  const id = await objectId(context, client, { kind: "meeting", written, options: flags });
  const meeting = await withSpinner(context, "Loading", client.meetings.get(id, { signal: context.signal }));
  const { transcript, status } = meeting;
  if (!transcript) throw noTranscript(id, status);
  const document = { id: meeting.id, transcript };
  if (flags.jq !== undefined) {
    const { printJq } = await import("../../output/jq.lazy.ts");
    return printJq(context, document, flags.jq);
  }
  if (flags.json) return context.stdout.write(jsonDocument(document));
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
  const { transcriptText } = await import("../documents.lazy.ts");
  return transcriptText(transcript, { style, width: stdout.columns, now: now(), relativeTimes: true });
}

const noTranscript = (id: string, status: string): CliError =>
  new CliError(`The meeting ${id} has no transcript; its status is \`${status}\`.`, {
    exit: "notFound",
    code: "no_transcript",
    hint: "A meeting has a transcript once it is `completed`: svc meetings list --status completed",
  });
