import { Argument, type Command, Option } from "commander";
import { isUuid } from "../../../core/ids/uuid.ts";
import { readConnection, requireBaseUrl, requireProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { addOutcomeFlag, type OutcomeFlags } from "../../flags/outcome-flags.ts";
import { printOutcome } from "../../output/print-outcome.ts";
import { objectId } from "../../people/object-id.ts";
import { newCommand } from "../new-command.ts";
import { type DashboardPage, dashboardUrl, PAGES } from "./dashboard-url.ts";

type BrowseFlags = GlobalFlags & OutcomeFlags & { dryRun?: boolean };

/** `svc browse`. */
export const newBrowseCommand = (context: Context): Command =>
  addOutcomeFlag(
    newCommand("browse", {
      summary: "Open the dashboard in the browser",
      details:
        "Opens the dashboard at the origin of the base URL, where you sign in as you would by hand: the key is not part of the address. A meeting or report may be named by id or its beginning.",
      examples: [
        ["svc browse", "the overview"],
        ["svc browse meeting 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "one meeting"],
        ["svc browse keys --dry-run", "print the address of the page of API keys"],
      ],
    }),
  )
    .addArgument(new Argument("[page]", "page of the dashboard; default: the overview").choices(PAGES))
    .argument("[id]", "id of the meeting or the report, or its beginning")
    .addOption(new Option("--dry-run", "print the address instead of opening it"))
    .action(async (page: DashboardPage | undefined, written: string | undefined, _flags: unknown, self: Command) =>
      runBrowse(context, { page, written }, self.optsWithGlobals<BrowseFlags>()),
    );

async function runBrowse(
  context: Context,
  { page, written }: { page: DashboardPage | undefined; written: string | undefined },
  flags: BrowseFlags,
): Promise<void> {
  const connection = await readConnection(context, flags);
  if (!connection.profileExists) requireProfile(connection, await (await context.config()).read());
  const kind = page === "meeting" || page === "report" ? page : undefined;
  if (kind === undefined && written !== undefined)
    throw new UsageError(`The page \`${page}\` takes no id.`, "Remove it, or name a meeting or a report.");
  if (kind !== undefined && written === undefined)
    throw new UsageError(
      `Which ${kind}?`,
      `Write its id: \`svc browse ${kind} ID\`. \`svc ${kind}s list\` shows them.`,
    );
  const id = kind && written ? await findId(context, flags, { kind, written }) : undefined;
  const url = dashboardUrl(requireBaseUrl(connection), page, id);
  const opens = flags.dryRun !== true;
  const isData = flags.json === true || flags.fields !== undefined || flags.jq !== undefined;
  if (!opens && !isData) return context.stdout.write(`${url}\n`);
  if (opens) await context.programs.browse(url);
  await printOutcome(context, flags, { text: `Opened ${url}`, data: { url, opened: opens } });
}

/** A whole id needs no key; the beginning of one has to be looked up. */
async function findId(
  context: Context,
  flags: BrowseFlags,
  { kind, written }: { kind: "meeting" | "report"; written: string },
): Promise<string> {
  if (isUuid(written)) return written;
  return objectId(context, await openClient(context, flags), { kind, written, options: flags });
}
