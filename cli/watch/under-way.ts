import { readPath } from "../text/fields.ts";

/** Statuses of a meeting that the service is still working on (the API document names them, their order is assumed). */
const UNDER_WAY: ReadonlySet<unknown> = new Set(["pending", "fetched", "processing"]);

/** Reports whether a meeting is still to change by itself. A status that nobody knows is taken for an end: nothing waits forever. */
export const isUnderWay = (meeting: unknown): boolean => UNDER_WAY.has(readPath(meeting, "status"));
