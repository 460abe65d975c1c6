import type { FeedbackTexts } from "./feedback-texts.ts";

export const JAPANESE_TEXTS: FeedbackTexts = {
  agenda: {
    agreed: "商談の目的を伝え、相手の意向も確認しました。",
    set: "商談の目的を伝えました。相手の意向を確認する質問は、その前後に見つかりませんでした。",
    pitch: "見つかった冒頭の発言は自社の話か漠然とした質問で、商談の目的についての文は見つかりませんでした。",
    none: "最初の三分または一割に、商談の目的についての文は見つかりませんでした。",
  },
  questions: (asked, open, perTenMinutes) =>
    `見つかった質問は${asked}回、うちオープンな質問は${open}回でした。十分あたり${JAPANESE_TEXTS.decimal(perTenMinutes)}回です（目安：6回以上）。`,
  talkRatio: (percent) => `発話時間の${percent}%を話しました（目安：58%以下）。`,
  monologue: (length, at) =>
    `最も長い発言は${length}でした${at === undefined ? "" : `（${at}から）`}。目安は1:10以下です。`,
  switches: (perMinute) => `話者は一分あたり${JAPANESE_TEXTS.decimal(perMinute)}回入れ替わりました。`,
  patience: (pause, interruptions) =>
    `話し始めるまでの間は${JAPANESE_TEXTS.decimal(pause)}秒、相手を遮ったのは${interruptions}回でした。`,
  recap: {
    found: (count, isChecked) =>
      `聞いた内容を${count}回言い直し${isChecked ? "、合っているか確認しました。" : "ました。合っているか確認する質問は見つかりませんでした。"}`,
    none: "聞いた内容を言い直した場面は見つかりませんでした。",
  },
  firstPrice: {
    other: "先に金額を口にしたのは相手でした。",
    self: "相手より先に金額を口にしました。",
  },
  nextStep: {
    timed: "次回の日付と時刻が決まりました。",
    dated: "次回の日付は決まりました。時刻はその前後に見つかりませんでした。",
    none: "商談の最後の三分の一に、日付のある次の約束は見つかりませんでした。",
  },
  advice: {
    agenda: "最初に商談の目的を一言で伝え、「ほかに話したいことはありますか」と尋ねましょう。",
    "open-questions": "「何が」「どのように」「なぜ」で始まる質問を三つ用意し、画面を見せる前に一つ尋ねましょう。",
    "talk-ratio": "話す量を減らしましょう。発言の最後に質問し、答えを待ちます。",
    "longest-monologue": "長い説明は、一分たつ前に質問を挟んで区切りましょう。",
    "turn-switches": "対話にしましょう。発言を短くし、質問を増やします。",
    patience: "答える前に二つ数えましょう。大事な話は沈黙の後に出てきます。",
    recap: "聞いた内容を相手の言葉で言い直し、「合っていますか」と確認しましょう。",
    "first-price": "金額を出す前に、課題にかかっている費用や予算を尋ねましょう。",
    "dated-next-step": "電話を切る前に、次回の日付と時刻を決めましょう。",
  },
  notAssessed: {
    sides: "オフラインでは評価できません。どの話者が営業側か分かりません。",
    unbound:
      "オフラインでは評価できません。測る指標がありません。モデルを使うか、説明に `signals: …` の行を加えてください。",
    unmeasured: "オフラインでは評価できません。この商談には測る材料がありません。",
    unsure: "オフラインでは評価できません。見つかった内容は十分な精度で測れません。",
  },
  summary: {
    assessed: (assessed, all) =>
      assessed === all
        ? `${all}項目すべてを評価しました。`
        : `${all}項目のうち${assessed}項目を評価しました。残りは点数に含まれません。`,
    strongest: (criterion, fact) => `最も良かった項目：${criterion}。${fact}`,
    weakest: (criterion, fact) => `改善したい項目：${criterion}。${fact}`,
    next: (advice) => `次の商談では：${advice}`,
  },
  decimal: (value) => value.toFixed(1),
  space: "",
};
