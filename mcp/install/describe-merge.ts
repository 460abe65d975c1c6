import type { Assistant } from "./assistants.ts";
import type { Merge } from "./merge-config.ts";
import { PLACEHOLDERS, type ServerEntry } from "./server-entry.ts";

/** Entry of an assistant's configuration, whether or not it was written. */
export interface Installed {
  assistant: Assistant;
  name: string;
  file: string;
  entry: ServerEntry;
  /** Whether the entry names a profile instead of a key. */
  hasProfile: boolean;
}

/** Describes a change of a configuration, and what to do next. */
export function describeMerge(merge: Merge, installed: Installed): string {
  const { assistant, name, file } = installed;
  switch (merge.outcome) {
    case "present":
      return `${assistant.title} already has this server, as "${name}" (${file}). Nothing was changed.`;
    case "differs":
      return `${assistant.title} already has this server, as "${name}" (${file}), but with another ${merge.variables.join(" and ")}. Nothing was changed. Use --force to replace the entry.`;
    case "taken":
      return `${assistant.title} has another server named "${name}" (${file}). Nothing was changed. Choose another name with --name, or use --force.`;
    default: {
      const done = merge.outcome === "added" ? `Added "${name}" to ${file}.` : `Replaced "${name}" in ${file}.`;
      return [done, ...nextSteps(installed), `Restart ${assistant.title}.`].join("\n");
    }
  }
}

function nextSteps({ assistant: { key }, entry, hasProfile }: Installed): string[] {
  if (hasProfile) return ["The key stays in the profile; the file has none."];
  const usesEnvironment = key.from === "reference" || key.from === "forwarded";
  return [
    entry.env["SERVICE_API_KEY"] === PLACEHOLDERS.key ? `Replace ${PLACEHOLDERS.key} with the API key.` : "",
    entry.env["SERVICE_API_URL"] === PLACEHOLDERS.url ? `Replace ${PLACEHOLDERS.url} with the API's address.` : "",
    usesEnvironment ? "Set SERVICE_API_KEY in the environment that it starts from." : "",
    key.from === "question" ? "It asks for the API key when it first starts the server." : "",
  ].filter((line) => line !== "");
}
