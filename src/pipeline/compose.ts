import type { Call, HttpRequest, HttpResponse } from "../call/call.ts";

/** The seam that everything passes: sends a request, gives its answer. */
export type Exchange = (request: HttpRequest, call: Call) => Promise<HttpResponse>;

/** Something done around an exchange. */
export type Wrapper = (next: Exchange) => Exchange;

/** One exchange of a list of wrappers, the first outermost, around the innermost. */
export function compose(wrappers: readonly Wrapper[], innermost: Exchange): Exchange {
  return wrappers.reduceRight((next, wrapper) => wrapper(next), innermost);
}
