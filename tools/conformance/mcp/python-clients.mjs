import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = ["mcp==2.3.0", "fastmcp==4.1.2"];
const ENVIRONMENT = join(import.meta.dirname, "../../node_modules/.python-clients");
const PYTHON = join(ENVIRONMENT, "bin/python");

/** Uses the tool server with the clients of Python; undefined where there is no Python to install them for. */
export async function usePythonClients({ bundle, serveHttp }) {
  if (!install()) return undefined;
  const { aMeeting, createReferenceServer } = await import("../../../server-mock/dist/index.js");
  const server = await createReferenceServer();
  const meeting = await server.org.add(aMeeting({ title: "Northwind, first call" }));
  const { url, close } = await server.listen();
  const service = `${url}/api/v1`;
  const http = await serveHttp({ SERVICE_API_URL: service });
  const given = {
    command: [process.execPath, bundle],
    http: http.url,
    service,
    key: server.keys.admin,
    meeting: meeting.id,
    template: crypto.randomUUID(),
  };
  const code = await run(PYTHON, [join(import.meta.dirname, "python_clients.py")], { CLIENTS: JSON.stringify(given) });
  http.stop();
  await close(0);
  await server.close();
  return code === 0;
}

function install() {
  if (!existsSync(PYTHON) && spawnSync("python3", ["-m", "venv", ENVIRONMENT]).status !== 0) return false;
  return spawnSync(PYTHON, ["-m", "pip", "install", "-q", ...PACKAGES], { stdio: "ignore" }).status === 0;
}

function run(command, args, env) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "inherit" });
  return new Promise((resolve) => child.on("close", resolve));
}
