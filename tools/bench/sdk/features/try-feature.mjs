// One contestant, one feature, one process. Prints true, false, or nothing where the question does not arise.
import { CONTESTANTS } from "../contestants/all.mjs";
import { FEATURES } from "./all.mjs";

const [contestant, wanted] = process.argv.slice(2);
const { create } = await CONTESTANTS[contestant].load();
const feature = FEATURES.find(({ name }) => name === wanted);
const holds = await feature.holds({ create });
process.stdout.write(String(holds ?? ""), () => process.exit());
