/** Checks responses against the spec. Created by `validateResponses()` of `svc-sdk/validate`. */
export interface ResponseValidation {
  /** Effect of a mismatch: an `UnexpectedResponseError`, or a line to the logger (or the console). */
  readonly mode: "throw" | "warn" | "off";
  /** Mismatches of an operation's response, e.g. `data[0].title: expected string`. */
  check(operationId: string, body: unknown): readonly string[];
}
