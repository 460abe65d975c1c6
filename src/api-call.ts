import type { ResponseInfo } from "./call/response-info.ts";
import { captureCaller, fromCaller } from "./errors/caller-stack.ts";

/** A response with its data. */
export interface WithResponse<T> {
  /** The value that awaiting the call returns. */
  readonly data: T;
  /** Status, headers, request id and number of attempts. */
  readonly response: ResponseInfo;
}

/**
 * A call in progress: a promise of its data, and with `withResponse()` of status and headers too. A failure that nothing awaits is
 * reported to hooks and logger; of a change, which may be missed, the logger or the console is warned.
 *
 * @example
 * const stats = await svc.team.stats();
 * const { data, response } = await svc.team.stats().withResponse();
 */
// Declared as a promise as well, so that linters see one that is dropped.
export interface ApiCall<T> extends Promise<T> {}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: it implements all of a promise.
export class ApiCall<T> implements Promise<T> {
  // `instanceof Promise` holds, as programs ask; a promise of its own would end the process where nothing awaits it.
  static {
    Object.setPrototypeOf(ApiCall.prototype, Promise.prototype);
  }

  // Never rejects: a call that nothing awaits must not end the process, and awaiting code gets the error from `then`.
  readonly #outcome: Promise<Outcome<T>>;
  #isAwaited = false;

  /** @internal */
  constructor(send: () => Promise<WithResponse<T>>, onDropped?: (error: unknown) => void) {
    const caller = captureCaller();
    this.#outcome = send().then(
      (result) => ({ result }),
      (thrown: unknown) => {
        const error = fromCaller(thrown, caller);
        // A caller that awaits the call does so by the next turn.
        if (onDropped) setTimeout(() => this.#isAwaited || onDropped(error), 0);
        return { error };
      },
    );
  }

  get [Symbol.toStringTag](): string {
    return "ApiCall";
  }

  /** The data together with status, headers, request id and the number of attempts. */
  withResponse(): Promise<WithResponse<T>> {
    this.#isAwaited = true;
    return this.#outcome.then(unwrap);
  }

  // biome-ignore lint/suspicious/noThenProperty: this class is a promise.
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    // biome-ignore lint/suspicious/noExplicitAny: like `Promise`, so that a handler may name the error's type.
    onRejected?: ((reason: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#isAwaited = true;
    return this.#outcome.then((outcome) => unwrap(outcome).data).then(onFulfilled, onRejected);
  }

  // biome-ignore lint/suspicious/noExplicitAny: like `Promise`.
  catch<B = never>(onRejected?: ((reason: any) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally);
  }
}

type Outcome<T> = { result: WithResponse<T> } | { error: unknown };

function unwrap<T>(outcome: Outcome<T>): WithResponse<T> {
  if ("error" in outcome) throw outcome.error;
  return outcome.result;
}
