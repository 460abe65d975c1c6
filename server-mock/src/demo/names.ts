import type { Random } from "./prng.ts";

/** A made-up person. The forms in Latin letters serve email addresses and calls in other languages. */
export interface Person {
  name: string;
  given: string;
  family: string;
  givenLatin: string;
  familyLatin: string;
  isWoman: boolean;
  culture: Culture;
}

interface NameTable {
  women: string;
  men: string;
  families: string;
  /** How a full name is written; given name first by default. */
  order?: "family-first" | "family-first-joined";
}

/** Names by culture; `native=latin` where the script is not Latin. */
const tables = {
  en: {
    women: "Hannah Imogen Bethany Rosalind Gwen Tamsin Maeve Orla Philippa Dorothy",
    men: "Callum Rhys Gareth Dominic Fergus Elliot Barnaby Desmond Alistair Hugh",
    families: "Whitlock Ashdown Pemberley Thackray Osgood Brackenbury Loxley Farrow Kettering Dunmore Wexham O'Dowd",
  },
  es: {
    women: "Lucía Nuria Begoña Inés Rocío Marisol Itziar Montserrat Pilar Araceli",
    men: "Íñigo Andrés Joaquín Ramón Gonzalo Martín Víctor Jesús Álvaro Nicolás",
    families: "Iturralde Peñalver Carrión Benavent Zubiría Montañés Quiñones Albarracín Saldaña Urrutia Ordóñez Güell",
  },
  de: {
    women: "Katrin Jördis Annegret Silke Wiebke Ute Heike Friederike Käthe Mareike",
    men: "Jürgen Thorsten Götz Malte Rüdiger Henning Björn Lorenz Detlef Ansgar",
    families:
      "Grünwald Hölscher Kräuter Weißbach Lüdecke Vahrenkamp Böttger Schönfelder Rössner Quandt Überle Steinhäuser",
  },
  fr: {
    women: "Aurélie Maëlle Solène Hélène Noémie Françoise Bérénice Clémence Océane Anaïs",
    men: "Gaël Jérôme Loïc Benoît Thibault Étienne Rémi François Aurélien Cédric",
    families:
      "Vauquelin Desrosiers Lecœur Châtelain Bréchet Guérinot Maréchal Delaunoy Rougemont Lhérault Fontanel Pâquet",
  },
  nordic: {
    women: "Åsa Solveig Sigrún Maarit Tove Ragnhild Päivi Þóra Kirstine Linnéa",
    men: "Bjørn Håkan Eirik Jørgen Väinö Søren Torbjörn Ólafur Mikkel Pekka",
    families:
      "Ødegård Hjortshøj Lindskog Kivimäki Nygård Sæther Ahlström Grønbæk Þorvaldsdóttir Mäkelä Strømstad Ekebergh",
  },
  pl: {
    women: "Małgorzata Agnieszka Żaneta Katarzyna Grażyna Božena Ludmila Jadwiga Věra Zdeňka",
    men: "Łukasz Paweł Grzegorz Wojciech Sławomir Jiří Zbigniew Ondřej Przemysław Vojtěch",
    families: "Wrzesień Dąbek Pszczółka Mroźny Żurawik Čapek Gołębiec Říha Ścisło Kubišta Jędrzejek Świderek",
  },
  it: {
    women: "Ginevra Fiammetta Ornella Loredana Niccolina Mariù Costanza Rossella",
    men: "Nicolò Gianmarco Ettore Renzo Lapo Cosimo Taddeo Saverio",
    families: "Quaranta Bellomo Sciacca Pennacchio D'Aquila Forlà Ventimiglia Zuccalà Bonaventura Malaspina",
  },
  pt: {
    women: "Conceição Inês Fátima Graça Mafalda Lídia Benedita Verónica",
    men: "João Gonçalo Tomé Estêvão Simão Baltazar Luís Fabrício",
    families: "Assunção Figueirôa Magalhães Quintão Brandão Falcão Valadares Mourão Leitão Avelãs",
  },
  nl: {
    women: "Annelies Roos Marijke Fenna Sterre Noëlle Tjitske Lieselot",
    men: "Joost Sjoerd Wouter Geert Thijs Daniël Pepijn Ruben",
    families: "Hoogland Zijlstra Kuipers Verbruggen Roelofs Oosterhuis Brouwers Dijkgraaf Ruysdael Veenstra",
  },
  tr: {
    women: "Gülşen Çiğdem Özlem Şebnem Işıl Tuğba Nurgül Hazal",
    men: "Çağlar Uğur Özgür Barış Yiğit Tolgahan Oğuz İlker",
    families: "Karadağ Çetinkaya Güneşli Yıldırımoğlu Öztaş Akbaşlı Şimşekçi Ünalmış Bozdağ Ilgazlı",
  },
  af: {
    women: "Adaeze Nomvula Wanjiru Folasadé Zodwa Achieng Ifeoma Tsehay",
    men: "Chukwudi Sipho Kamau Ṣẹ́gun Thabo Otieno Emeka Bekele",
    families: "Nwachukwu Mthethwa Gĩchũhi Adébáyọ̀ Khumalo Odhiambo Ezenwa Woldemariam Ndlovu Okpara",
  },
  in: {
    women: "ऐश्वर्या=Aishwarya मीनाक्षी=Meenakshi श्रुति=Shruti लावण्या=Lavanya दीपिका=Deepika कावेरी=Kaveri",
    men: "विक्रांत=Vikrant अरविंद=Arvind हरीश=Harish निखिल=Nikhil सुदर्शन=Sudarshan यशवंत=Yashwant",
    families: "देशमुख=Deshmukh कुलकर्णी=Kulkarni त्रिवेदी=Trivedi भट्टाचार्य=Bhattacharya राठौड़=Rathod सक्सेना=Saxena",
  },
  vi: {
    women: "Thùy-Linh Bích-Ngọc Phương-Thảo Diễm-Quỳnh Ánh-Tuyết",
    men: "Đức-Huy Quốc-Bảo Trọng-Nghĩa Hữu-Phước Việt-Dũng",
    families: "Nguyễn Trần Đặng Huỳnh Võ Đỗ",
    order: "family-first",
  },
  ja: {
    women: "美咲=Misaki 千夏=Chinatsu 由紀子=Yukiko 彩香=Ayaka 真理=Mari 小百合=Sayuri 結衣=Yui 恵美=Emi",
    men: "健太郎=Kentaro 拓也=Takuya 浩二=Koji 直樹=Naoki 大輔=Daisuke 誠=Makoto 隆=Takashi 俊介=Shunsuke",
    families:
      "白石=Shiraishi 桐谷=Kiritani 水沢=Mizusawa 榎本=Enomoto 真壁=Makabe 樋口=Higuchi 風間=Kazama 湯浅=Yuasa 久保田=Kubota 海老原=Ebihara 若槻=Wakatsuki 蓮沼=Hasunuma",
    order: "family-first",
  },
  zh: {
    women: "雅婷=Yating 思涵=Sihan 丽华=Lihua 晓雯=Xiaowen 梦瑶=Mengyao",
    men: "建国=Jianguo 子轩=Zixuan 伟明=Weiming 浩然=Haoran 志强=Zhiqiang",
    families: "欧阳=Ouyang 司徒=Situ 郭=Guo 唐=Tang 谢=Xie 龚=Gong",
    order: "family-first-joined",
  },
  ko: {
    women: "서연=Seoyeon 지우=Jiwoo 은영=Eunyoung 하늘=Haneul 미경=Mikyung",
    men: "도현=Dohyun 준호=Junho 성민=Sungmin 태윤=Taeyoon 영철=Youngchul",
    families: "남궁=Namgung 황보=Hwangbo 류=Ryu 심=Sim 곽=Kwak 선우=Sunwoo",
    order: "family-first-joined",
  },
  ar: {
    women: "ليلى=Layla نورة=Noura هدى=Huda سلمى=Salma ريم=Reem",
    men: "يوسف=Yousef طارق=Tareq سامر=Samer ناصر=Nasser خالد=Khaled",
    families:
      "الحداد=Al-Haddad النجار=Al-Najjar القاسمي=Al-Qasimi البناء=Al-Banna الخياط=Al-Khayyat الزهراني=Al-Zahrani",
  },
  he: {
    women: "נועה=Noa תמר=Tamar שירה=Shira מיכל=Michal יעל=Yael",
    men: "אורי=Uri איתן=Eitan גלעד=Gilad יונתן=Yonatan עמית=Amit",
    families: "ברגמן=Bergman שדה=Sadeh אלמוג=Almog הרפז=Harpaz קרמזי=Karmazi נחשון=Nachshon",
  },
  uk: {
    women: "Світлана=Svitlana Оксана=Oksana Людмила=Liudmyla Ярина=Yaryna Їванна=Yivanna",
    men: "Богдан=Bohdan Остап=Ostap Мирослав=Myroslav Юрій=Yurii Тарас=Taras",
    families: "Верхогляд=Verkhohliad Журба=Zhurba Заєць=Zaiets Хмара=Khmara Щербина=Shcherbyna Ґудзь=Gudz",
  },
  el: {
    women: "Ελένη=Eleni Δήμητρα=Dimitra Χρυσούλα=Chrysoula Ιωάννα=Ioanna Θάλεια=Thaleia",
    men: "Γιώργος=Giorgos Στέλιος=Stelios Μιχάλης=Michalis Θανάσης=Thanasis Άγγελος=Angelos",
    families: "Καλλέργη=Kallergi Ξυδάκη=Xydaki Βλαχάκη=Vlachaki Ψαρρού=Psarrou Ζερβού=Zervou Τσαγκαράκη=Tsangaraki",
  },
} as const satisfies Record<string, NameTable>;

export type Culture = keyof typeof tables;

interface Word {
  native: string;
  latin: string;
}

const words = new Map<string, readonly Word[]>();

export function personOf(culture: Culture, random: Random): Person {
  const table: NameTable = tables[culture];
  const isWoman = random.chance(0.5);
  const given = random.pick(wordsOf(isWoman ? table.women : table.men));
  const family = random.pick(wordsOf(table.families));
  return {
    name: fullName(table, given.native, family.native),
    given: given.native,
    family: family.native,
    givenLatin: given.latin,
    familyLatin: family.latin,
    isWoman,
    culture,
  };
}

function fullName(table: NameTable, given: string, family: string): string {
  if (table.order === "family-first-joined") return `${family}${given}`;
  return table.order === "family-first" ? `${family} ${given}` : `${given} ${family}`;
}

function wordsOf(list: string): readonly Word[] {
  const known = words.get(list);
  if (known) return known;
  const read = list.split(" ").map((entry) => {
    const [native = "", latin = native] = entry.split("=");
    return { native, latin };
  });
  words.set(list, read);
  return read;
}

const latinLetters: Readonly<Record<string, string>> = {
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "Ae",
  å: "a",
  Å: "A",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ß: "ss",
  œ: "oe",
  þ: "th",
  Þ: "Th",
  ı: "i",
  İ: "I",
};

/** Letters of a Latin name without accents, as they would stand in an email address. */
export function withoutAccents(text: string): string {
  const replaced = Array.from(text, (letter) => latinLetters[letter] ?? letter).join("");
  return replaced.normalize("NFD").replace(/\p{M}/gu, "");
}

/** `ana.ruiz` for Ana Ruiz. */
export function mailboxOf(given: string, family: string): string {
  const word = (text: string) =>
    withoutAccents(text)
      .toLowerCase()
      .replace(/[^a-z]/g, "");
  return `${word(given)}.${word(family)}`;
}
