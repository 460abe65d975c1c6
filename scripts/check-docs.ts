import { join } from "node:path";
import { checkBlocks } from "./docs/blocks.ts";
import { checkDecisions } from "./docs/decisions.ts";
import { checkLinks } from "./docs/links.ts";
import { openRepository } from "./docs/repository.ts";
import { checkSources } from "./docs/sources.ts";
import { checkVocabulary } from "./docs/vocabulary.ts";
import { checkWords } from "./docs/words.ts";

// npx tsx scripts/check-docs.ts: fails on dead links, stale copies, code blocks without a source file, assumptions without a decision
// record, discouraged terms, and second definitions of what the core defines.
const repository = await openRepository(join(import.meta.dirname, ".."));

const checks = [checkLinks, checkBlocks, checkSources, checkDecisions, checkWords, checkVocabulary];
const problems = checks.flatMap((check) => check(repository));
for (const { file, line, message } of problems) console.error(`${file}:${line}  ${message}`);
if (problems.length > 0) process.exitCode = 1;
else console.log("The docs are in order.");
