import { CREATE_KEY, INIT } from "../advised-commands.ts";
import { type CommandContext, commandLine } from "../context.ts";
import { MEMORY, withoutPassword } from "../location.ts";
import { DEFAULT_URL } from "../public-url.ts";
import type { DemoAccess } from "./seed-once.ts";
import type { StartOptions } from "./start-options.ts";

/** State of a listening server that it announces. */
interface State {
  url: string;
  /** URL of the dashboard. */
  siteUrl: string;
  port: number;
  /** Separate port of health, metrics and control plane, if any. */
  operatingPort: number | undefined;
  database: string;
  access: DemoAccess | undefined;
  /** Whether there is no organization, and so no key. */
  isEmpty: boolean;
}

/** Prints the URL, and credentials for demo data. */
export function announce(context: CommandContext, options: StartOptions, state: State): void {
  const shown = { ...state, database: withoutPassword(state.database) };
  if (options.json) context.print(JSON.stringify(toJson(shown)));
  else for (const line of toLines(shown, options)) context.print(line);
}

function toJson({ url, siteUrl, port, operatingPort, database, access }: State): object {
  const ports = { port, ...(operatingPort === undefined ? {} : { operating_port: operatingPort }) };
  if (!access) return { url, ...ports, database };
  const { id, name } = access.organization;
  const organization = { id, name };
  return { url, ...ports, database, organization, keys: access.keys, dashboard: siteUrl + access.signInPath };
}

function toLines({ url, siteUrl, operatingPort, database, access, isEmpty }: State, options: StartOptions): string[] {
  const lines = [`svc-server listens on ${url}`, `  database      ${database}`];
  if (operatingPort !== undefined) lines.push(`  operating     port ${operatingPort}: /healthz, /readyz, /metrics`);
  if (access) {
    lines.push(`  organization  ${access.organization.name}`);
    for (const [permission, key] of Object.entries(access.keys))
      lines.push(`  ${`${permission} key`.padEnd(13)} ${key}  (shown once)`);
    lines.push(`  dashboard     ${siteUrl}${access.signInPath}  (signs in once, within 5 minutes)`);
    lines.push(`  try           curl -H "Authorization: Bearer ${access.keys.read}" ${url}/api/v1/meetings`);
  } else if (isEmpty) {
    const next =
      database === MEMORY
        ? "start with --seed demo, or with --db on a database"
        : `create an organization and a key with: ${commandLine(INIT, options)}`;
    lines.push(`  keys          none; ${next}`);
  } else if (options.seed) {
    lines.push(`  seed          the database already has data; create a key with: ${commandLine(CREATE_KEY, options)}`);
  }
  const address = siteUrl === DEFAULT_URL ? "" : ` --public-url ${siteUrl}`;
  if (!access && !isEmpty)
    lines.push(`  dashboard     ${siteUrl}  (sign in with: ${commandLine("dashboard", options)}${address})`);
  return [...lines, "  stop          Ctrl-C"];
}
