import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import { TOOLS } from "../registry/tools.ts";
import { writeResponse } from "../response/write-response.ts";
import { describeFailure } from "../service/describe-failure.ts";
import type { Session } from "../service/session.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { OPENAPI_URI } from "./resource-list.ts";
import { RESOURCE_TEMPLATES, type ResourceTemplate } from "./resource-templates.ts";

/**
 * What stands at an address, as the tool of the same name would show it.
 *
 * @throws ProtocolError when nothing does, or it cannot be read
 */
export async function readResource(uri: string, session: Session, signal: AbortSignal): Promise<ReadResourceResult> {
  const address = parseAddress(uri);
  const shown = clip(cleanLine(uri), 200);
  if (uri !== OPENAPI_URI && address === undefined)
    throw new ResourceNotFoundError(shown, `There is no resource ${shown}.`);
  try {
    const text = address ? await readText(address, session, signal) : await readOpenApi(session, signal);
    return { contents: [{ uri, mimeType: address ? "text/plain" : "application/json", text }] };
  } catch (error) {
    const { message, code, status, retryable } = describeFailure(error, shown);
    if (code === "not_found" || code === "invalid_arguments") throw new ResourceNotFoundError(shown, message);
    throw new ProtocolError(ProtocolErrorCode.InternalError, message, { code, status, retryable });
  }
}

interface Address {
  template: ResourceTemplate;
  value: string;
  offset: string | undefined;
}

const ADDRESS = /^([a-z-]+):\/\/([^/?#]+)(?:(\/transcript)(?:\?offset=(-?\d+))?)?$/;

function parseAddress(uri: string): Address | undefined {
  const [, scheme, value = "", path = "", offset] = ADDRESS.exec(uri) ?? [];
  const template = RESOURCE_TEMPLATES.find(
    ({ uriTemplate, variable }) => uriTemplate === `${scheme}://{${variable}}${path}`,
  );
  return template && { template, value, offset };
}

async function readText({ template, value, offset }: Address, session: Session, signal: AbortSignal): Promise<string> {
  const { transcripts, knownIds } = session;
  const context = { svc: session.svc(), signal, transcripts, knownIds, reportProgress: async () => undefined };
  const response = await TOOLS[template.tool].run(template.toArguments(value, offset), context);
  const written = writeResponse(response, session.drawMark);
  if (written) return written.content[0].text;
  throw new Error("An response of one object does not fit.");
}

async function readOpenApi(session: Session, signal: AbortSignal): Promise<string> {
  return JSON.stringify(await session.svc().openapi({ signal }));
}
