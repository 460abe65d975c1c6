import { join } from "node:path";
import { aMeeting, createReferenceServer } from "../../server-mock/library/index.ts";
import { runCommand } from "../../test/support/run-command.ts";

/** The folder of the scenario. */
export const HERE = import.meta.dirname;

/** Where the runtimes are installed. */
export const BIN = join(HERE, "../node_modules");

/** The newer versions of Node, by their packages. */
export const NEWER_NODES = Object.fromEntries(
  ["node-22", "node-24", "node-26"].map((name) => [name, join(BIN, name, "bin/node")]),
);

/** Starts a service for the scenario, which pages of these origins may use. */
export async function startService(corsOrigins: string[]) {
  const server = await createReferenceServer({ corsOrigins });
  for (let index = 0; index < 5; index += 1) await server.org.add(aMeeting({ title: `Meeting ${index}` }));
  const listener = await server.listen();
  return {
    settings: { baseUrl: listener.url, apiKey: server.keys.admin, readKey: server.keys.read },
    close: async () => {
      await listener.close();
      await server.close();
    },
  };
}

/** Runs a program in `cwd` on the scenario; resolves with the checks that held, which it prints as JSON. */
export async function runProgram(program: string, args: string[], settings: string, cwd = HERE): Promise<string[]> {
  return JSON.parse(await runCommand(program, args, { cwd, env: { SCENARIO: settings } }));
}
