import {
  aMeeting,
  aReport,
  aRoleplaySession,
  aTemplate,
  type ReferenceServer,
} from "../../server-mock/library/index.ts";
import type { SampleIds } from "../../spec/surfaces.ts";

/** Adds an object of each kind that a call in spec/surfaces.ts names, and returns their ids. */
export async function addSamples({ org }: ReferenceServer): Promise<SampleIds> {
  const { id: meeting } = await org.add(aMeeting({ status: "completed" }));
  const { id: report } = await org.add(aReport({ meeting_id: meeting }));
  const { id: template } = await org.add(aTemplate());
  const { id: session } = await org.add(aRoleplaySession());
  return { meeting, report, template, session };
}

/** A command line of spec/surfaces.ts with ids in it; `@` names that are no id are left. */
export const fillLine = (line: string, ids: Partial<SampleIds>): string =>
  line.replaceAll(/@(\w+)/g, (mark, name: keyof SampleIds) => ids[name] ?? mark);

/** The arguments of a tool in spec/surfaces.ts with ids in them. */
export const fillIds = (given: Readonly<Record<string, unknown>>, ids: Partial<SampleIds>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === "string" ? fillLine(value, ids) : value]),
  );

/** The command of a command line in spec/surfaces.ts: `meetings get @meeting` gives `meetings get`. */
export const commandOf = (line: string): string => line.replace(/ [@-].*$/, "");
