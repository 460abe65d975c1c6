import { Cancellation } from "../call/cancellation.ts";
import type { Transport } from "../transport/transport.ts";
import { timeoutError, toSvcError } from "./call-errors.ts";
import type { Send } from "./compose.ts";
import { startDueTimer } from "./due-timer.ts";
import { readResponse } from "./read-response.ts";

/** The innermost handler: one request over the transport and its whole body, within `timeoutMs`. */
export function sendAttempt(transport: Transport): Send {
  return async (request, call) => {
    const { clock, options } = call;
    const cancellation = new Cancellation();
    call.cancellation.throwIfCancelled();
    const stop = call.cancellation.onCancel((reason) => cancellation.cancel(reason));
    const onDue = () => cancellation.cancel(timeoutError(call, "timeoutMs"));
    const stopTimer = startDueTimer(clock, options.timeoutMs, onDue);
    call.attempts += 1;
    call.phase = "connect";
    try {
      const raw = await transport(request, cancellation, call);
      call.phase = "body";
      return await readResponse(raw, request, call);
    } catch (error) {
      // Once cancelled, whatever the transport fails with is only the echo of that.
      throw cancellation.reason ?? toSvcError(error, call);
    } finally {
      stop();
      stopTimer();
    }
  };
}
