import type { Failure } from "../errors/tool-error.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { createFence, type DrawMark } from "./fence.ts";
import type { WrittenResponse } from "./write-response.ts";

const MAX_FAILURE_CHARACTERS = 1_000;
const MAX_QUOTED_CHARACTERS = 300;
/** Limit for names to choose from; larger than for other text, since a truncated name cannot be chosen. */
const MAX_CANDIDATE_CHARACTERS = 700;
// Limit of the message, to leave room for the facts after it.
const MAX_MESSAGE_CHARACTERS = 800;

/** Renders a failure: its message, the service's own text in a fence, and facts that say whether to retry. */
export function writeFailure(failure: Failure, drawMark: DrawMark): WrittenResponse & { isError: true } {
  const facts = {
    code: failure.code,
    ...(failure.status === undefined ? {} : { status: failure.status }),
    retryable: failure.retryable,
    ...(failure.retryAfterSeconds === undefined ? {} : { retry_after_s: failure.retryAfterSeconds }),
  };
  const most = failure.code === "invalid_arguments" ? MAX_CANDIDATE_CHARACTERS : MAX_QUOTED_CHARACTERS;
  const quoted = clip(withoutMarkup(cleanLine(failure.quoted ?? "")), most);
  const fenced = quoted === "" ? "" : createFence(drawMark, [quoted])(quoted);
  const json = JSON.stringify(facts);
  const room = Math.min(MAX_MESSAGE_CHARACTERS, MAX_FAILURE_CHARACTERS - fenced.length - json.length - 2);
  const message = shorten(withoutMarkup(cleanLine(failure.message)), room);
  const text = [message, fenced, json].filter((part) => part !== "").join("\n");
  return {
    isError: true,
    content: [{ type: "text", text }],
    structuredContent: { ...facts, message, ...(fenced === "" ? {} : { untrusted: ["quoted"], quoted: fenced }) },
  };
}

/** Strips markup, which can only come from a gateway's error page. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^>]*>/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();

const shorten = (text: string, room: number): string => (text.length > room ? `${text.slice(0, room - 1)}…` : text);
