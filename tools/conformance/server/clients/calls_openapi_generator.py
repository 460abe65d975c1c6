"""Makes the 14 calls of the API through a client that openapi-generator generated."""

import sys

import openapi_client as client

folder, url, key, meeting, report = sys.argv[1:]
api = client.ApiClient(client.Configuration(host=url, access_token=key))

meetings = client.MeetingsApi(api)
assert len(meetings.list_meetings(limit=3).data) == 3
assert str(meetings.get_meeting(meeting).data.id) == meeting
assert len(meetings.list_meeting_reports(meeting).data) == 1
reports = client.ReportsApi(api)
assert len(reports.list_reports().data) == 1
assert str(reports.get_report(report).data.id) == report
assert client.TeamApi(api).get_team_stats().data.time_range == "month"
assert len(client.InsightsApi(api).list_insights().data) == 1
assert len(client.RoleplayApi(api).list_roleplay_sessions().data) == 1

templates = client.TemplatesApi(api)
assert len(templates.list_templates().data) == 1
criterion = client.GradingCriterion(name="Discovery", weight=100, description="Asks")
created = templates.create_template(
    client.CreateTemplate(name="Made by Python", prompt_template="Score it.", grading_criteria=[criterion])
).data
update = client.UpdateTemplate(name="Renamed by Python")
assert templates.update_template(created.id, update).data.name == "Renamed by Python"
assert len(templates.get_template(created.id).data.grading_criteria) == 1
assert templates.delete_template(created.id).data
assert client.ServiceApi(api).get_open_api().openapi == "3.0.3"
