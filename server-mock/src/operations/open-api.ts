import { OPEN_API_JSON } from "../../../spec/generated/open-api-document.ts";
import type { Handler } from "../http/call.ts";

export const getOpenApi: Handler<"getOpenApi"> = async () => ({ status: 200, body: OPEN_API_JSON });
