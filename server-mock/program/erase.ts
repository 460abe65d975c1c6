import { Command } from "commander";
import { countText } from "../../core/words/count-text.ts";
import { type ErasureResult, erasePerson } from "../team/administration/erase-person.ts";
import { type AdministerOptions, administerOrganization, withOrganizationOptions } from "./administer.ts";
import { type CommandContext, CommandError } from "./context.ts";
import { parseRepeated } from "./parse-options.ts";

interface EraseOptions extends AdministerOptions {
  email?: string;
  name: string[];
  words: string[];
  deleteMeetings?: boolean;
  dryRun?: boolean;
}

const PROGRESS_STEP = 500;

export function newEraseCommand(context: CommandContext): Command {
  return withOrganizationOptions(new Command("erase"))
    .option("--email <address>", "email address of the person; without one, --name identifies the person")
    .option("--name <name>", "another name of the person; repeatable", parseRepeated, [])
    .option(
      "--words <text>",
      "words by which colleagues would recognize the person, such as a nickname; repeatable",
      parseRepeated,
      [],
    )
    .option("--delete-meetings", "delete the meetings that the person took part in, with all their data")
    .option("--dry-run", "count what would be erased, and change nothing")
    .action((options: EraseOptions) => runErase(context, options));
}

async function runErase(context: CommandContext, options: EraseOptions): Promise<void> {
  await administerOrganization(context, options, async (admin, { id: orgId }) => {
    const { email, name, words, deleteMeetings = false, dryRun = false } = options;
    if (email === undefined && name.length === 0)
      throw new CommandError("Say who is erased: --email ADDRESS, or --name NAME of somebody without one.");
    const result = await erasePerson(admin, {
      orgId,
      email,
      names: name,
      words,
      deletesMeetings: deleteMeetings,
      isDryRun: dryRun,
      onProgress: (done, total) => {
        if (done % PROGRESS_STEP === 0) context.note(`svc-server: ${done} of ${total} meetings`);
      },
    });
    if (options.json) return context.print(JSON.stringify(result));
    for (const line of linesOf(result, options)) context.print(line);
  });
}

function linesOf(result: ErasureResult, { email, name, words, deleteMeetings, dryRun }: EraseOptions): string[] {
  const { users, meetings, mentions, reports, insights, templates, keys, deleted } = result;
  const verb = dryRun ? "Would erase" : "Erased";
  const done = deleteMeetings ? "deleted" : "made anonymous";
  const lines = [
    `${verb} ${email ?? name.join(", ")}.`,
    `  user          ${users === 0 ? `none with this ${email === undefined ? "name" : "address"}` : "made anonymous and inactive"}`,
    `  meetings      ${meetings} ${done}, ${mentions} in which others spoke of the person`,
  ];
  if (deleted > 0)
    lines.push(`  deleted       ${countText(deleted, "call")} with the person could be restored, and cannot any more`);
  if (words.length === 0 && !deleteMeetings)
    lines.push(
      "What was said in the calls stays, with everything but the names by which colleagues may know the person: a role, a city, a nickname. Take such words out with --words, or the meetings with --delete-meetings.",
    );
  if (dryRun) return [...lines, "Nothing was changed. Run it without --dry-run to erase."];
  return [
    ...lines,
    `  reports       ${reports}`,
    `  insights      ${insights}`,
    `  elsewhere     ${countText(templates, "template")}, ${countText(keys, "name of a key", "names of keys")}`,
    "Backups and exports made before still have the person: delete them too.",
  ];
}
