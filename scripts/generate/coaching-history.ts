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
