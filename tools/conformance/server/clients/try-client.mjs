import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { CLIENTS } from "./clients.mjs";

const SPEC = join(import.meta.dirname, "../../../../spec/openapi.yaml");
const EVERYTHING = ["--surprise", "extra-fields,unknown-enums,missing-assumed"];

/**
 * Generates a client from the strict spec, as it is in the repository, and from the lenient variant, as it is served; compiles
 * both; and has them call the server as specified, and one that differs wherever the API document leaves it open.
 */
export async function tryClient(name, { startServer, folder, tools }) {
  const { needs, build } = CLIENTS[name];
  const missing = needs.filter((program) => !isInstalled(program));
  if (missing.length > 0) return `SKIPPED, there is no ${missing.join(", no ")} on this machine`;
  const calls = [
    await callWith("strict", { startServer, folder, tools, build, flags: [] }),
    await callWith("lenient", { startServer, folder, tools, build, flags: EVERYTHING }),
  ];
  return `${calls[0]} calls as specified, ${calls[1]} with the lenient spec and every surprise`;
}

async function callWith(variant, { startServer, folder, tools, build, flags }) {
  const own = join(folder, `${build.name}-${variant}`);
  await mkdir(own, { recursive: true });
  const server = await startServer(flags);
  try {
    const spec = variant === "strict" ? SPEC : await download(`${server.url}/docs/openapi-lenient.json`, own);
    const [program, ...words] = await build({ spec, folder: own, tools });
    await tools.command(program, [...words, server.url, server.keys.admin, server.ids.meeting, server.ids.report], own);
    return await countSuccessfulOperations(server.url);
  } finally {
    await server.stop();
  }
}

/** Checks by the server's metrics that every operation was called, and that no request was rejected. */
async function countSuccessfulOperations(url) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const responses = [...metrics.matchAll(/^svc_requests_total\{operation="(\w+)",status="(\d+)"\}/gm)];
  const called = responses.filter(([, operation]) => operation !== "none");
  const failed = called.filter(([, , status]) => !status.startsWith("2"));
  if (failed.length > 0) throw new Error(failed.map(([, operation, status]) => `${operation}: ${status}`).join("\n"));
  if (called.length !== 14) throw new Error(`Of 14 operations ${called.length} were called.`);
  return called.length;
}

async function download(url, folder) {
  const file = join(folder, "served.json");
  await writeFile(file, await (await fetch(url)).text());
  return file;
}

function isInstalled(program) {
  return process.env["PATH"].split(delimiter).some((folder) => existsSync(join(folder, program)));
}
