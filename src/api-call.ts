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
 * A call in progress: a promise of its data, and with `withResponse()` of status and headers too. If it fails and nothing awaits it, hooks
 * and logger still get the error; for a write, the logger (or the console) also gets a warning.
 *
 * @example
 * const stats = await svc.team.stats();
 * const { data, response } = await svc.team.stats().withResponse();
 */
// Also declared as a promise, so that linters report a floating one.
export interface ApiCall<T> extends Promise<T> {}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: it implements all of a promise.
export class ApiCall<T> implements Promise<T> {
  // Programs check `instanceof Promise`. A real subclass would end the process with an unhandled rejection where nothing awaits the call.
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
        // A caller that awaits the call has done so by the next tick.
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
