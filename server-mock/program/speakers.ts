import { Command } from "commander";
import { parseTranscript } from "../../core/transcript/parse-transcript.ts";
import { printName } from "../../core/transcript/print-transcript.ts";
import { countText } from "../../core/words/count-text.ts";
import { auditWrite } from "../team/administration/audit.ts";
import { listTeam } from "../team/administration/users.ts";
import { nameSpeakers } from "../team/calls/name-speakers.ts";
import { parseWho } from "../team/calls/speaker-names.ts";
import { findStoredMeeting } from "../team/import/stored-rows.ts";
import { type AdministerOptions, withOrganizationOptions } from "./administer.ts";
import { chooseOrganization } from "./choose-organization.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { openExisting } from "./location.ts";
import { parseRepeated } from "./parse-options.ts";

interface SpeakersOptions extends AdministerOptions {
  who: string[];
}

export function newSpeakersCommand(context: CommandContext): Command {
  return withOrganizationOptions(new Command("speakers"))
    .argument("<meeting>", "id of the meeting")
    .option("--who <name=address>", "identifies a speaker; repeatable", parseRepeated, [] as string[])
    .action((meeting: string, options: SpeakersOptions) => runSpeakers(context, meeting.toLowerCase(), options));
}

async function runSpeakers(context: CommandContext, id: string, options: SpeakersOptions): Promise<void> {
  const service = await openExisting(context, options);
  try {
    const { id: orgId } = await chooseOrganization(service.database, options.organization);
    const users = await listTeam(service.database, orgId);
    const named = options.who.map((text) => parseWho(text, users));
    const result = named.length === 0 ? undefined : await nameSpeakers(service, { orgId, id, named, users });
    const meeting = await findStoredMeeting(service.database, { orgId, id });
    if (!meeting) throw new CommandError(`There is no meeting ${id}. List meetings with: svc meetings list`);
    const admin = { ...service, actor: "command line" };
    if (result)
      await service.database.write([
        auditWrite(admin, { org_id: orgId, action: "speakers.name", subject: id, details: { named: named.length } }),
      ]);
    const speakers = speakersIn(meeting.transcript ?? "");
    if (options.json) return context.print(JSON.stringify({ speakers, ...result }));
    for (const label of result?.unknown ?? []) context.note(`svc-server: nobody in the call is called ${label}.`);
    for (const { name, turns, first } of speakers)
      context.print(`${name}: ${countText(turns, "turn")}, first: ${first}`);
    if (result && result.jobs > 0)
      context.print(`${countText(result.jobs, "report")} will be produced again, since other people sell.`);
  } finally {
    await service.close();
  }
}

const LONGEST_SHOWN = 60;

function speakersIn(transcript: string): { name: string; turns: number; first: string }[] {
  const speakers = new Map<string, { name: string; turns: number; first: string }>();
  for (const line of parseTranscript(transcript)) {
    const name = printName(line);
    const known = speakers.get(name) ?? { name, turns: 0, first: line.text.slice(0, LONGEST_SHOWN) };
    speakers.set(name, { ...known, turns: known.turns + 1 });
  }
  return [...speakers.values()];
}
