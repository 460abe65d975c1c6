/** Holds answers to the API's description. Made by `validateResponses()` of `svc-sdk/validate`. */
export interface ResponseValidation {
  /** What a difference does: an `UnexpectedResponseError`, or a line to the logger (or the console). */
  readonly mode: "throw" | "warn" | "off";
  /** What differs in an operation's answer, e.g. `data[0].title: expected string`. */
  check(operationId: string, body: unknown): readonly string[];
}
