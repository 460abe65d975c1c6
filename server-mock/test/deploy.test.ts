import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { LISTEN_LIMITS } from "../api/accept/listen-limits.ts";
import { createReferenceServer } from "../library/index.ts";
import { engines } from "../package.json";
import type { CommandContext } from "../program/context.ts";
import { pathOf, VARIABLES, withSubcommands } from "../program/help.ts";
import { createProgram } from "../program/program.ts";

// The files of deploy/ against the program that they run. Nothing here starts a container.

const DEPLOY = join(import.meta.dirname, "../../deploy");
const read = (file: string) => readFileSync(join(DEPLOY, file), "utf8");

interface Container {
  command?: string[];
  args?: string[];
  environment?: Record<string, string>;
  stop_grace_period?: string;
}

const compose = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Container> };
const [deployment] = parseAllDocuments(read("kubernetes.yaml")).map((document) => document.toJS()) as [
  { spec: { template: { spec: { containers: Container[]; terminationGracePeriodSeconds: number } } } },
];
const pod = deployment.spec.template.spec;
const unit = read("svc-server.service");

const COMMAND_LINES: [file: string, args: string[]][] = [
  ["compose.yaml, server", compose.services["server"]?.command ?? []],
  ["compose.yaml, worker", compose.services["worker"]?.command ?? []],
  ["kubernetes.yaml", pod.containers[0]?.args ?? []],
  ["svc-server.service", /^ExecStart=\S+ svc-server (.*)$/m.exec(unit)?.[1]?.split(" ") ?? []],
  ["Dockerfile", JSON.parse(/^CMD (\[.*\])$/m.exec(read("Dockerfile"))?.[1] ?? "[]") as string[]],
];

it.each(COMMAND_LINES)(
  "%s runs a command that exists, with options that exist",
  async (_file, [name = "", ...args]) => {
    const program = await createProgram({} as CommandContext, "all");
    const command = withSubcommands(program).find((candidate) => pathOf(candidate) === name);
    const options = command?.options.map(({ long }) => long) ?? [];
    const used = args.filter((word) => word.startsWith("--"));
    expect(options).toEqual(expect.arrayContaining(used));
    expect(used.length).toBeGreaterThan(0);
  },
);

it("sets no variable that the program does not read", () => {
  const set = Object.values(compose.services)
    .filter(({ command }) => command !== undefined)
    .flatMap(({ environment = {} }) => Object.keys(environment));
  const inUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = ""]) =>
    words.split(" ").map((word) => word.split("=")[0]),
  );
  const inImage = [...read("Dockerfile").matchAll(/^ENV (.*)$/gm)].flatMap(([, words = ""]) =>
    words.split(" ").map((word) => word.split("=")[0]),
  );
  const names = new Set([...set, ...inUnit, ...inImage, ...(read("kubernetes.yaml").match(/SVC_\w+/g) ?? [])]);
  expect([...names].filter((name) => name !== "NODE_ENV" && !(String(name) in VARIABLES))).toEqual([]);
  expect(names.size).toBeGreaterThan(3);
});

it("gives a process the time that it takes to drain", () => {
  const drainSeconds = LISTEN_LIMITS.drainMs / 1000;
  const seconds = (text: string | undefined) => Number.parseInt(text ?? "", 10);
  const delayOf = (args: string[]) => seconds(args[args.indexOf("--drain-delay") + 1] ?? "5") || 5;
  expect(seconds(compose.services["server"]?.stop_grace_period)).toBeGreaterThan(5 + drainSeconds);
  expect(seconds(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(5 + drainSeconds);
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delayOf(pod.containers[0]?.args ?? []) + drainSeconds);
});

it("builds the image from what is there, for a Node that the package accepts, and runs as nobody", () => {
  const image = read("Dockerfile");
  const node = /^FROM node:(\d+)\.(\d+)-/m.exec(image)?.slice(1).map(Number) ?? [];
  const least = /(\d+)\.(\d+)/.exec(engines.node)?.slice(1).map(Number) ?? [];
  expect((node[0] ?? 0) * 1000 + (node[1] ?? 0)).toBeGreaterThanOrEqual((least[0] ?? 99) * 1000 + (least[1] ?? 0));
  expect(image).toMatch(/^USER 10001$/m);
  const ignored = read("Dockerfile.dockerignore").split("\n");
  for (const needed of ["package-lock.json", "server-mock/package.json", "scripts/bootstrap.mjs"]) {
    expect(existsSync(join(DEPLOY, "..", needed))).toBe(true);
    expect(ignored).not.toContain(needed.split("/")[0]);
  }
});

it("alerts on metrics that the server has", async () => {
  const server = await createReferenceServer();
  await server.fetch("/api/v1/meetings");
  const metrics = await (await server.fetch("/metrics")).text();
  await server.close();
  const named = [...new Set(read("alerts.yml").match(/svc_\w+/g))];
  expect(named.length).toBeGreaterThan(3);
  for (const name of named) expect(metrics).toContain(`\n${name}`);
});

const hasProgram = (name: string) => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;

it.skipIf(!hasProgram("systemd-analyze"))("has a unit that systemd accepts", () => {
  const folder = mkdtempSync(join(tmpdir(), "svc-unit-"));
  const file = join(folder, "svc-server.service");
  writeFileSync(file, unit);
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, ""]);
});

it.skipIf(!hasProgram("promtool"))("has rules that Prometheus accepts", () => {
  const { status, stdout, stderr } = spawnSync("promtool", ["check", "rules", join(DEPLOY, "alerts.yml")], {
    encoding: "utf8",
  });
  expect([status, stderr], stdout).toEqual([0, ""]);
});

it("explains each file in the guide for operators", () => {
  const guide = readFileSync(join(DEPLOY, "../docs/server.md"), "utf8");
  for (const file of readdirSync(DEPLOY).filter((name) => !name.endsWith(".dockerignore")))
    expect(guide).toContain(`(../deploy/${file})`);
});
