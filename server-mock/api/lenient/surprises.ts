/** Ways in which a service may differ from the spec where the API document leaves it open. */
export const SURPRISES = ["extra-fields", "unknown-enums", "missing-assumed"] as const;
export type Surprise = (typeof SURPRISES)[number];
