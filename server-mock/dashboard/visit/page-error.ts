/** A request that cannot be done; the page says what happened and what to do next. Its `cause` is for the log of the server. */
export class PageError extends Error {
  override readonly name = "PageError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** There is no such page, or nothing of that ID in the organization of the reader: which of the two is nobody's business. */
export function noSuchPage(): PageError {
  return new PageError(404, "There is no such page. What it showed may have been deleted.");
}
