import { hasSvcErrorBrand } from "./errors/svc-error.ts";
import type { ResponseHeaders } from "./pipeline/exchange.ts";

/** What is known of an answer beside its data. */
export interface ResponseInfo {
  /** HTTP status. */
  readonly status: number;
  /** Headers of the answer: `headers.get("etag")`. */
  readonly headers: ResponseHeaders;
  /** The answer's `X-Request-Id` (assumed). */
  readonly requestId: string | undefined;
  /** Requests that were sent, retries included. */
  readonly attempts: number;
}

/** An answer with its data. */
export interface Reply<T> {
  readonly data: T;
  readonly response: ResponseInfo;
}

/**
 * A call under way: a promise of its data, and with `withResponse()` of its headers too.
 *
 * @example
 * const stats = await svc.team.stats();
 * const { data, response } = await svc.team.stats().withResponse();
 */
export class ApiCall<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = "ApiCall";
  readonly #reply: Promise<Reply<T>>;

  constructor(send: () => Promise<Reply<T>>) {
    const origin = captureOrigin(ApiCall);
    this.#reply = send().catch((error: unknown) => {
      throw withOrigin(error, origin);
    });
    // A call that nobody waits for must not end the process; whoever waits still gets the error.
    this.#reply.catch(() => undefined);
  }

  /** The data together with status, headers, request id and the number of attempts. */
  withResponse(): Promise<Reply<T>> {
    return this.#reply;
  }

  // biome-ignore lint/suspicious/noThenProperty: this class is a promise.
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#reply.then((reply) => reply.data).then(onFulfilled, onRejected);
  }

  catch<B = never>(onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally);
  }
}

/** Where a call was made. Its text is only made when asked for. */
export interface Origin {
  stack?: string;
}

/** Notes the caller's place, leaving out the frames above and including `below`. */
export function captureOrigin(below: object): Origin {
  const origin: Origin = {};
  // Not in every runtime.
  (Error as { captureStackTrace?: (target: object, below: unknown) => void }).captureStackTrace?.(origin, below);
  return origin;
}

/** The error with the stack of the call instead of the SDK's inside. */
export function withOrigin(error: unknown, origin: Origin): unknown {
  if (!hasSvcErrorBrand(error) || !(error instanceof Error) || !origin.stack) return error;
  const frames = origin.stack.indexOf("\n    at ");
  if (frames >= 0) error.stack = `${error.name}: ${error.message}${origin.stack.slice(frames)}`;
  return error;
}
