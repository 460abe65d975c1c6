import { fileURLToPath } from "node:url";
import { runNode } from "../harness/processes.mjs";

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

const FLAGS = [
  ...["--noEmit", "--strict", "--skipLibCheck", "--extendedDiagnostics"],
  ...["--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler", "--types", "node"],
  ...["--lib", "es2023,dom,dom.iterable", "--allowImportingTsExtensions"],
];

/** Type instantiations for a program that makes one list call and iterates a list, minus those of an empty one. */
export const typeInstantiations = {
  name: "type-instantiations",
  title: "Type instantiations of a small consumer",
  unit: "",
  rounds: { full: 1, quick: 1 },
  goal: { atMost: 60 },
  async inspect({ subject }) {
    return { instantiations: (await countFor(subject)) - (await countFor("empty")) };
  },
  value: ({ instantiations }) => instantiations,
};

async function countFor(consumer) {
  const compiler = path("../../../node_modules/typescript/bin/tsc");
  const output = await runNode([compiler, ...FLAGS, path(`../consumers/${consumer}.ts`)]);
  return Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
}
