/** All that the command line uses of the SDK. */
export { isSvcError, SvcClient } from "../../src/index.ts";
