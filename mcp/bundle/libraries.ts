/**
 * The two libraries in a file of their own, `libraries.cjs`, for the bundle's other files to share: what they use of them, by name. The
 * sources import the libraries directly; `parts-apart.ts` leads those imports here.
 */
export {
  ProtocolError,
  ProtocolErrorCode,
  parseJSONRPCMessage,
  ResourceNotFoundError,
  Server,
} from "@modelcontextprotocol/server";
export { serveStdio } from "@modelcontextprotocol/server/stdio";
export { array, boolean, enum, guid, int, iso, number, strictObject, string, toJSONSchema } from "zod";
