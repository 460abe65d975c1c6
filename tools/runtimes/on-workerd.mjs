import * as sdk from "svc-sdk";
import { scenario } from "./scenario.mjs";

export default {
  async fetch(request) {
    return Response.json(await scenario(sdk, await request.json()));
  },
};
