/** Differences from the spec that the API document allows. */
export const SURPRISES = ["extra-fields", "unknown-enums", "missing-assumed"] as const;
export type Surprise = (typeof SURPRISES)[number];
