import type { Context } from "../../context/context.ts";
import { UsageError } from "../../errors/cli-error.ts";
import { readTextFile } from "../../files/read-text.ts";
import { canAsk } from "../../prompt/can-ask.ts";

/** Key sources of `svc auth login`. No flag takes the key itself: every process can read argv. */
export interface KeySource {
  keyStdin?: boolean;
  keyFile?: string;
  keyCommand?: string;
}

/** Hint for text that is not a key. */
export const COPY_KEY_HINT = "Copy the whole key as shown in the dashboard (Settings, API Keys).";

/** The key, from standard input, a file or a hidden prompt. */
export async function readKey(context: Context, source: KeySource): Promise<string> {
  const text = await readSource(context, source);
  const key = text.trim();
  if (/^svc_live_[^\s]+$/.test(key)) return key;
  throw new UsageError(
    key === "" ? "No key was entered." : "That is not an API key: keys start with svc_live_ and contain no spaces.",
    COPY_KEY_HINT,
  );
}

async function readSource(context: Context, { keyStdin, keyFile, keyCommand }: KeySource): Promise<string> {
  if (keyStdin) return context.stdin.readAll();
  if (keyFile !== undefined) return readTextFile(keyFile);
  if (keyCommand !== undefined) return context.programs.capture(keyCommand);
  if (!canAsk(context))
    throw new UsageError(
      "There is no terminal to prompt for the key.",
      "Use --key-stdin or --key-file FILE, or set SERVICE_API_KEY.",
    );
  return (await context.prompts()).password("API key (hidden):");
}
