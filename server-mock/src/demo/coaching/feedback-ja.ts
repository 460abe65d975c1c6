/** 評価項目ごとのコメント。書式は英語版と同じ。 */
export const criterionFeedback = `
opening strong any: $atの冒頭で{商談の目的とゴールを共有し、$youの同意まで取れています|進め方を先に確認できており、以降の会話がとてもスムーズでした}。
opening fair any: $atで目的は伝えられています。{お客様が今日持ち帰りたいことも一言うかがうと、より良くなります|相手の期待を確認するひと言があれば満点でした}。
opening weak any: $atの時点で目的が共有されておらず、{お客様が手持ち無沙汰になっていました|会社紹介が長くなってしまいました}。最初の三文を準備しておきましょう。
discovery strong any: $atの質問が秀逸です。{現場の具体的な場面を引き出せています|課題の金額まで落とし込めています}。
discovery fair any: $atの質問で課題には触れられています。{もう一歩、「それで何が起きますか」と掘り下げたいところです|影響の大きさを数字で確認できるとさらに良いです}。
discovery weak any: $atは誘導的な聞き方になっていました。{オープンな質問を一つ準備しておきましょう|沈黙を恐れず、相手の言葉を待ってみてください}。
listening strong any: $atの要約が的確で、{お客様から補足を引き出せています|お客様の言葉をそのまま使えている点が素晴らしいです}。
listening fair any: $atで受け止めはできています。{「ここまで合っていますか」と確認を添えるとさらに良いです|相手の言葉を使って言い直すと、納得感が増します}。
listening weak any: $atでお客様の話が途中で切れてしまいました。{最後まで聞いてから提案に移りましょう|一呼吸おいてから返す練習をしてみてください}。
value strong any: $atで{お客様自身の数字を使って効果を説明できています|課題と機能が一対一で結びついています}。
value fair any: $atの説明は妥当ですが、{お客様の数字が入るとより伝わります|一般論にとどまっています}。
value weak any: $atは機能の羅列になっていました。{お客様にとっての意味を一文で伝えましょう|一つに絞って話す勇気を持ちましょう}。
objection strong any: $atの懸念に対し、{まず背景を尋ねてから答えられています|検証方法を具体的に提案できています}。
objection fair any: $atで懸念を受け止めていますが、{根拠となる事例が欲しいところです|背景の確認が不足しています}。
objection weak any: $atで懸念を押し返してしまいました。{まず「なぜそう感じられますか」と尋ねましょう|説得より理解を優先しましょう}。
pricing strong any: $atで{条件と引き換えに譲歩を提示できています|価格の根拠を落ち着いて説明できています}。
pricing fair any: $atで価格を率直に伝えられています。{譲歩の際は見返りを求めましょう|選択肢を二つ示すと交渉しやすくなります}。
pricing weak any: $atで自分から値引きに触れてしまいました。{金額を伝えたら、まず相手の反応を待ちましょう|価値の確認を先に行いましょう}。
next strong any: $atで{日程・参加者・目的がそろった次回の約束ができています|双方の宿題が明確になっています}。
next fair any: $atで次の動きには触れています。{その場で日程まで決めましょう|参加者まで確認できると安心です}。
next weak any: $atの締め方では次につながりません。{最後の五分を次回の約束に使いましょう|本日中に候補日を二つお送りしましょう}。
opening unseen any: 録音に冒頭が含まれていないため、聞き取れる範囲で評価しています。
discovery unseen any: 質問の機会が少ない商談のため、全体の聞き方から評価しています。
listening unseen any: 要約の場面がなかったため、返答の受け方から評価しています。
value unseen any: 効果への直接の言及がなかったため、挙げられた例から評価しています。
objection unseen any: 明確な懸念が出なかったため、小さな疑問への対応から評価しています。
pricing unseen any: 金額の話題がほとんどなかったため、触れ方から評価しています。
next unseen any: 録音に終わりの挨拶が含まれていないため、途中の発言から評価しています。
`;

/** 商談全体のコメント。 */
export const overallFeedback = `
summary strong any: {非常に良い商談でした。|チームの手本になる商談です。}発話比率は$share％、質問は$questions回でした。
summary fair any: {安定した商談でした。|土台のしっかりした商談です。}発話比率は$share％、質問は$questions回でした。
summary weak any: {課題の残る商談でした。|本来の力が出し切れていません。}発話比率は$share％、質問は$questions回でした。
best strong any: 特に{$bestが光っています|良かったのは$bestです}。
best fair any: {$bestは良くできていました|強みは$bestでした}。
best weak any: その中でも{$bestは良い動きでした|$bestには手応えがありました}。
worst strong any: さらに伸ばすなら{$worstです|$worstに取り組みましょう}。
worst fair any: 伸びしろは{$worstにあります|$worstです}。
worst weak any: まずは{$worstから見直しましょう|$worstに集中しましょう}。
close strong any: $bestAtの場面はぜひチームで共有してください。
close fair any: $worstAtの場面を聞き直し、次の商談で一つだけ変えてみましょう。
close weak any: $worstAtの場面を一緒に聞いて、ロールプレイで練習しましょう。
`;

export const dimensionNames = {
  opening: "冒頭の進め方",
  discovery: "質問",
  listening: "傾聴",
  value: "価値の伝え方",
  objection: "懸念への対応",
  pricing: "金額の話し方",
  next: "次回の約束",
} as const;

/** 箇条書き。 */
export const oneLiners = `
strength opening: 目的を共有し、同意を得て始められた
strength discovery: {現場の場面を具体的に引き出せた|課題の影響を数字で確認できた}
strength listening: {お客様の言葉で要約できた|最後まで話を聞けた}
strength value: お客様の数字で効果を説明できた
strength objection: {懸念の背景を尋ねてから答えられた|落ち着いて対応できた}
strength pricing: 条件と引き換えに交渉できた
strength next: 日程と担当を決めて終えられた
improvement opening: 最初に今日のゴールを確認する
improvement discovery: {もう一段深く質問する|影響を金額で確認する}
improvement listening: 提案の前に要約を入れる
improvement value: 機能より効果を先に伝える
improvement objection: 答える前に理由を尋ねる
improvement pricing: 値引きの前に見返りを求める
improvement next: 通話中に次回の日程を決める
action opening: 次回の冒頭三文を書き出しておく
action discovery: 「もし〜なら」で始まる質問を三つ準備する
action listening: $worstAtからの録音を聞き直す
action value: $companyにとっての効果を一文にまとめる
action objection: 今回の懸念をロールプレイで練習する
action pricing: 引き換えにできる条件を三つ書き出す
action next: $youに本日中に候補日を二つ送る
`;
