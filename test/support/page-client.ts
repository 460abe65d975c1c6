import type { BrowserClient } from "../../src/browser.ts";
import * as operations from "../../src/browser.ts";
import type { SvcClient } from "../../src/index.ts";

/** The functions of `svc-sdk/browser` under the names of the client's methods, so that both are asked the same. */
export function asSvcClient(page: BrowserClient): SvcClient {
  const {
    paginate,
    listMeetings,
    getMeeting,
    listMeetingReports,
    listTemplates,
    createTemplate,
    getTemplate,
    updateTemplate,
    deleteTemplate,
    listReports,
    getReport,
    getTeamStats,
    listInsights,
    listRoleplaySessions,
  } = operations;
  const on =
    <Args extends unknown[], Result>(call: (client: BrowserClient, ...args: Args) => Result) =>
    (...args: Args) =>
      call(page, ...args);
  const listOf =
    (list: Parameters<typeof paginate>[1]) =>
    (query: object = {}, options = {}) =>
      paginate(page, list, query, options);
  const client = {
    meetings: { list: listOf(listMeetings as never), get: on(getMeeting), reports: on(listMeetingReports) },
    templates: {
      list: listOf(listTemplates as never),
      create: on(createTemplate),
      get: on(getTemplate),
      update: on(updateTemplate),
      delete: on(deleteTemplate),
    },
    reports: { list: listOf(listReports as never), get: on(getReport) },
    team: { stats: on(getTeamStats) },
    insights: { list: listOf(listInsights as never) },
    roleplay: { sessions: { list: listOf(listRoleplaySessions as never) } },
  };
  return client as unknown as SvcClient;
}
