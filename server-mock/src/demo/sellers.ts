import type { Language } from "./companies.ts";
import type { Ability, Dimension } from "./skill.ts";
import type { Role } from "./types.ts";

/** Somebody who works for an organization that uses the service. */
export interface Seller {
  name: string;
  /** How others say the name in a call: in English, and in Japanese where it differs. */
  spoken: string;
  spokenJapanese?: string;
  mailbox: string;
  role: Role;
  isActive: boolean;
  title: string;
  /** Who calls strangers, who owns accounts, who only joins now and then, who sells nothing. */
  job: "prospecting" | "selling" | "managing" | "operations";
  languages: readonly Language[];
  ability: Ability;
}

type SellerRow = Pick<Seller, "name" | "spoken" | "mailbox" | "title"> &
  Partial<Pick<Seller, "spokenJapanese" | "role" | "isActive" | "job" | "languages">> & {
    base: number;
    growth: number;
    strong?: readonly Dimension[];
    weak?: readonly Dimension[];
  };

function seller({ base, growth, strong = [], weak = [], ...row }: SellerRow): Seller {
  const ability = { base, growthPerYear: growth, strong, weak };
  return { role: "member", isActive: true, job: "selling", languages: ["en"], ...row, ability };
}

export const fernhollow: readonly Seller[] = [
  seller({
    name: "Ingrid Sørensen",
    spoken: "Ingrid",
    mailbox: "ingrid.sorensen",
    title: "Revenue Operations Lead",
    role: "superadmin",
    job: "operations",
    base: 70,
    growth: 0,
  }),
  seller({
    name: "Amara Okonkwo-Bell",
    spoken: "Amara",
    mailbox: "amara.okonkwo-bell",
    title: "Sales Director",
    role: "admin",
    job: "managing",
    base: 74,
    growth: 6,
    strong: ["pricing"],
  }),
  seller({
    name: "Tomás Echeverría",
    spoken: "Tomás",
    mailbox: "tomas.echeverria",
    title: "Account Executive",
    languages: ["es", "en"],
    base: 68,
    growth: 9,
    strong: ["discovery", "opening"],
    weak: ["pricing"],
  }),
  seller({
    name: "Lukas Brandstätter",
    spoken: "Lukas",
    mailbox: "lukas.brandstaetter",
    title: "Account Executive",
    languages: ["de", "en"],
    base: 66,
    growth: 7,
    strong: ["pricing"],
    weak: ["listening"],
  }),
  seller({
    name: "Chloé Vasseur-Lindon",
    spoken: "Chloé",
    mailbox: "chloe.vasseur-lindon",
    title: "Senior Account Executive",
    languages: ["fr", "en"],
    base: 64,
    growth: 12,
    strong: ["value"],
    weak: ["objection"],
  }),
  seller({
    name: "Priya Raghunathan",
    spoken: "Priya",
    mailbox: "priya.raghunathan",
    title: "Senior Account Executive",
    base: 77,
    growth: 7,
    strong: ["listening", "next"],
  }),
  seller({
    name: "Dan Whitcombe",
    spoken: "Dan",
    mailbox: "dan.whitcombe",
    title: "Sales Development Representative",
    job: "prospecting",
    base: 48,
    growth: 22,
    weak: ["discovery"],
  }),
  seller({
    name: "Siobhán Ní Dhomhnaill-Kerr",
    spoken: "Siobhán",
    mailbox: "siobhan.kerr",
    title: "Account Executive",
    base: 68,
    growth: 5,
    strong: ["objection"],
    weak: ["next"],
  }),
  seller({
    name: "Nguyễn Thị Minh Châu",
    spoken: "Châu",
    mailbox: "minh-chau.nguyen",
    title: "Sales Development Representative",
    job: "prospecting",
    base: 58,
    growth: 14,
    strong: ["opening"],
  }),
  seller({
    name: "Zoë Vandenberghe-Ayodele",
    spoken: "Zoë",
    mailbox: "zoe.vandenberghe",
    title: "Account Executive",
    base: 71,
    growth: -5,
    strong: ["value"],
    weak: ["discovery"],
  }),
  seller({
    name: "Ostap Hryhorenko",
    spoken: "Ostap",
    mailbox: "ostap.hryhorenko",
    title: "Account Executive",
    isActive: false,
    base: 60,
    growth: 2,
    weak: ["next"],
  }),
  seller({
    name: "María de los Ángeles Larramendi y Goicoechea",
    spoken: "María",
    mailbox: "maria.larramendi",
    title: "Account Executive, Iberia and Latin America",
    languages: ["es", "en"],
    base: 62,
    growth: 11,
    strong: ["listening"],
  }),
];

export const seiran: readonly Seller[] = [
  seller({
    name: "柊 まどか",
    spoken: "Madoka",
    spokenJapanese: "柊",
    mailbox: "madoka.hiiragi",
    title: "経営企画室",
    role: "superadmin",
    job: "operations",
    base: 70,
    growth: 0,
  }),
  seller({
    name: "雪村 理恵",
    spoken: "Rie",
    spokenJapanese: "雪村",
    mailbox: "rie.yukimura",
    title: "営業部長",
    role: "admin",
    job: "managing",
    languages: ["ja", "en"],
    base: 75,
    growth: 5,
  }),
  seller({
    name: "千葉 航",
    spoken: "Wataru",
    spokenJapanese: "千葉",
    mailbox: "wataru.chiba",
    title: "アカウントエグゼクティブ",
    languages: ["ja"],
    base: 68,
    growth: 8,
    strong: ["listening"],
  }),
  seller({
    name: "小日向 澪",
    spoken: "Mio",
    spokenJapanese: "小日向",
    mailbox: "mio.kohinata",
    title: "アカウントエグゼクティブ",
    languages: ["ja"],
    base: 58,
    growth: 16,
    weak: ["pricing"],
  }),
  seller({
    name: "남궁하린",
    spoken: "Harin",
    mailbox: "harin.namgung",
    title: "Account Executive, Korea",
    base: 72,
    growth: 6,
    strong: ["next"],
  }),
  seller({
    name: "أمينة الرشيدي",
    spoken: "Amina",
    mailbox: "amina.alrashidi",
    title: "Account Executive, Gulf",
    base: 70,
    growth: 9,
    strong: ["opening", "value"],
  }),
  seller({
    name: "תהילה גורן",
    spoken: "Tehila",
    mailbox: "tehila.goren",
    title: "Account Executive",
    base: 63,
    growth: 11,
    weak: ["listening"],
  }),
  seller({
    name: "Ярослава Дністрова",
    spoken: "Yaroslava",
    mailbox: "yaroslava.dnistrova",
    title: "Account Executive",
    base: 66,
    growth: 4,
    strong: ["objection"],
  }),
  seller({
    name: "Κωνσταντίνος Βαλσαμάκης",
    spoken: "Kostas",
    mailbox: "konstantinos.valsamakis",
    title: "Sales Development Representative",
    job: "prospecting",
    base: 56,
    growth: 13,
  }),
];

export const cardamom: readonly Seller[] = [
  seller({
    name: "Ruth-Anne Oyelaran",
    spoken: "Ruth-Anne",
    mailbox: "ruth-anne",
    title: "Founder",
    role: "admin",
    base: 66,
    growth: 8,
  }),
  seller({
    name: "José Ángel Peñaloza",
    spoken: "José",
    mailbox: "jose",
    title: "Sales",
    languages: ["en", "es"],
    base: 59,
    growth: 10,
  }),
  seller({
    name: "Maddie Fauteux",
    spoken: "Maddie",
    mailbox: "maddie",
    title: "Sales",
    languages: ["en", "fr"],
    base: 61,
    growth: 6,
  }),
];

export const nordhavn: readonly Seller[] = [
  seller({
    name: "Jørgen Hessellund",
    spoken: "Jørgen",
    mailbox: "jorgen.hessellund",
    title: "Head of Sales",
    role: "admin",
    languages: ["en", "de"],
    base: 67,
    growth: 3,
  }),
  seller({
    name: "Þórdís Bjarkadóttir",
    spoken: "Þórdís",
    mailbox: "thordis.bjarkadottir",
    title: "Account Executive",
    base: 63,
    growth: 9,
  }),
  seller({
    name: "Renée Du\u0301bois",
    spoken: "Renée",
    mailbox: "renee.dubois",
    title: "Account Executive",
    languages: ["en", "fr", "es"],
    base: 60,
    growth: 8,
  }),
];

export const zephyr: readonly Seller[] = [
  seller({
    name: "Maël Courtecuisse",
    spoken: "Maël",
    mailbox: "mael.courtecuisse",
    title: "Gérance",
    role: "admin",
    languages: ["fr"],
    base: 60,
    growth: 0,
  }),
  seller({
    name: "Apolline Guérinot",
    spoken: "Apolline",
    mailbox: "apolline.guerinot",
    title: "Commerciale",
    languages: ["fr"],
    base: 60,
    growth: 0,
  }),
];

export const bodega: readonly Seller[] = [
  seller({
    name: "Leire Azpilicueta Goñi",
    spoken: "Leire",
    mailbox: "leire",
    title: "Directora comercial",
    role: "superadmin",
    languages: ["es", "en", "fr", "de"],
    base: 69,
    growth: 5,
  }),
  seller({
    name: "Xabier Muñozerro",
    spoken: "Xabier",
    mailbox: "xabier",
    title: "Comercial",
    languages: ["es", "en"],
    base: 57,
    growth: 12,
  }),
];
