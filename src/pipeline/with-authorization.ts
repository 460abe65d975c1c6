import type { HttpRequest } from "../call/call.ts";
import { withHeader } from "../call/with-header.ts";
import type { KeySource } from "../options/api-key.ts";
import { askCaller } from "./ask-caller.ts";
import type { Middleware } from "./compose.ts";

/** Adds the key. The innermost middleware: nothing outside it sees the header. */
export function withAuthorization(keys: KeySource): Middleware {
  return (next) => (request, call) => {
    if (keys.canChange)
      return askCaller("apiKey", () => keys.read(), call).then((key) => next(authorize(request, key), call));
    return next(authorize(request, keys.read() as string | null), call);
  };
}

function authorize(request: HttpRequest, key: string | null): HttpRequest {
  return key === null ? request : withHeader(request, "authorization", `Bearer ${key}`);
}
