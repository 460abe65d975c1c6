import type { Language } from "../lexicon.ts";
import type { PreparedLine } from "../prepare-call.ts";

/** A name with a capital inside: a company's or a product's, and nobody else's. */
const COINED = /[A-ZÀ-Þ][a-zß-ÿœ]+[A-ZÀ-Þ][a-zß-ÿœ]{2,}/;
const NAME = "([A-ZÀ-Þ][A-Za-zÀ-ÿœ0-9]{2,}(?:[ -][A-ZÀ-Þ][A-Za-zÀ-ÿœ0-9]+)?)";
/** A capital inside a sentence or a word: a line without one is not searched any further. */
const MAY_NAME = /[a-zß-ÿœ,][ -]?[A-ZÀ-Þ][a-zß-ÿœ]/;
/** What everybody has, and no seller of anything else competes with. */
const TOOLS =
  /^(?:WhatsApp|YouTube|LinkedIn|PowerPoint|OneDrive|OneNote|SharePoint|GitHub|PayPal|MacBook|FaceTime|DocuSign|JavaScript|TikTok|Mc\p{Lu}.*)$/u;
/** Words with a capital that name no company. */
const OTHERS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|excel|english|german|french|spanish|monsieur|madame|frau|herr|señor\p{L}*|don|doña|mr|mrs|ms|dr|the|that|this|then|they|there|what|when|how|who|why|and|but|it|he|she|we|you|nobody|everybody|somebody)(?!\p{L})|^(?:パート|アルバイト|スタッフ|ドライバー|オーナー|リーダー|マネージャー|メーカー|ユーザー|エンジニア|エクセル|メール|スマホ|システム|アプリ|ソフト|ツール|サービス|クラウド)/iu;

/** How people speak of somebody who sells the same: whom they tried, who offered something, whose offer they have. */
const FRAMES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    frame(
      "(?:[Tt]ried|[Pp]iloted|[Ll]ooked at|[Ee]valuat(?:ed|ing)|[Tt]rial(?:l?ed|ling)|went with|going with|switch(?:ed|ing)? (?:from|to)|mov(?:ed|ing) (?:from|to)|[Cc]ompared? (?:to|with)|cheaper (?:at|with|from)|(?:quote|offer|proposal|letter|demo|pitch) from|the (?:lot|people|guys|mob) (?:at|from)) (?:the |that )?",
      "",
    ),
    frame(
      "",
      " (?:quoted|was quoting|offered|offers|charges?|came in(?: at| with)?|couldn't|could do|do that for|does that|wants? (?:us|me)|are doing it)(?![A-Za-zÀ-ÿœ])",
    ),
  ],
  de: [
    frame("(?:Angebot|Offerte|Vorschlag) (?:von|der|des|vom) (?:der )?", ""),
    frame("(?:wechseln zu|gewechselt zu|ausprobiert mit|im Vergleich (?:zu|mit)) ", ""),
  ],
  es: [
    frame(
      "(?:[Pp]robamos|[Uu]samos|[Uu]sábamos|[Tt]uvimos|(?:oferta|propuesta|presupuesto|cotización) de|(?:los|las|uno|una|alguien) de|ofrecieron|nos cambiamos a|comparad[oa]s? con) ",
      "",
    ),
    frame(
      "",
      " (?:también (?:la|lo|los|las)|me (?:lo )?(?:está |ofrec|da|cobra)|nos (?:lo )?(?:ofrec|cotiz|cobra|da)|lo hace)",
    ),
  ],
  fr: [
    frame(
      "(?:[Oo]n a (?:eu|essayé|testé|vu)|[Oo]n avait|[Nn]ous avons (?:eu|essayé|testé)|(?:devis|offre|proposition) de|celui de|celle de|ceux de|(?:le monsieur|la dame|le gars|les gens) de) (?:chez )?",
      "",
    ),
    frame("[Cc]hez ", ",? (?:ils|on) "),
    frame("", " (?:nous (?:a|avait|propose|fait)|propose|le fait|la fait|m'a (?:proposé|fait))(?![A-Za-zÀ-ÿœ])"),
  ],
  ja: [
    /([ァ-ヶー]{3,}|[\p{Script=Han}]{2,}[ァ-ヶー]{2,}|[ァ-ヶー]{2,}[\p{Script=Han}]{1,3})さん(?:が|は|も|の(?:ほう|見積|提案)|だと)/u,
    /([ァ-ヶー]{4,})(?:は|を|も)(?:使い|使って|試し|検討し|やめ)/u,
  ],
};

/** Asks who else is in it, or what there was before: a name in the answer is one. */
const ASKED =
  /(?<!\p{L})(?:(?:looked at|tried|talking to|considering|comparing|piloted)(?! (?:me|us))|what do you use|what are you using|noch (?:was|wen|jemand)\p{L}* ander\p{L}*|angeschaut|angschaut|womit (?:arbeiten|machen)|(?:hablado|mirado|visto|probado|trabajado) (?:con )?otr[oa]s?|otr[oa]s? (?:proveedor|opción|opciones)\p{L}*|han (?:visto|probado|mirado)|qué usan|d'autres|déjà (?:essayé|testé|un outil)|comparez|regardé ailleurs)(?!\p{L})|他社|ほかに(?:も)?(?:検討|ご検討)/iu;

/** A name inside a sentence. */
const INSIDE = new RegExp(
  `(?<=[a-zß-ÿœ,] )(?<!(?:sister|brother|wife|husband|boss|partner|colleague|daughter|son) )${NAME}`,
);

function frame(before: string, after: string): RegExp {
  return new RegExp(`${before === "" ? "" : "(?<![A-Za-zÀ-ÿœ])"}${before}${NAME}${after}`);
}

/** All of them, for the number of the scorer changes with them. */
export const RIVAL_WORDS = { COINED, TOOLS, OTHERS, FRAMES, ASKED, INSIDE } as const;

/** Where a line names a competitor: a name that the seller did not bring up and nobody in the call has, and what is said of it. */
export function rivalAt(
  lines: readonly PreparedLine[],
  index: number,
  { language, asked }: { language: Language; asked: string },
): number | undefined {
  const text = lines[index]?.line.text ?? "";
  const isRival = (name: string | undefined): boolean =>
    name !== undefined && !TOOLS.test(name) && !OTHERS.test(name) && !isKnown(name, lines, index);
  if (language !== "ja" && !MAY_NAME.test(text)) return undefined;
  const coined = COINED.exec(text);
  if (coined && isRival(coined[0])) return coined.index;
  const framed = FRAMES[language].map((words) => words.exec(text)).find((found) => isRival(found?.[1]));
  if (framed) return framed.index;
  // German writes every noun with a capital, and Japanese none.
  if (language === "de" || language === "ja" || lines[index - 1]?.side !== "seller" || !ASKED.test(asked))
    return undefined;
  const named = INSIDE.exec(text);
  return isRival(named?.[1]) ? named?.index : undefined;
}

function isKnown(name: string, lines: readonly PreparedLine[], index: number): boolean {
  const first = name.toLowerCase().split(" ")[0] ?? "";
  return lines.some(
    ({ side, text, line }, place) =>
      (side === "seller" && place < index && text.includes(first)) || line.speaker.toLowerCase().includes(first),
  );
}
