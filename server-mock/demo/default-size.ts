// In a file of its own: commands name these before they load the data.

/** Meetings of the demo data unless asked otherwise. */
export const defaultMeetings = 400;

/** Records that `svc-server seed` writes in one transaction. */
export const seedBatchSize = 5_000;
