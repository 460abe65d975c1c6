import { isUuid } from "../../../core/ids/uuid.ts";
import { readConnection, requireBaseUrl, requireProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { objectId } from "../../people/object-id.ts";
import { defineCommand } from "../define-command.ts";

/** Paths of the pages that can be opened by name; some take an id. */
const PATHS = {
  overview: "/",
  meetings: "/meetings",
  meeting: "/meetings/",
  report: "/reports/",
  keys: "/settings/api-keys",
} as const;

type DashboardPage = keyof typeof PATHS;

type BrowseFlags = GlobalFlags & OutcomeOptions & { dryRun?: boolean };

/** `svc browse`. */
export const newBrowseCommand = defineCommand({
  name: "browse",
  details:
    "Opens the dashboard at the origin of the base URL, where you sign in as usual: the key is not part of the URL. A meeting or report can be given by an id or a prefix of it.",
  examples: [
    ["svc browse", "the overview"],
    ["svc browse meeting 3f2b8c1e-7d4a-4e9b-8a61-0c5d9e7f1001", "one meeting"],
    ["svc browse keys --dry-run", "print the address of the page of API keys"],
  ],
  args: [
    ["[page]", "page of the dashboard; default: the overview", Object.keys(PATHS)],
    ["[id]", "id or id prefix of the meeting or report"],
  ],
  flags: [["--dry-run", "print the address instead of opening it"]],
  prints: "outcome",
  run: runBrowse,
});

async function runBrowse(
  context: Context,
  flags: BrowseFlags,
  page: DashboardPage | undefined,
  written: string | undefined,
): Promise<void> {
  const connection = await readConnection(context, flags);
  if (!connection.profileExists) requireProfile(connection, await (await context.config()).read());
  const kind = page === "meeting" || page === "report" ? page : undefined;
  if (kind === undefined && written !== undefined)
    throw new UsageError(`The page \`${page}\` takes no id.`, "Remove it, or name a meeting or a report.");
  if (kind !== undefined && !written)
    throw new UsageError(
      `Which ${kind}?`,
      `Write its id: \`svc browse ${kind} ID\`. \`svc ${kind}s list\` shows them.`,
    );
  const id = kind && written ? await findId(context, flags, { kind, written }) : undefined;
  const url = dashboardUrl(requireBaseUrl(connection), page, id);
  if (flags.dryRun)
    return printOutcome(context, flags, { text: `${url}\n`, data: { url, opened: false }, isResult: true });
  await context.programs.browse(url);
  await printOutcome(context, flags, { text: `Opened ${url}`, data: { url, opened: true } });
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

/**
 * The address of a dashboard page, at the origin of the API's base URL (assumed: the API document names the dashboard, not where it is).
 * Anything else in the base URL, such as a user name, is dropped.
 *
 * @throws UsageError for a base URL that is not http(s)
 */
function dashboardUrl(baseUrl: string, page: DashboardPage = "overview", id = ""): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (url?.protocol !== "https:" && url?.protocol !== "http:")
    throw new UsageError(
      `Expected the base URL to be an http(s) address, got \`${baseUrl}\`.`,
      "See `svc auth status`.",
    );
  return new URL(PATHS[page] + encodeURIComponent(id), url.origin).href;
}
