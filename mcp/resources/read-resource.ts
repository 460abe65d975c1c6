import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import { TOOLS } from "../registry/generated/tools.ts";
import { writeFailure } from "../response/write-failure.ts";
import { writeResponse } from "../response/write-response.ts";
import { createContext } from "../service/call-context.ts";
import { describeFailure } from "../service/describe-failure.ts";
import type { Session } from "../service/session.ts";
import { cleanLine, clip } from "../text/clean-text.ts";
import { OPENAPI_URI, RESOURCE_TEMPLATES, type ResourceTemplate } from "./resources.ts";

/**
 * Reads a resource, in the form of its tool's result.
 *
 * @throws ProtocolError when there is no such resource, the policy does not offer it, or it cannot be read
 */
export async function readResource(uri: string, session: Session, signal: AbortSignal): Promise<ReadResourceResult> {
  const address = parseAddress(uri);
  const shown = clip(cleanLine(uri), 200);
  if (uri !== OPENAPI_URI && address === undefined)
    throw new ResourceNotFoundError(shown, `There is no resource ${shown}.`);
  if (address && !session.policy.reads(address.template.data))
    throw new ResourceNotFoundError(
      shown,
      `${shown} is not offered: this server was started without the tools that show it.`,
    );
  try {
    const text = address ? await readText(address, session, signal) : await readOpenApi(session, signal);
    return { contents: [{ uri, mimeType: address ? "text/plain" : "application/json", text }] };
  } catch (error) {
    const { code, status, retryable, ...failure } = describeFailure(error, shown, session.policy);
    const message = writeFailure({ code, status, retryable, ...failure }, session.drawMark).content[0].text;
    if (["not_found", "invalid_arguments", "validation_error"].includes(code))
      throw new ResourceNotFoundError(shown, message);
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
  const context = createContext(session, { signal });
  const response = await TOOLS[template.tool].run(template.toArguments(value, offset), context);
  return writeResponse(response, session.drawMark).content[0].text;
}

async function readOpenApi(session: Session, signal: AbortSignal): Promise<string> {
  return JSON.stringify(await session.svc().openapi({ signal }));
}
