import type { ResponseInfo } from "./call/response-info.ts";
import { fromCaller } from "./errors/caller-stack.ts";

/** An answer with its data. */
export interface Reply<T> {
  /** What awaiting the call gives. */
  readonly data: T;
  /** Status, headers, request id and number of attempts. */
  readonly response: ResponseInfo;
}

/**
 * A call under way: a promise of its data, and with `withResponse()` of its headers too. Of a failure that nobody waits for, hooks and
 * logger alone are told.
 *
 * @example
 * const stats = await svc.team.stats();
 * const { data, response } = await svc.team.stats().withResponse();
 */
export class ApiCall<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = "ApiCall";
  // Never rejects: a call that nobody waits for must not end the process, and whoever waits gets the error from `then`.
  readonly #outcome: Promise<Outcome<T>>;

  constructor(send: () => Promise<Reply<T>>) {
    this.#outcome = send().then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error: fromCaller(error) }),
    );
  }

  /** The data together with status, headers, request id and the number of attempts. */
  withResponse(): Promise<Reply<T>> {
    return this.#outcome.then(unwrap);
  }

  // biome-ignore lint/suspicious/noThenProperty: this class is a promise.
  then<A = T, B = never>(
    onFulfilled?: ((value: T) => A | PromiseLike<A>) | null,
    // biome-ignore lint/suspicious/noExplicitAny: as a Promise has it, so that a handler may name the error's type.
    onRejected?: ((reason: any) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#outcome.then((outcome) => unwrap(outcome).data).then(onFulfilled, onRejected);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as a Promise has it.
  catch<B = never>(onRejected?: ((reason: any) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<T> {
    return this.then().finally(onFinally);
  }
}

type Outcome<T> = { reply: Reply<T> } | { error: unknown };

function unwrap<T>(outcome: Outcome<T>): Reply<T> {
  if ("error" in outcome) throw outcome.error;
  return outcome.reply;
}
