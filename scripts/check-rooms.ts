import { join } from "node:path";
import { openRepository } from "./docs/repository.ts";
import { compareRooms, countLines, type Lines } from "./docs/rooms.ts";

// npx tsx scripts/check-rooms.ts: lines per room beside their budgets; fails above one. The commit that raises one says why.
const repository = await openRepository(join(import.meta.dirname, ".."));
const budgets: Record<string, Lines> = JSON.parse(repository.read("scripts/rooms.json"));
const { table, problems } = compareRooms(countLines(repository, Object.keys(budgets)), budgets);
console.log(table);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
