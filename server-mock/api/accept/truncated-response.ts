import { firstHalf } from "../respond/respond.ts";

/** Half of a response, then the end of the connection. */
export class TruncatedResponse extends Response {
  readonly part: Uint8Array;
  readonly wholeLength: number;

  constructor(body: string | Uint8Array, init: ResponseInit) {
    const bytes = Buffer.from(body);
    const part = firstHalf(bytes);
    super(brokenStream(part), init);
    this.part = part;
    this.wholeLength = bytes.length;
  }
}

function brokenStream(part: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError("terminated"));
      else controller.enqueue(part);
      isSent = true;
    },
  });
}
