import type { Command } from "commander";
import type { SvcClient } from "../../src/index.ts";
import { openClient } from "../client/open-client.ts";
import type { Context } from "../context/context.ts";
import type { GlobalFlags } from "../flags/global-flags.ts";
import { type OutputFlags, readOutputOptions } from "../flags/output-options.ts";
import { addWatchFlags, intervalMs, type WatchFlags } from "../flags/watch-flags.ts";
import type { Column } from "../output/columns.ts";
import { type ItemToPrint, printItem, type Substance } from "../output/print-item.ts";
import { isOnScreen } from "../output/print-pages.ts";
import { withSpinner } from "../output/with-spinner.ts";
import type { ObjectSearch } from "../people/find-object.ts";
import { ID_HELP, objectId } from "../people/object-id.ts";
import { readPath } from "../text/fields.ts";
import { defineCommand } from "./define-command.ts";
import type { CommandText } from "./new-command.ts";

/** Definition of a `get` command. */
export interface GetResource<Item extends object> {
  kind: ObjectSearch["kind"];
  columns: readonly Column[];
  /** Adds `--watch`: waits until the object is no longer in progress. */
  isWatchable?: true;
  get(client: SvcClient, id: string, options: { signal: AbortSignal }): PromiseLike<Item>;
  /** Content beyond the fields, e.g. a transcript. */
  substance(item: Item): Substance | Promise<Substance>;
}

/** `svc RESOURCE get ID`. */
export const newGetCommand = <Item extends object>(
  resource: GetResource<Item>,
  text: CommandText,
): ((context: Context) => Command) =>
  defineCommand({
    name: "get",
    ...text,
    args: [["<id>", ID_HELP[resource.kind]]],
    extend: (command) =>
      resource.isWatchable
        ? addWatchFlags(command, `wait until the ${resource.kind} is no longer in progress`)
        : command,
    prints: "data",
    async run(context, flags: GlobalFlags & OutputFlags & WatchFlags, written: string) {
      const client = await openClient(context, flags);
      const id = await objectId(context, client, { kind: resource.kind, written, options: flags });
      const load = (): PromiseLike<Item> => resource.get(client, id, { signal: context.signal });
      const item = flags.watch
        ? await watchItem(context, resource, { load, flags })
        : await withSpinner(context, "Loading", load());
      const { columns } = resource;
      await printNamedItem(context, flags, { item, columns, substance: await resource.substance(item) });
    },
  });

async function watchItem<Item extends object>(
  context: Context,
  { kind }: GetResource<Item>,
  { load, flags }: { load: () => PromiseLike<Item>; flags: WatchFlags },
): Promise<Item> {
  const { isUnderWay, watchUntil } = await import("../watch/watch-until.lazy.ts");
  const describe = (item: Item): string => `The ${kind} is ${String(readPath(item, "status"))}`;
  return watchUntil<Item>(context, { load, isUnderWay, describe, intervalMs: intervalMs(flags) });
}

/** Prints an object; on a terminal with people's names, as far as cached. */
async function printNamedItem(
  context: Context,
  flags: GlobalFlags & OutputFlags,
  job: Omit<ItemToPrint, "output" | "nameOf">,
): Promise<void> {
  const output = await readOutputOptions(context, flags);
  if (!isOnScreen(context, output) || !job.columns.some(({ kind }) => kind === "person"))
    return printItem(context, { ...job, output });
  const { createRowNames } = await import("../people/people.lazy.ts");
  const names = await createRowNames(context, flags, undefined);
  await names.learn([job.item]);
  await printItem(context, { ...job, output, nameOf: names.labelOf });
}
