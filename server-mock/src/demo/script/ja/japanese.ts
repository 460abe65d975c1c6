import type { Random } from "../../prng.ts";
import { sectionsOf } from "../../text-sections.ts";
import { shortPlans } from "../short-plans.ts";
import type { Slots } from "../spintax.ts";
import { type CallFacts, commonSlots, type TongueScript } from "../tongue.ts";

const titles = {
  discovery: "{初回商談：$company様|$company様 ヒアリング}",
  demo: "{製品デモ：$company様|$company様 ご紹介（画面共有）}",
  negotiation: "{条件のご相談：$company様|$company様 お見積もり確認}",
  "follow-up": "{継続商談：$company様|$company様 進捗確認}",
  closing: "{ご契約前の最終確認：$company様|$company様 契約 🖊️}",
  "cold-call": "{新規電話：$company様|$company様 ご挨拶}",
  general: "{定例：$company様|$company様 四半期のふりかえり}",
} as const;

const goals = {
  discovery: "今の計画の進め方を理解する",
  demo: "大切な二、三点に絞ってご覧いただく",
  negotiation: "残っている条件を整理する",
  "follow-up": "前回からの変化を確認する",
  closing: "契約の最後の確認を終える",
  "cold-call": "一度お話しする意味があるかを確かめる",
  general: "この数か月をふりかえる",
} as const;

const tools = [
  ["シートが十四枚ある表計算ファイル", "表計算ファイル"],
  ["昔、社員が作ったデータベース", "データベース"],
  ["ホワイトボードと電話", "ホワイトボード"],
] as const;

const days = [
  ["火曜日", "木曜日"],
  ["水曜日", "金曜日"],
  ["月曜日", "水曜日"],
] as const;

const peers = ["朝凪運送", "みなづき物流", "楠木ケア", "星野原フーズ"] as const;

const yenPerDollar = 150;

const digits = new Intl.NumberFormat("ja-JP");

/** Calls in Japanese. */
export const japanese: TongueScript = {
  language: "ja",
  grammar: [sectionsOf("ja")("calls")],
  notes: [sectionsOf("ja")("notes")],
  plans: shortPlans,
  charactersPerSecond: 6.2,
  titles,
  slotsOf,
};

function slotsOf(facts: CallFacts, random: Random): Slots {
  const { account, prospect, second, seller, colleague } = facts;
  const [tool, toolShort] = random.pick(tools);
  const [day, day2] = random.pick(days);
  return {
    ...commonSlots(facts, random),
    me: seller.spokenJapanese,
    ...(colleague && { colleague: colleague.spokenJapanese }),
    you: `${prospect.family}様`,
    ...(second && { you2: `${second.family}様` }),
    boss: `${account.boss.family}部長`,
    us: "青嵐ワークス",
    peer: random.pick(peers),
    pilot: account.company.city,
    city: account.company.city,
    sites: `${account.siteCount}拠点`,
    tool,
    toolShort,
    system: random.pick(["給与システム", "基幹システム", "勤怠システム"]),
    cost: `${Math.round((account.costPerYear * yenPerDollar) / 10_000)}万円`,
    price: `${digits.format(account.pricePerSeat * yenPerDollar)}円`,
    total: `${Math.round((account.totalPerYear * yenPerDollar) / 10_000)}万円`,
    budget: `${Math.round((account.budgetPerYear * yenPerDollar) / 10_000)}万円`,
    weeks: random.pick(["六", "八", "十"]),
    day,
    day2,
    clock: random.pick(["十時", "十三時半", "十五時"]),
    deadline: random.pick(["繁忙期の前まで", "来期の予算編成まで", "年度末まで"]),
    goal: goals[facts.callType],
  };
}
