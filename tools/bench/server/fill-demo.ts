import { existsSync, statSync, writeFileSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { seedBatchSize } from "../../../server-mock/demo/default-size.ts";
import { seedDemo } from "../../../server-mock/demo/seed-demo.ts";
import { openService } from "../../../server-mock/library/service.ts";
import { PEPPER } from "./demo-service.ts";

// tsx fill-demo.ts FILE MEETINGS: a database with demo data, as `svc-server seed` makes it, and FILE.json with what that took.
// One that is there already is left as it is.

const [file = "", meetings = ""] = process.argv.slice(2);
if (!existsSync(file)) {
  const unfinished = `${file}.unfinished`;
  await removeDatabase(unfinished);
  const service = await openService({ database: unfinished, pepper: PEPPER });
  await seedDemo(service, { meetings: Number(meetings), batchSize: seedBatchSize });
  await service.close();
  const { user, system } = process.cpuUsage();
  const cpuMinutes = (user + system) / 60e6;
  const figures = {
    cpuMinutes,
    memoryMb: process.resourceUsage().maxRSS / 1024,
    gigabytes: statSync(unfinished).size / 1e9,
  };
  writeFileSync(`${file}.json`, JSON.stringify(figures));
  await rename(unfinished, file);
  await removeDatabase(unfinished);
}

async function removeDatabase(path: string): Promise<void> {
  for (const ending of ["", "-shm", "-wal"]) await rm(`${path}${ending}`, { force: true });
}
