import { rowsOf, sectionsOf } from "./text-sections.ts";

/** The words of an industry, as they come up in a call in English. */
export interface Industry {
  label: string;
  crew: string;
  worker: string;
  job: string;
  jobs: string;
  site: string;
  sites: string;
  /** A customer that sellers refer to. */
  peer: string;
}

const industries = new Map<string, Industry>(
  rowsOf(sectionsOf("world")("industries")).map(
    ([id = "", label = "", crew = "", worker = "", job = "", jobs = "", site = "", sites = "", peer = ""]) => [
      id,
      { label, crew, worker, job, jobs, site, sites, peer },
    ],
  ),
);

export function industryOf(id: string): Industry {
  const industry = industries.get(id);
  if (!industry) throw new ReferenceError(`Expected an industry, got "${id}"`);
  return industry;
}
