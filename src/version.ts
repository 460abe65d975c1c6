// A test compares it with package.json.
/** Version of this package. */
export const VERSION = "0.1.0";
