/** All that the command line uses of the SDK. */
export { isSvcError, SvcClient, UNFINISHED_STATUSES } from "../../src/index.ts";
