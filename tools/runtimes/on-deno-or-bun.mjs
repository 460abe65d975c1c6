import * as sdk from "svc-sdk";
import { scenario } from "./scenario.mjs";

const text = globalThis.Deno ? globalThis.Deno.env.get("SCENARIO") : process.env.SCENARIO;
console.log(JSON.stringify(await scenario(sdk, JSON.parse(text))));
