/**
 * The library exports that the bundle's files share, in one chunk, `libraries.cjs`. The sources import the libraries directly;
 * `parts-apart.ts` redirects those imports here.
 */
export {
  CLIENT_CAPABILITIES_META_KEY,
  createMcpHandler,
  hostHeaderValidationResponse,
  inputRequired,
  inputResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
  ProtocolError,
  ProtocolErrorCode,
  parseJSONRPCMessage,
  ResourceNotFoundError,
  Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
export { serveStdio } from "@modelcontextprotocol/server/stdio";
export { array, boolean, enum, guid, int, iso, number, strictObject, string, toJSONSchema } from "zod";
