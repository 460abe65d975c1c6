// Makes the 14 calls of the API through a client that openapi-generator generated.

import { strict as assert } from "node:assert";
import {
  Configuration,
  InsightsApi,
  MeetingsApi,
  ReportsApi,
  RoleplayApi,
  ServiceApi,
  TeamApi,
  TemplatesApi,
} from "./index";

async function main([basePath = "", accessToken = "", meeting = "", report = ""]: string[]): Promise<void> {
  const configuration = new Configuration({ basePath, accessToken });
  const meetings = new MeetingsApi(configuration);
  assert.equal((await meetings.listMeetings({ limit: 3 })).data.length, 3);
  assert.equal((await meetings.getMeeting({ id: meeting })).data.id, meeting);
  assert.equal((await meetings.listMeetingReports({ id: meeting })).data.length, 1);
  const reports = new ReportsApi(configuration);
  assert.equal((await reports.listReports()).data.length, 1);
  assert.equal((await reports.getReport({ id: report })).data.id, report);
  assert.equal((await new TeamApi(configuration).getTeamStats()).data.timeRange, "month");
  assert.equal((await new InsightsApi(configuration).listInsights()).data.length, 1);
  assert.equal((await new RoleplayApi(configuration).listRoleplaySessions()).data.length, 1);

  const templates = new TemplatesApi(configuration);
  assert.equal((await templates.listTemplates()).data.length, 1);
  const gradingCriteria = [{ name: "Discovery", weight: 100, description: "Asks" }];
  const createTemplate = { name: "Made by TypeScript", promptTemplate: "Score it.", gradingCriteria };
  const id = String((await templates.createTemplate({ createTemplate })).data.id);
  const updateTemplate = { name: "Renamed by TypeScript" };
  assert.equal((await templates.updateTemplate({ id, updateTemplate })).data.name, updateTemplate.name);
  assert.equal((await templates.getTemplate({ id })).data.gradingCriteria.length, 1);
  assert.ok((await templates.deleteTemplate({ id })).data);
  assert.equal((await new ServiceApi(configuration).getOpenApi()).openapi, "3.0.3");
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
