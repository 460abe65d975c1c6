import type { Command } from "commander";
import type { SvcClient } from "../../src/index.ts";
import { openClient } from "../client/open-client.ts";
import type { Context } from "../context/context.ts";
import type { GlobalFlags } from "../flags/global-flags.ts";
import { addOutputFlags, type OutputFlags, readOutputOptions } from "../flags/output-flags.ts";
import type { Column } from "../output/columns.ts";
import { printItem, type Substance } from "../output/print-item.ts";
import { withSpinner } from "../output/with-spinner.ts";
import { type CommandText, newCommand } from "./new-command.ts";

/** Definition of a `get` command. */
export interface GetResource<Item extends object> {
  columns: readonly Column[];
  get(client: SvcClient, id: string, options: { signal: AbortSignal }): PromiseLike<Item>;
  /** What the fields do not hold. */
  substance(item: Item): Substance;
}

/** `svc RESOURCE get ID`. */
export function newGetCommand<Item extends object>(
  context: Context,
  resource: GetResource<Item>,
  text: CommandText,
): Command {
  return addOutputFlags(newCommand("get", text).argument("<id>", "id, as `list` shows it")).action(
    async (id: string, _flags: unknown, self: Command) => {
      const flags = self.optsWithGlobals<GlobalFlags & OutputFlags>();
      const client = await openClient(context, flags);
      const item = await withSpinner(context, "Loading", resource.get(client, id, { signal: context.signal }));
      await printItem(context, {
        item,
        columns: resource.columns,
        output: await readOutputOptions(context, flags),
        substance: resource.substance(item),
      });
    },
  );
}
