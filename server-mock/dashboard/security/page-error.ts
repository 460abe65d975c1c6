import { WriteConflict } from "../../store/database.ts";

/** A request that cannot be done; the page says what happened and what to do next. Its `cause` is for the log of the server. */
export class PageError extends Error {
  override readonly name = "PageError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    { headers = {}, cause }: { headers?: Readonly<Record<string, string>>; cause?: Error } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.headers = headers;
  }
}

/** Waits for a write, and fails with a page of what it means that somebody else was first. */
export async function orConflict<Result>(
  write: Promise<Result>,
  toError: (conflict: WriteConflict) => PageError,
): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    throw error instanceof WriteConflict ? toError(error) : error;
  }
}

/** No such page, or no such object in the reader's organization; the response does not say which. */
export function noSuchPage(): PageError {
  return new PageError(404, "There is no such page. What it showed may have been deleted.");
}
