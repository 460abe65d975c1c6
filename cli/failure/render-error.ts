import { jsonDocument } from "../../core/formats/json.ts";
import { escapeLine } from "../../core/text/escape.ts";
import type { Style } from "../text/style.ts";
import { wrapAdvice } from "../text/wrap.ts";
import type { ErrorDescription } from "./describe-error.ts";

/** Text for a person: what happened, every problem with its path, what to do, the request id; wrapped to the terminal. */
export function renderError(error: ErrorDescription, style: Style, width?: number): string {
  const wrap = (text: string): string => wrapAdvice(text, width, "  ");
  const lines = [wrap(`${style.red("error:")} ${escapeLine(headline(error))}`)];
  for (const { path, message } of error.details)
    lines.push(`  ${wrap(`${path && `${style.bold(escapeLine(path))}: `}${escapeLine(message)}`)}`);
  if (error.hint) lines.push(wrap(`${style.cyan("hint:")} ${escapeLine(error.hint)}`));
  if (error.requestId) lines.push(style.dim(`request id: ${escapeLine(error.requestId)}`));
  return `${lines.join("\n")}\n`;
}

/** A message with a list of problems often repeats them, so it is cut at the list. */
const headline = ({ message, details }: ErrorDescription): string =>
  details.length === 0 ? message : message.replace(/[:.] .*$/s, ":");

/** JSON for programs, as printed with `--json`. */
export const renderErrorJson = (error: ErrorDescription): string =>
  jsonDocument({
    error: {
      code: error.code,
      message: error.message,
      status: error.status ?? null,
      request_id: error.requestId ?? null,
      hint: error.hint ?? null,
      ...(error.details.length > 0 ? { details: error.details } : {}),
    },
  });
