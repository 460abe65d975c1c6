import type { CommandContext } from "./context.ts";
import { parsePublicUrl } from "./parse-options.ts";

export const PUBLIC_URL_VARIABLE = "SVC_SERVER_PUBLIC_URL";

/** URL of the dashboard of a server that is started without options. */
export const DEFAULT_URL = "http://127.0.0.1:4010";

/** URL at which people open the dashboard, by option or environment; undefined if it is the server's own address. */
export function publicUrlOf(context: CommandContext, options: { publicUrl?: string }): string | undefined {
  const given = context.environment[PUBLIC_URL_VARIABLE];
  return options.publicUrl ?? (given ? parsePublicUrl(given) : undefined);
}
