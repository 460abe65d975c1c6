/** Blind measurement of `offline-signals/8`, on calls that nobody who worked on it had read; kept as it was measured. */
export const BLIND = {
  scorer: "offline-signals/8",
  day: "2026-11-22",
  calls: 60,
  command: "svc-server coach eval --calls server-mock/test/coaching/independent-2",
} as const;

type Row = readonly [name: string, published: string, right: number, wrong: number, missed: number];

/** Claims and insights, the precision that had been published for them, and the counts on that set. */
export const BLIND_ROWS: readonly Row[] = [
  ["agenda", "1.00", 18, 2, 10],
  ["agenda-agreed", "1.00", 13, 2, 5],
  ["no-agenda", "0.54", 25, 9, 1],
  ["open-question", "0.89", 169, 14, 11],
  ["open-question-rate", "0.97", 57, 3, 3],
  ["recap", "1.00", 14, 4, 20],
  ["recap-checked", "1.00", 7, 1, 13],
  ["no-recap", "0.60", 23, 20, 1],
  ["seller-price", "1.00", 12, 3, 5],
  ["other-price", "1.00", 5, 5, 18],
  ["dated-next-step", "1.00", 26, 2, 9],
  ["timed-next-step", "1.00", 18, 1, 3],
  ["no-dated-next-step", "0.44", 19, 8, 1],
  ["competitor_mention", "0.50", 2, 1, 75],
  ["objection", "0.00", 0, 2, 209],
  ["pricing", "0.80", 25, 17, 72],
  ["feature_request", "0.80", 7, 5, 71],
  ["buying_signal", "0.83", 6, 3, 126],
  ["pain_point", "1.00", 28, 8, 205],
];

/** Blind measurement of `offline-signals/13`, of its claims and of what its reports say; kept as it was measured. */
export const BLIND_REPORTS = {
  scorer: "offline-signals/13",
  day: "2026-11-27",
  command: "svc-server coach eval --calls server-mock/test/coaching/independent-4",
} as const;

/** Right and wrong claims, and labels that were found and missed. */
export const BLIND_REPORT_ROWS: Readonly<
  Record<string, readonly [right: number, wrong: number, found: number, missed: number]>
> = {
  agenda: [19, 2, 19, 8],
  "agenda-agreed": [13, 2, 13, 6],
  "open-question": [77, 4, 77, 48],
  "open-question-rate": [36, 7, 36, 22],
  recap: [22, 3, 21, 11],
  "recap-checked": [16, 1, 16, 4],
  "seller-price": [17, 3, 17, 8],
  "other-price": [4, 1, 4, 3],
  "dated-next-step": [24, 4, 24, 14],
  "timed-next-step": [19, 1, 19, 8],
  "action-item": [46, 8, 46, 85],
  owner: [38, 1, 38, 93],
  "due-date": [11, 3, 11, 100],
  about: [1, 48, 1, 70],
  replay: [76, 31, 116, 124],
  praise: [55, 35, 55, 118],
  "praise-undenied": [88, 2, 0, 0],
  advice: [6, 32, 6, 25],
  "advice-moment": [5, 33, 5, 26],
  "advice-undenied": [17, 21, 0, 0],
};
