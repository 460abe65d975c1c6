import assert from "node:assert/strict";
import { type ClientOptions, SvcClient } from "../src/index.ts";

/** Four ways to read a list that has more than one page. */
export async function run(options: ClientOptions) {
  const svc = new SvcClient(options);

  // #region one-page
  const first = await svc.meetings.list({ limit: 10 }); // one request
  const second = first.hasNextPage ? await first.nextPage() : undefined;
  // #endregion

  // #region every-item
  const titles: string[] = [];
  for await (const meeting of svc.meetings.list({ status: "completed" })) {
    titles.push(meeting.title); // pages are fetched while you work; `break` stops the fetching
    if (titles.length === 30) break;
  }
  // #endregion

  // #region every-page
  let pageCount = 0;
  for await (const page of svc.reports.list({ limit: 50 }).pages()) {
    pageCount += 1;
    if (page.page === 3) break;
  }
  // #endregion

  // #region to-array
  const best = await svc.reports.list({ min_score: 70 }, { maxItems: 40, concurrency: 4 }).toArray();
  // #endregion

  assert.equal(first.data.length, 10);
  assert.ok(second?.data.every((meeting) => !first.data.some((earlier) => earlier.id === meeting.id)));
  assert.equal(titles.length, 30);
  assert.ok(pageCount >= 1 && pageCount <= 3);
  assert.ok(best.length <= 40 && best.every((report) => report.overall_score >= 70));
  return { first: first.data, second: second?.data, titles, pageCount, best };
}
