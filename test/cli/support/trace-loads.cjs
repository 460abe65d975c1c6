// Preloaded with `node -r`: prints what the process loaded on standard error when it ends.
const module_ = require("node:module");
const load = module_._load;
const loaded = [];
module_._load = function traced(request, ...rest) {
  loaded.push(request);
  return load.call(this, request, ...rest);
};
process.on("exit", () => {
  const hasUndici = process.moduleLoadList.some((name) => name.includes("internal/deps/undici"));
  process._rawDebug(`loaded: ${loaded.join(" ")}${hasUndici ? " undici" : ""}`);
});
