import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SvcClient, UpdateTemplate } from "../../../src/index.ts";
import { readProfile } from "../../client/connection.ts";
import { openClient } from "../../client/open-client.ts";
import type { Context } from "../../context/context.ts";
import { CliError, UsageError } from "../../errors/cli-error.ts";
import { describeError } from "../../failure/describe-error.ts";
import { renderError } from "../../failure/render-error.ts";
import { decodeText } from "../../files/decode-text.ts";
import type { GlobalFlags } from "../../flags/global-flags.ts";
import { type OutcomeOptions, printOutcome } from "../../output/print-outcome.ts";
import { ID_HELP, objectId } from "../../people/object-id.ts";
import { canAsk } from "../../prompt/can-ask.ts";
import { chooseStyle, type Style } from "../../text/style.ts";
import { textDiff } from "../../text/text-diff.ts";
import { defineCommand } from "../define-command.ts";
import { editableText, parseTemplateText } from "./template-input.ts";

type EditFlags = GlobalFlags & OutcomeOptions;

/** `svc templates edit`. */
export const newEditCommand = defineCommand({
  name: "edit",
  summary: "Change a template in your editor",
  details:
    "Opens the template as YAML in $VISUAL or $EDITOR, shows the diff and asks before saving. When the service rejects the changes, the editor can be reopened; otherwise the text is kept in a file.",
  examples: [
    ["svc templates edit c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001", "in $EDITOR"],
    ['EDITOR="code --wait" svc templates edit c7a1e0d4-3b52-4f6e-9a08-5d2c41b7f001', "in a graphical editor"],
  ],
  args: [["<id>", ID_HELP.template]],
  prints: "outcome",
  run: runEdit,
});

/** A template being edited. */
interface Editing {
  context: Context;
  flags: EditFlags;
  client: SvcClient;
  style: Style;
  id: string;
  editor: string;
  file: string;
  /** The fields as the editor first showed them. */
  original: string;
  /** `ETag` of the version that was read, so that the service rejects a conflicting change. */
  etag: string | null;
}

async function runEdit(context: Context, flags: EditFlags, written: string): Promise<void> {
  if (!canAsk(context))
    throw new UsageError("There is no terminal for an editor.", "Use `svc templates update ID -f FILE`.");
  const { env } = context;
  const editor = env["VISUAL"] || env["EDITOR"] || (await readProfile(context, flags)).editor;
  if (!editor) throw new UsageError("No editor is set.", "Set EDITOR, or `svc config set editor nano`.");
  const client = await openClient(context, flags);
  const id = await objectId(context, client, { kind: "template", written, options: flags });
  const { data: template, response } = await client.templates.get(id, { signal: context.signal }).withResponse();
  const directory = await mkdtemp(path.join(tmpdir(), "svc-edit-"));
  const style = await chooseStyle({ env, isTerminal: context.stderr.isTerminal, flag: flags.color });
  const file = path.join(directory, "template.yaml");
  const original = await editableText(template);
  await writeFile(file, original, { mode: 0o600 });
  const isDone = await editUntilAccepted({
    context,
    flags,
    client,
    style,
    id,
    editor,
    file,
    original,
    etag: response.headers.get("etag"),
  });
  if (isDone) await rm(directory, { recursive: true, force: true });
}

/** Edits, shows the diff and sends, until the service accepts it or the user stops. Returns whether the edited file can be deleted. */
async function editUntilAccepted(editing: Editing): Promise<boolean> {
  const { context, flags, id, editor, file, original, style } = editing;
  for (;;) {
    const code = await context.programs.edit(editor, file);
    if (code !== 0) throw keptTextError(`The editor exited with code ${code}. Nothing was changed.`, file);
    const text = decodeText(await readFile(file));
    if (text === undefined) throw keptTextError("What the editor saved is not UTF-8 text. Nothing was changed.", file);
    const difference = await textDiff(original, text, style);
    if (difference === "") {
      await printOutcome(context, flags, { text: "Nothing was changed.", data: { id, updated: false } });
      return true;
    }
    await context.stderr.write(difference);
    const outcome = await send(editing, text);
    if (outcome !== "again") return outcome === "sent";
  }
}

async function send(editing: Editing, text: string): Promise<"sent" | "again" | "kept"> {
  const { context, flags, client, style, id, original, etag } = editing;
  const prompts = await context.prompts();
  try {
    const changes = await changedFields(original, text);
    if (!(await prompts.confirm("Save these changes?"))) return await keep(editing);
    const headers = etag === null ? {} : { headers: { "if-match": etag } };
    const template = await client.templates.update(id, changes, { signal: context.signal, ...headers });
    await printOutcome(context, flags, {
      text: `Updated the template ${template.id}.`,
      data: { id: template.id, updated: true },
    });
    return "sent";
  } catch (error) {
    const description = describeError(error);
    if (description.exit !== "rejected" && description.exit !== "usage") {
      await keep(editing);
      throw error;
    }
    await context.stderr.write(renderError(description, style, context.stderr.columns));
    return (await prompts.confirm("Open the editor again?")) ? "again" : await keep(editing);
  }
}

async function keep({ context, flags, id, file }: Editing): Promise<"kept"> {
  const text = `Nothing was saved. Your text is in ${file}`;
  await printOutcome(context, flags, { text, data: { id, updated: false, text_file: file } });
  return "kept";
}

/** Sends only changed fields: an untouched field keeps what somebody else may have changed meanwhile. */
async function changedFields(original: string, text: string): Promise<UpdateTemplate> {
  const before = await parseTemplateText(original, "the original");
  const after = await parseTemplateText(text, "your text");
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null])) as UpdateTemplate;
}

const keptTextError = (message: string, file: string): CliError =>
  new CliError(message, { code: "editor_failed", hint: `Your text is in ${file}` });
