// One subject, one feature, one process. Prints true, false, or nothing if the feature does not apply.
import { SUBJECTS } from "../subjects/all.mjs";
import { FEATURES } from "./all.mjs";

const [subject, wanted] = process.argv.slice(2);
const { create } = await SUBJECTS[subject].load();
const feature = FEATURES.find(({ name }) => name === wanted);
const holds = await feature.holds({ create });
process.stdout.write(String(holds ?? ""), () => process.exit());
