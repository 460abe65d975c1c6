import type { SampleIds } from "../../spec/surfaces.ts";

/** The arguments of a tool in spec/surfaces.ts with ids for `@meeting`, `@report` and `@template`. */
export const fillIds = (given: Readonly<Record<string, unknown>>, ids: SampleIds): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "string" && value.startsWith("@") ? ids[value.slice(1) as keyof SampleIds] : value,
    ]),
  );

/** The command of a command line in spec/surfaces.ts: `meetings get @meeting` gives `meetings get`. */
export const commandOf = (line: string): string => line.replace(/ [@-].*$/, "");
