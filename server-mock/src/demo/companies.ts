import type { IndustryId } from "./industries.ts";
import type { Culture } from "./names.ts";

export type Language = "en" | "es" | "de" | "fr" | "ja";

/** A made-up company that is a prospect or a customer. */
export interface Company {
  name: string;
  /** As people say it: without the legal form. */
  spokenName: string;
  domain: string;
  culture: Culture;
  industry: IndustryId;
  city: string;
  /** City as said in an English call. */
  cityLatin: string;
  language: Language;
}

type Row = readonly [
  name: string,
  domain: string,
  culture: Culture,
  industry: IndustryId,
  city: string,
  language?: Language,
];

const legalForm = / (GmbH & Co\. KG|Sp\. z o\.o\.|s\.r\.o\.|a\.s\.|S\.p\.A\.|Lda\.|A\/S|AG|AB|Oy)$/;

function readCompany([name, domain, culture, industry, city, language = "en"]: Row): Company {
  const [native = city, latin = native] = city.split("=");
  return {
    name,
    spokenName: name.replace(legalForm, ""),
    domain: `${domain}.example`,
    culture,
    industry,
    city: native,
    cityLatin: latin,
    language,
  };
}

const european: readonly Row[] = [
  ["Transportes Albarracín e Hijos", "albarracin", "es", "logistics", "Zaragoza", "es"],
  ["Grünwald Kühlspedition GmbH & Co. KG", "gruenwald-kuehl", "de", "logistics", "Bremen", "de"],
  ["Pellow & Thackray Haulage", "pellow-thackray", "en", "logistics", "Hull"],
  ["Łódzka Paczka Sp. z o.o.", "lodzka-paczka", "pl", "logistics", "Łódź"],
  ["Les Messageries du Vexin", "messageries-vexin", "fr", "logistics", "Rouen", "fr"],
  ["Hjortshøj Fragt A/S", "hjortshoj", "nordic", "logistics", "Aarhus"],
  ["Panadería Sol de Invierno", "soldeinvierno", "es", "food", "Valladolid", "es"],
  ["Brasserie Lecœur", "brasserie-lecoeur", "fr", "food", "Lille", "fr"],
  ["Fjellmelk Meieri", "fjellmelk", "nordic", "food", "Lillehammer"],
  ["Orchard & Rye Provisions", "orchardrye", "en", "food", "Bristol"],
  ["Molkerei Weißbach", "molkerei-weissbach", "de", "food", "Kempten", "de"],
  ["Café Lumière Traiteur", "cafe-lumiere", "fr", "food", "Nantes"],
  ["Pszczółka Miody i Przetwory", "pszczolka", "pl", "food", "Lublin"],
  ["Kaleidocare Home Nursing", "kaleidocare", "en", "care", "Leeds"],
  ["Hoivakoti Kivimäki Oy", "kivimaki", "nordic", "care", "Tampere"],
  ["Cuidados Azahar", "cuidados-azahar", "es", "care", "Sevilla", "es"],
  ["Pflegedienst Morgenrot", "morgenrot-pflege", "de", "care", "Kassel", "de"],
  ["Zorggroep De Linde", "zorggroep-delinde", "nl", "care", "Zwolle"],
  ["Ó Dálaigh Community Care", "odalaigh-care", "en", "care", "Galway"],
  ["Bétons et Charpentes Rougemont", "rougemont-charpentes", "fr", "construction", "Dijon", "fr"],
  ["Vahrenkamp Tiefbau AG", "vahrenkamp", "de", "construction", "Osnabrück", "de"],
  ["Brackenbury Scaffolding", "brackenbury", "en", "construction", "Sheffield"],
  ["Construções Figueirôa Lda.", "figueiroa", "pt", "construction", "Braga"],
  ["Strømstad Byg og Anlæg", "stromstad-byg", "nordic", "construction", "Odense"],
  ["Yıldırımoğlu Yapı", "yildirimoglu", "tr", "construction", "Bursa"],
  ["Steinhäuser Präzisionsteile", "steinhaeuser", "de", "manufacturing", "Pforzheim", "de"],
  ["Fonderie Maréchal & Fils", "fonderie-marechal", "fr", "manufacturing", "Saint-Étienne"],
  ["Kubišta Sklo s.r.o.", "kubista-sklo", "pl", "manufacturing", "Jablonec"],
  ["Loxley Valve Works", "loxleyvalve", "en", "manufacturing", "Wolverhampton"],
  ["Officine Ventimiglia S.p.A.", "officine-ventimiglia", "it", "manufacturing", "Brescia"],
  ["Cerámicas Montañés", "ceramicas-montanes", "es", "manufacturing", "Castellón", "es"],
  ["Wanjiru Textiles", "wanjiru-textiles", "af", "manufacturing", "Nairobi"],
  ["Noëlle & Zonen Mode", "noelle-mode", "nl", "retail", "Utrecht"],
  ["Tienda Quiñones", "tienda-quinones", "es", "retail", "Málaga"],
  ["Fernwick Garden Centres", "fernwick", "en", "retail", "Guildford"],
  ["Parfumerie Bérénice", "parfumerie-berenice", "fr", "retail", "Tours", "fr"],
  ["Käthe Böttger Buchhandlungen", "boettger-buch", "de", "retail", "Göttingen", "de"],
  ["Mercearia Avelãs", "mercearia-avelas", "pt", "retail", "Coimbra"],
  ["Sæther Sport", "saether-sport", "nordic", "retail", "Trondheim"],
  ["Stadtwerke Überlinger Land", "stadtwerke-ueberl", "de", "energy", "Überlingen", "de"],
  ["Ekebergh Fjärrvärme AB", "ekebergh", "nordic", "energy", "Västerås"],
  ["Kettering Grid Services", "ketteringgrid", "en", "energy", "Derby"],
  ["Energía del Páramo", "energiadelparamo", "es", "energy", "León"],
  ["Mthethwa Solar Maintenance", "mthethwa-solar", "af", "energy", "Durban"],
  ["Říha Teplárny a.s.", "riha-teplarny", "pl", "energy", "Olomouc"],
  ["Hôtels de la Côte d’Émeraude", "cote-emeraude-hotels", "fr", "hospitality", "Saint-Malo", "fr"],
  ["Gasthöfe Schönfelder", "schoenfelder-gasthof", "de", "hospitality", "Garmisch"],
  ["Wexham Park Venues", "wexhampark", "en", "hospitality", "Windsor"],
  ["Hotéis Assunção", "hoteis-assuncao", "pt", "hospitality", "Évora"],
  ["Ristoranti Bonaventura", "bonaventura-ristoranti", "it", "hospitality", "Verona"],
  ["Gülşen Otel Grubu", "gulsen-otel", "tr", "hospitality", "Bodrum"],
  ["Dijkgraaf Gebouwbeheer", "dijkgraaf", "nl", "facilities", "Eindhoven"],
  ["Propreté Châtelain", "proprete-chatelain", "fr", "facilities", "Grenoble"],
  ["Dunmore & Osgood Facilities", "dunmore-osgood", "en", "facilities", "Birmingham"],
  ["Limpiezas Zubiría", "limpiezas-zubiria", "es", "facilities", "Bilbao", "es"],
  ["Rössner Gebäudedienste", "roessner", "de", "facilities", "Leipzig"],
  ["Świderek Serwis", "swiderek", "pl", "facilities", "Poznań"],
  ["Rede Óptica do Minho", "redeoptica-minho", "pt", "telecom", "Guimarães"],
  ["Tamsin Broadband Crews", "tamsin-crews", "en", "telecom", "Truro"],
  ["Linnéa Fiber AB", "linnea-fiber", "nordic", "telecom", "Umeå"],
  ["Telefonia Zuccalà", "telefonia-zuccala", "it", "telecom", "Catania"],
  ["Karadağ Şebeke Kurulum", "karadag-sebeke", "tr", "telecom", "İzmir"],
];

const worldwide: readonly Row[] = [
  ["北嶺運輸株式会社", "hokurei-unyu", "ja", "logistics", "札幌=Sapporo", "ja"],
  ["潮見冷蔵物流", "shiomi-reizo", "ja", "logistics", "清水=Shimizu", "ja"],
  ["有限会社 こもれび介護", "komorebi-kaigo", "ja", "care", "松本=Matsumoto", "ja"],
  ["株式会社あさなぎ食品", "asanagi-foods", "ja", "food", "仙台=Sendai", "ja"],
  ["三日月製作所", "mikazuki-ss", "ja", "manufacturing", "浜松=Hamamatsu", "ja"],
  ["湯けむりホテルズ", "yukemuri-hotels", "ja", "hospitality", "別府=Beppu", "ja"],
  ["株式会社つくし堂", "tsukushido", "ja", "retail", "福岡=Fukuoka", "ja"],
  ["若葉ビルサービス", "wakaba-bs", "ja", "facilities", "大阪=Osaka", "ja"],
  ["蒼穹エナジー株式会社", "sokyu-energy", "ja", "energy", "名古屋=Nagoya", "ja"],
  ["株式会社ひかり通信工事", "hikari-koji", "ja", "telecom", "広島=Hiroshima", "ja"],
  ["한별물류 주식회사", "hanbyeol", "ko", "logistics", "부산=Busan"],
  ["달빛호텔앤리조트", "dalbit-hotels", "ko", "hospitality", "강릉=Gangneung"],
  ["青禾食品有限公司", "qinghe-food", "zh", "food", "成都=Chengdu"],
  ["蓝桥通信工程", "lanqiao-tongxin", "zh", "telecom", "苏州=Suzhou"],
  ["شركة الواحة الخضراء للأغذية", "green-oasis-foods", "ar", "food", "جدة=Jeddah"],
  ["مؤسسة نسيم البحر للضيافة", "naseem-hospitality", "ar", "hospitality", "مسقط=Muscat"],
  ["أبراج المدينة لإدارة المرافق", "abraj-fm", "ar", "facilities", "دبي=Dubai"],
  ["גלי השרון לוגיסטיקה", "galey-hasharon", "he", "logistics", "נתניה=Netanya"],
  ["רימון שירותי סיעוד", "rimon-care", "he", "care", "חיפה=Haifa"],
  ["Світанок Енерго", "svitanok-energo", "uk", "energy", "Львів=Lviv"],
  [
    "Будівельна компанія «Карпатський ґрунт»",
    "karpatskyi-grunt",
    "uk",
    "construction",
    "Івано-Франківськ=Ivano-Frankivsk",
  ],
  ["Αιγαιόπλους Μεταφορική", "aigaioplous", "el", "logistics", "Πειραιάς=Piraeus"],
  ["Ελαιώνες Ψηλορείτη", "psiloritis-oil", "el", "food", "Ηράκλειο=Heraklion"],
  ["गंगोत्री हेल्थकेयर", "gangotri-care", "in", "care", "देहरादून=Dehradun"],
  ["सह्याद्री टेक्सटाइल्स", "sahyadri-textiles", "in", "manufacturing", "पुणे=Pune"],
  ["Công ty Vận tải Sông Hậu", "songhau", "vi", "logistics", "Cần Thơ"],
  ["Khách sạn Hoa Đào", "hoadao-hotels", "vi", "hospitality", "Đà Lạt"],
];

const american: readonly Row[] = [
  ["Prairie Lantern Deliveries", "prairielantern", "en", "logistics", "Omaha"],
  ["Québec Nordique Déneigement", "quebec-nordique", "fr", "facilities", "Trois-Rivières"],
  ["Juniper Flats Home Care", "juniperflats", "en", "care", "Boise"],
  ["Construcciones Cañón Rojo", "canonrojo", "es", "construction", "Tucson"],
  ["Mill & Mortar Builders", "millandmortar", "en", "construction", "Duluth"],
  ["Bluestem Provisions", "bluestemprovisions", "en", "food", "Topeka"],
  ["Ipê Amarelo Supermercados", "ipeamarelo", "pt", "retail", "Goiânia"],
  ["Saltgrass Inns", "saltgrassinns", "en", "hospitality", "Galveston"],
];

/** Markets that an organization sells to. */
export const markets = {
  european: european.map(readCompany),
  worldwide: worldwide.map(readCompany),
  american: american.map(readCompany),
} as const;

export type Market = keyof typeof markets;
