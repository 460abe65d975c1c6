import { TZDate } from "@date-fns/tz";

/** Dates in a time zone, in a file of its own that is loaded for time zones other than UTC. */
export const zoneEngine = { TZDate };
