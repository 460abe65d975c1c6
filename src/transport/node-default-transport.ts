export { createDefaultTransport, SENDS_USER_AGENT } from "./default-transport.ts";
