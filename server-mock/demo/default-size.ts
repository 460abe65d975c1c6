// In a separate file, so that commands can refer to these without loading the data.

/** Default number of demo meetings. */
export const defaultMeetings = 400;

/** Records per transaction of `svc-server seed`. */
export const seedBatchSize = 5_000;
