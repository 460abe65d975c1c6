import { createRequire } from "node:module";
import * as sdk from "svc-sdk";
import { scenario } from "./scenario.mjs";

const settings = JSON.parse(process.env.SCENARIO);
const viaImport = await scenario(sdk, settings);
const viaRequire = await scenario(createRequire(import.meta.url)("svc-sdk"), settings);
console.log(JSON.stringify([...viaImport, ...viaRequire.map((name) => `${name} (require)`)]));
