import type { Failure } from "../errors/tool-error.ts";
import { cleanLine } from "../text/clean-text.ts";
import type { WrittenResponse } from "./write-response.ts";

const MAX_FAILURE_CHARACTERS = 1_000;
// Room for the facts that follow the sentences.
const MAX_MESSAGE_CHARACTERS = 800;

/** Renders a failure: sentences, and the facts that say whether to retry. */
export function writeFailure(failure: Failure): WrittenResponse & { isError: true } {
  const facts = {
    code: failure.code,
    ...(failure.status === undefined ? {} : { status: failure.status }),
    retryable: failure.retryable,
    ...(failure.retryAfterSeconds === undefined ? {} : { retry_after_s: failure.retryAfterSeconds }),
  };
  const message = shorten(cleanLine(failure.message));
  const text = `${message}\n${JSON.stringify(facts)}`.slice(0, MAX_FAILURE_CHARACTERS);
  return { isError: true, content: [{ type: "text", text }], structuredContent: { ...facts, message } };
}

function shorten(message: string): string {
  // Markup can only come from a gateway's error page.
  const plain = message.replace(/<[^>]*>/g, " ").replace(/ {2,}/g, " ");
  return plain.length > MAX_MESSAGE_CHARACTERS ? `${plain.slice(0, MAX_MESSAGE_CHARACTERS - 1)}…` : plain;
}
