// One contestant, one measure, one process.
import { CONTESTANTS } from "../contestants/all.mjs";
import { MEASURES } from "../measures/all.mjs";

const task = JSON.parse(process.argv[2]);
const { create } = await CONTESTANTS[task.contestant].load();
const measure = MEASURES.find(({ name }) => name === task.measure);
const client = create({ origin: task.origin, apiKey: "svc_live_0123456789abcdef0123456789abcdef" });
const measured = await measure.work(client, task.scale);
process.stdout.write(JSON.stringify(measured), () => process.exit());
