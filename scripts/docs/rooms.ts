import type { Repository } from "./repository.ts";

/** Lines of a room: hand-written product code, tests, and data (docs, generated files, JSON, YAML, texts). */
export interface Lines {
  product: number;
  tests: number;
  data: number;
}

/** Test folders of rooms with another name. */
const TESTED: Readonly<Record<string, string>> = { "test/sdk": "src" };

const CODE = /\.(?:[cm]?[jt]sx?|css|sh|py)$/;

/** Lines of every room that has a budget. A file counts in the room with the longest name that its path begins with. */
export function countLines(repository: Repository, rooms: readonly string[]): Map<string, Lines> {
  const counts = new Map<string, Lines>(rooms.map((room) => [room, { product: 0, tests: 0, data: 0 }]));
  for (const file of repository.files) {
    if (file.endsWith("package-lock.json") || /\.(?:png|webp|br|gz|db|mp4|woff2?)$/.test(file)) continue;
    const lines = counts.get(roomOf(file, rooms));
    if (lines) lines[kindOf(file)] += repository.read(file).split("\n").length - 1;
  }
  return counts;
}

function roomOf(file: string, rooms: readonly string[]): string {
  const longestFirst = [...rooms].sort((a, b) => b.length - a.length);
  const find = (path: string) => longestFirst.find((room) => path.startsWith(`${room}/`));
  const [, folder = "", name = ""] = /^(test\/([^/]+))\//.exec(file) ?? [];
  return find(`${TESTED[folder] ?? name}/`) ?? find(file.replace("/test/", "/")) ?? ".";
}

function kindOf(file: string): keyof Lines {
  if (/(?:^|\/)test\//.test(file)) return "tests";
  return CODE.test(file) && !file.includes("generated/") ? "product" : "data";
}

const KINDS = ["product", "tests", "data"] as const;

/** A table of the rooms' lines beside their budgets, and a sentence for each that is above its own. */
export function compareRooms(
  counts: ReadonlyMap<string, Lines>,
  budgets: Readonly<Record<string, Lines>>,
): { table: string; problems: string[] } {
  const total: Lines = { product: 0, tests: 0, data: 0 };
  const problems: string[] = [];
  const rows = [...counts].map(([room, lines]) => {
    const cells = KINDS.map((kind) => {
      const most = budgets[room]?.[kind] ?? 0;
      total[kind] += lines[kind];
      if (lines[kind] > most)
        problems.push(`${room}: ${lines[kind]} lines of ${kind}, above its budget of ${most} (scripts/rooms.json).`);
      return `${lines[kind]} / ${most}`;
    });
    return [room, ...cells];
  });
  const head = ["room", ...KINDS.map((kind) => `${kind} / budget`)];
  const foot = ["all", ...KINDS.map((kind) => String(total[kind]))];
  const table = [head, ...rows, foot].map(([room = "", ...cells]) =>
    [room.padEnd(24), ...cells.map((cell) => cell.padStart(18))].join(""),
  );
  return { table: table.join("\n"), problems };
}
