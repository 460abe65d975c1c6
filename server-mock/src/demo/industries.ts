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

export const industries = {
  logistics: {
    label: "Logistics",
    crew: "drivers",
    worker: "driver",
    job: "delivery",
    jobs: "deliveries",
    site: "depot",
    sites: "depots",
    peer: "Halvard Freight",
  },
  food: {
    label: "Food and beverage",
    crew: "people on shift",
    worker: "person",
    job: "delivery",
    jobs: "deliveries",
    site: "site",
    sites: "sites",
    peer: "Tidewell Dairy",
  },
  care: {
    label: "Healthcare",
    crew: "carers",
    worker: "carer",
    job: "visit",
    jobs: "visits",
    site: "branch",
    sites: "branches",
    peer: "Rowan Tree Care",
  },
  construction: {
    label: "Construction",
    crew: "site workers",
    worker: "worker",
    job: "job",
    jobs: "jobs",
    site: "yard",
    sites: "yards",
    peer: "Caldbeck Builders",
  },
  manufacturing: {
    label: "Manufacturing",
    crew: "operators",
    worker: "operator",
    job: "shift",
    jobs: "shifts",
    site: "plant",
    sites: "plants",
    peer: "Ostermark Pumps",
  },
  retail: {
    label: "Retail",
    crew: "store staff",
    worker: "employee",
    job: "shift",
    jobs: "shifts",
    site: "store",
    sites: "stores",
    peer: "Marigold Stores",
  },
  energy: {
    label: "Energy and utilities",
    crew: "technicians",
    worker: "technician",
    job: "call-out",
    jobs: "call-outs",
    site: "district",
    sites: "districts",
    peer: "Skerry Networks",
  },
  hospitality: {
    label: "Hospitality",
    crew: "staff",
    worker: "employee",
    job: "shift",
    jobs: "shifts",
    site: "house",
    sites: "houses",
    peer: "Larkspur Hotels",
  },
  facilities: {
    label: "Facilities management",
    crew: "cleaners and technicians",
    worker: "colleague",
    job: "visit",
    jobs: "visits",
    site: "region",
    sites: "regions",
    peer: "Brightstone Services",
  },
  telecom: {
    label: "Telecommunications",
    crew: "installers",
    worker: "installer",
    job: "appointment",
    jobs: "appointments",
    site: "region",
    sites: "regions",
    peer: "Fennimore Fibre",
  },
} as const satisfies Record<string, Industry>;

export type IndustryId = keyof typeof industries;
