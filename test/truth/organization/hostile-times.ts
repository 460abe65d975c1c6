/** A Wednesday: clocks went back in New York three days ago, in Berlin ten. */
export const NOW = new Date("2026-11-04T15:00:00.000Z");
/** The zone whose days and weeks are asked for. */
export const ZONE = "America/New_York";

const DAY_MS = 86_400_000;

/** First and last milliseconds of spans that are counted back from now, and of days, weeks and months here and in UTC. */
export const EDGES: readonly Date[] = [
  ...[7, 14, 30, 60, 90, 180, 365].flatMap((days) =>
    [0, -1, 1].map((off) => new Date(NOW.getTime() - days * DAY_MS + off)),
  ),
  ...[
    // Midnight before Monday, in UTC, New York and Berlin, this week and the one before.
    ...["2026-11-02T00:00Z", "2026-11-02T05:00Z", "2026-11-01T23:00Z", "2026-10-26T00:00Z", "2026-10-26T04:00Z"],
    // Midnight before the first of the month.
    ...["2026-11-01T00:00Z", "2026-11-01T04:00Z", "2026-10-31T23:00Z", "2026-10-01T00:00Z", "2026-10-01T04:00Z"],
    // The hour that came twice, and the one that never was.
    ...["2026-11-01T05:30Z", "2026-11-01T06:30Z", "2026-10-25T00:30Z", "2026-10-25T01:30Z", "2026-03-08T07:00Z"],
    // Midnight of days on which clocks changed.
    ...["2026-11-02T04:59Z", "2026-10-24T22:00Z", "2026-10-25T23:00Z", "2026-03-29T22:00Z", "2026-03-08T05:00Z"],
  ].flatMap((iso) => [new Date(iso), new Date(Date.parse(iso) - 1)]),
].filter((at) => at <= NOW);
