// The scenario within jsdom, as test runners have it: its globals instead of Node's, of which it lacks `fetch`, `TextEncoder` and
// `TextDecoder`. jsdom 26 is that of Jest 30; newer ones have the encoders.
import { createRequire } from "node:module";
import { build } from "esbuild";
import { JSDOM } from "jsdom";

const settings = JSON.parse(process.env.SCENARIO);
// Node's build, as Jest resolves it when configured so, sends by node:http; the browser's takes the `fetch` that the setup file defines.
const viaNode = await runIn("node", { process, Buffer });
const viaBrowser = await runIn("browser", { fetch: (...args) => fetch(...args) });
console.log(JSON.stringify([...viaNode, ...viaBrowser.map((name) => `${name} (browser's build)`)]));

async function runIn(platform, globals) {
  const { window } = new JSDOM("", { url: "http://localhost", runScripts: "outside-only" });
  for (const name of ["fetch", "TextEncoder", "TextDecoder"])
    if (name in window) throw new Error(`this jsdom has ${name}`);
  Object.assign(window, globals);
  try {
    const { scenario, sdk } = evaluate(await bundle(platform), window);
    return await scenario(sdk, settings);
  } finally {
    window.close();
  }
}

async function bundle(platform) {
  const contents = 'export * as sdk from "svc-sdk"; export { scenario } from "./scenario.mjs";';
  const stdin = { contents, resolveDir: import.meta.dirname };
  const { outputFiles } = await build({ stdin, bundle: true, format: "cjs", platform, target: "es2022", write: false });
  return outputFiles[0].text;
}

function evaluate(code, window) {
  const module = { exports: {} };
  const program = window.eval(`(function (module, exports, require) {${code}\n})`);
  program(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}
