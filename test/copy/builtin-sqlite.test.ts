import { expect, it, vi } from "vitest";
import { builtinSqlite } from "../../machine/builtin-sqlite.ts";

const SQLITE = { DatabaseSync: class {} };

/** A Node that warns of its SQLite, as 22 and 24 do. */
function nodeOf(version: string) {
  const emitWarning = vi.fn<(warning: string | Error) => void>();
  const runtime = {
    emitWarning,
    versions: { ...process.versions, node: version },
    getBuiltinModule: (id: string) => {
      runtime.emitWarning("SQLite is an experimental feature and might change at any time");
      return id === "node:sqlite" ? SQLITE : undefined;
    },
  };
  return { runtime, emitWarning };
}

it.each(["22.13.0", "24.0.0", "26.3.1"])("is the one of Node %s, and nobody is warned of it", (version) => {
  const { runtime, emitWarning } = nodeOf(version);

  expect(builtinSqlite(runtime)).toBe(SQLITE);
  expect(emitWarning).not.toHaveBeenCalled();
});

it("leaves the warnings of everything else", () => {
  const { runtime, emitWarning } = nodeOf("24.0.0");
  builtinSqlite(runtime);
  runtime.emitWarning("Buffer() is deprecated");

  expect(emitWarning.mock.calls).toEqual([["Buffer() is deprecated"]]);
});

it.each(["20.19.0", "22.12.0"])("is none in Node %s, where it needs a flag", (version) => {
  expect(builtinSqlite(nodeOf(version).runtime)).toBeUndefined();
});

it("leaves warnings alone when Node cannot load it", () => {
  const { runtime, emitWarning } = nodeOf("24.0.0");
  runtime.getBuiltinModule = () => {
    throw new Error("No such built-in module: node:sqlite");
  };

  expect(() => builtinSqlite(runtime)).toThrow("No such built-in module");
  expect(runtime.emitWarning).toBe(emitWarning);
});
