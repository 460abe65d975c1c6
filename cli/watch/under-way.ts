import { UNFINISHED_STATUSES } from "../../src/index.ts";
import { readPath } from "../text/fields.ts";

/** Reports whether a meeting is still to change by itself. */
export const isUnderWay = (meeting: unknown): boolean => UNFINISHED_STATUSES.has(readPath(meeting, "status"));
