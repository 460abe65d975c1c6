import { parseArgs } from "node:util";
import { SURPRISES } from "../../../server-mock/api/lenient/surprises.ts";
import {
  aMeeting,
  anInsight,
  aReport,
  aRoleplaySession,
  aTemplate,
  createReferenceServer,
  type Surprise,
} from "../../../server-mock/library/index.ts";

// A server with one object of every kind and 25 meetings, for the conformance suites. Prints where it is and its keys as one line of
// JSON. `--surprise KINDS` lets its responses differ from the spec, as that flag of `svc-server start` does.

const MEETINGS = 25;

const { values } = parseArgs({ options: { surprise: { type: "string" } } });
const surprises = values.surprise?.split(",").map(toSurprise);
const server = await createReferenceServer(surprises ? { surprises } : {});
let meetingId = "";
for (let index = 0; index < MEETINGS; index += 1) meetingId = (await server.org.add(aMeeting())).id;
const report = await server.org.add(aReport({ meeting_id: meetingId }));
const template = await server.org.add(aTemplate());
await server.org.add(anInsight({ meeting_id: meetingId }));
await server.org.add(aRoleplaySession());
const revoked = await server.keys.create({ permissions: ["admin"] });
await server.keys.revoke(revoked.id);
const unpaid = await (await server.organizations.create({ plan: "payg" })).createKey({ permissions: ["admin"] });
const { url } = await server.listen();
const { admin, read, write } = server.keys;
const keys = { admin, read, write, revoked: revoked.key, unpaid: unpaid.key };
process.stdout.write(
  `${JSON.stringify({ url, keys, ids: { meeting: meetingId, report: report.id, template: template.id } })}\n`,
);

function toSurprise(word: string): Surprise {
  const surprise = SURPRISES.find((name) => name === word);
  if (!surprise) throw new Error(`Expected --surprise to name ${SURPRISES.join(", ")}, got ${word}.`);
  return surprise;
}
