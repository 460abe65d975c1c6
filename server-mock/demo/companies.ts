import { rowsOf, sectionsOf } from "./text-sections.ts";

export type Language = "en" | "es" | "de" | "fr" | "ja";

/** A made-up company that is a prospect or a customer. */
export interface Company {
  name: string;
  /** As people say it: without the legal form. */
  spokenName: string;
  domain: string;
  culture: string;
  industry: string;
  city: string;
  /** City as said in an English call. */
  cityLatin: string;
  language: Language;
}

const legalForm = / (GmbH & Co\. KG|Sp\. z o\.o\.|s\.r\.o\.|a\.s\.|S\.p\.A\.|Lda\.|A\/S|AG|AB|Oy)$/;

/** Cells: name, domain, culture, industry, city (native=Latin), language if it is not English. */
function readCompany([name = "", domain = "", culture = "", industry = "", place = "", language]: string[]): Company {
  const [city = "", cityLatin = city] = place.split("=");
  return {
    name,
    spokenName: name.replace(legalForm, ""),
    domain: `${domain}.example`,
    culture,
    industry,
    city,
    cityLatin,
    language: (language ?? "en") as Language,
  };
}

function companiesOf(market: string): readonly Company[] {
  return rowsOf(sectionsOf("world")(`companies ${market}`)).map(readCompany);
}

/** Markets that an organization sells to. */
export const markets = {
  european: companiesOf("european"),
  worldwide: companiesOf("worldwide"),
  american: companiesOf("american"),
} as const;

export type Market = keyof typeof markets;
