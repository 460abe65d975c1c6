// node --require list-loaded.cjs: writes the files and the modules of Node that a process has loaded by its end to $LOADED_TO.
const { writeFileSync } = require("node:fs");

// What a timer loads later is no part of a start, however long the first request takes to arrive.
const never = { ref: () => never, unref: () => never };
globalThis.setTimeout = () => never;

// Node 24 loads more of its own than Node 20 before it runs anything.
const own = new Set(process.moduleLoadList);

process.on("exit", () => {
  const files = Object.keys(require.cache).filter((file) => file !== __filename);
  writeFileSync(
    process.env.LOADED_TO,
    JSON.stringify({ files, builtins: process.moduleLoadList.filter((name) => !own.has(name)) }),
  );
});
