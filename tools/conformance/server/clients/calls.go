// Command calls makes the 14 calls of the API through a client that oapi-codegen generated.
package main

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path"

	"example.com/calls/client"
	"github.com/google/uuid"
)

func main() {
	url, key, meeting, report := os.Args[1], os.Args[2], uuid.MustParse(os.Args[3]), uuid.MustParse(os.Args[4])
	ctx := context.Background()
	authorize := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+key)
		return nil
	}
	api, err := client.NewClientWithResponses(url, client.WithRequestEditorFn(authorize))
	check("client", err, true)
	limit := 3

	meetings, err := api.ListMeetingsWithResponse(ctx, &client.ListMeetingsParams{Limit: &limit})
	check("listMeetings", err, meetings.JSON200 != nil && len(meetings.JSON200.Data) == limit)
	one, err := api.GetMeetingWithResponse(ctx, meeting, &client.GetMeetingParams{})
	check("getMeeting", err, one.JSON200 != nil && one.JSON200.Data.Id == meeting)
	ofMeeting, err := api.ListMeetingReportsWithResponse(ctx, meeting, &client.ListMeetingReportsParams{})
	check("listMeetingReports", err, ofMeeting.JSON200 != nil && len(ofMeeting.JSON200.Data) == 1)
	reports, err := api.ListReportsWithResponse(ctx, &client.ListReportsParams{})
	check("listReports", err, reports.JSON200 != nil && len(reports.JSON200.Data) == 1)
	single, err := api.GetReportWithResponse(ctx, report, &client.GetReportParams{})
	check("getReport", err, single.JSON200 != nil && single.JSON200.Data.Id == report)
	stats, err := api.GetTeamStatsWithResponse(ctx, &client.GetTeamStatsParams{})
	check("getTeamStats", err, stats.JSON200 != nil && stats.JSON200.Data.TimeRange == "month")
	insights, err := api.ListInsightsWithResponse(ctx, &client.ListInsightsParams{})
	check("listInsights", err, insights.JSON200 != nil && len(insights.JSON200.Data) == 1)
	sessions, err := api.ListRoleplaySessionsWithResponse(ctx, &client.ListRoleplaySessionsParams{})
	check("listRoleplaySessions", err, sessions.JSON200 != nil && len(sessions.JSON200.Data) == 1)
	templates, err := api.ListTemplatesWithResponse(ctx, &client.ListTemplatesParams{})
	check("listTemplates", err, templates.JSON200 != nil && len(templates.JSON200.Data) == 1)

	criteria := []client.GradingCriterion{{Name: "Discovery", Weight: 100, Description: "Asks"}}
	created, err := api.CreateTemplateWithResponse(ctx, &client.CreateTemplateParams{}, client.CreateTemplate{
		Name: "Made by Go", PromptTemplate: "Score it.", GradingCriteria: criteria,
	})
	check("createTemplate", err, created.JSON201 != nil && created.JSON201.Data.Name == "Made by Go")
	id := uuid.MustParse(path.Base(created.HTTPResponse.Header.Get("Location")))
	renamed := "Renamed by Go"
	updated, err := api.UpdateTemplateWithResponse(ctx, id, &client.UpdateTemplateParams{}, client.UpdateTemplate{Name: &renamed})
	check("updateTemplate", err, updated.JSON200 != nil && updated.JSON200.Data.Name == renamed)
	read, err := api.GetTemplateWithResponse(ctx, id, &client.GetTemplateParams{})
	check("getTemplate", err, read.JSON200 != nil && len(read.JSON200.Data.GradingCriteria) == 1)
	deleted, err := api.DeleteTemplateWithResponse(ctx, id, &client.DeleteTemplateParams{})
	check("deleteTemplate", err, deleted.JSON200 != nil)
	spec, err := api.GetOpenApiWithResponse(ctx)
	check("getOpenApi", err, spec.JSON200 != nil && spec.JSON200.Openapi == "3.0.3")
}

func check(call string, err error, holds bool) {
	if err != nil || !holds {
		fmt.Fprintf(os.Stderr, "%s: error %v, result as expected: %v\n", call, err, holds)
		os.Exit(1)
	}
}
