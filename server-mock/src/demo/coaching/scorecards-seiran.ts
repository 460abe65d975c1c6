import type { Scorecard } from "./scorecard.ts";

/** Templates of an organization that sells in Japanese and in English. */
export const seiranScorecards: readonly Scorecard[] = [
  {
    name: "初回商談スコアカード",
    description: "はじめてのお客様との商談を評価します。提案より理解を重視します。",
    prompt: `あなたはシフト・配車計画ソフトウェアの営業コーチです。文字起こしを最後まで読んでから採点してください。

1. 評価項目ごとに、点数を決めた発言を一つか二つ、時刻とともに原文のまま引用する。
2. 営業担当の行動、お客様の反応、改善案の順に書く。
3. 0〜100点で採点する。60点は「可もなく不可もなく」、80点は「新人に聞かせたい商談」とする。

商品知識や丁寧さだけでは加点しません。課題の影響、困っている人、今動く理由が分かった商談を高く評価してください。`,
    criteria: [
      { name: "目的の共有", weight: 15, dimension: "opening", description: "商談の目的とゴールを冒頭で確認している。" },
      {
        name: "質問の深さ",
        weight: 30,
        dimension: "discovery",
        description: "現場の場面、影響、金額まで質問している。",
      },
      { name: "傾聴と要約", weight: 25, dimension: "listening", description: "お客様の言葉で要約し、確認している。" },
      { name: "価値の伝え方", weight: 10, dimension: "value", description: "課題に結びついた効果だけを伝えている。" },
      { name: "次回の約束", weight: 20, dimension: "next", description: "日程、参加者、目的がそろっている。" },
    ],
    tone: "encouraging",
    callType: "discovery",
    industryContext: "物流の時間外労働の上限規制、人手不足、紙と表計算ソフトによるシフト管理が主な背景です。",
    isActive: true,
    author: 1,
    version: 3,
    ageDays: 395,
    language: "ja",
    scores: ["discovery"],
  },
  {
    name: "デモ評価シート",
    description: "製品デモの評価用。機能の数ではなく、お客様との関係の深さを見ます。",
    prompt: `製品デモを評価してください。見せた機能のうち、お客様の発言に対応するものがいくつあるかを数え、数字で示してください。

各項目を0〜100点で採点し、根拠となる発言を時刻つきで引用します。60点未満の項目には、代わりに言うべきだった一文を書いてください。`,
    criteria: [
      { name: "前提の確認", weight: 20, dimension: "listening", description: "見せる前に課題を確認している。" },
      { name: "内容の的確さ", weight: 35, dimension: "value", description: "お客様の業務に沿って見せている。" },
      { name: "懸念への対応", weight: 25, dimension: "objection", description: "背景を尋ねてから答えている。" },
      { name: "次回の約束", weight: 20, dimension: "next", description: "その場で日程を決めている。" },
    ],
    tone: "data-driven",
    callType: "demo",
    industryContext: null,
    isActive: true,
    author: 1,
    version: 2,
    ageDays: 340,
    language: "ja",
    scores: ["demo"],
  },
  {
    name: "条件交渉・クロージング",
    description: null,
    prompt: `条件交渉を評価してください。譲歩が出るたびに「誰が求め、何を得たか」を書き出してください。見返りのない譲歩は、金額の大小にかかわらず減点です。

結論から簡潔に書き、最後に次回の冒頭で言うべき一文を添えてください。`,
    criteria: [
      { name: "価値の再確認", weight: 25, dimension: "value", description: "金額の前に効果を確認している。" },
      { name: "交渉の進め方", weight: 40, dimension: "pricing", description: "譲歩に見返りを求めている。" },
      { name: "懸念への対応", weight: 15, dimension: "objection", description: "要求の理由を確かめている。" },
      { name: "契約までの道筋", weight: 20, dimension: "next", description: "稟議、法務、発注の日程を確認している。" },
    ],
    tone: "direct",
    callType: "negotiation",
    industryContext: "稟議には二週間から一か月かかります。",
    isActive: true,
    author: 1,
    version: 1,
    ageDays: 320,
    language: "ja",
    scores: ["negotiation", "closing"],
  },
  {
    name: "商談ふりかえり（共通）",
    description: "継続商談や定例のふりかえりに。",
    prompt: `前回から何が新しく分かったかを中心に、商談をふりかえってください。会話が動いた瞬間と、動かせたはずの瞬間を一つずつ引用し、動かすための質問を提案してください。`,
    criteria: [
      { name: "前回の確認", weight: 25, dimension: "listening", description: "前回の内容と変化を確認している。" },
      {
        name: "新しい情報",
        weight: 25,
        dimension: "discovery",
        description: "人、出来事、優先順位について新たに聞けている。",
      },
      { name: "懸念への対応", weight: 25, dimension: "objection", description: "その場にいない人の懸念も扱えている。" },
      { name: "次回の約束", weight: 25, dimension: "next", description: "前回より重い約束ができている。" },
    ],
    tone: null,
    callType: null,
    industryContext: null,
    isActive: true,
    author: null,
    version: 1,
    ageDays: 250,
    language: "ja",
    scores: ["follow-up", "general", "cold-call"],
  },
  {
    name: "Global discovery rubric",
    description: "First calls outside Japan.",
    prompt: `Score a first call with a prospect abroad. Many participants do not speak English as their first language: reward short sentences, checked understanding and patience, and never mark anybody down for an accent or a missing article.

Support each score with a quotation and its time, count questions and talking time, and name one cultural assumption that the seller made, if there was one.`,
    criteria: [
      { name: "Clear start", weight: 20, dimension: "opening", description: "Purpose and agenda in plain words." },
      { name: "Questions", weight: 35, dimension: "discovery", description: "Open, short, one at a time." },
      {
        name: "Checked understanding",
        weight: 25,
        dimension: "listening",
        description: "Plays back and asks for corrections.",
      },
      { name: "Next step", weight: 20, dimension: "next", description: "Confirmed with date and time zone." },
    ],
    tone: "data-driven",
    callType: "discovery",
    industryContext: "Markets: Korea, China, Vietnam, India, the Gulf, Israel, Greece, Ukraine.",
    isActive: true,
    author: 4,
    version: 2,
    ageDays: 333,
    language: "en",
    scores: ["discovery", "cold-call"],
  },
  {
    name: "International deal review",
    description: "Everything after the first call, outside Japan.",
    prompt: `Review a call in a running deal. Say in one sentence where the deal stood before the call and where it stands after it. Then score each criterion from 0 to 100 with a quotation.

Direct tone. Where the seller promised something, list the promise and its date.`,
    criteria: [
      { name: "Value", weight: 30, dimension: "value", description: "Benefits in the customer's numbers." },
      { name: "Doubts", weight: 25, dimension: "objection", description: "Explored before answered." },
      { name: "Money", weight: 20, dimension: "pricing", description: "Plain, traded, in the agreed currency." },
      { name: "Next step", weight: 25, dimension: "next", description: "Dated, owned, confirmed in writing." },
    ],
    tone: "direct",
    callType: "general",
    industryContext: null,
    isActive: true,
    author: 1,
    version: 4,
    ageDays: 333,
    language: "en",
    scores: ["demo", "negotiation", "follow-up", "closing", "general"],
  },
];
