import type { Handler } from "../call.ts";

export const getOpenApi: Handler<"getOpenApi"> = async () => {
  const { OPEN_API_JSON } = await import("../../../spec/generated/open-api-document.ts");
  return { status: 200, body: OPEN_API_JSON };
};
