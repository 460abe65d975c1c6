import client.ApiClient;
import client.api.InsightsApi;
import client.api.MeetingsApi;
import client.api.ReportsApi;
import client.api.RoleplayApi;
import client.api.ServiceApi;
import client.api.TeamApi;
import client.api.TemplatesApi;
import client.model.CreateTemplate;
import client.model.GradingCriterion;
import client.model.TimeRange;
import client.model.UpdateTemplate;
import java.util.List;
import java.util.UUID;

/** Makes the 14 calls of the API through a client that openapi-generator generated. */
public class Calls {
  public static void main(String[] arguments) throws Exception {
    UUID meeting = UUID.fromString(arguments[2]);
    UUID report = UUID.fromString(arguments[3]);
    ApiClient api = new ApiClient();
    api.updateBaseUri(arguments[0]);
    api.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + arguments[1]));

    MeetingsApi meetings = new MeetingsApi(api);
    check("listMeetings", meetings.listMeetings(1, 3, null, null, null, null).getData().size() == 3);
    check("getMeeting", meetings.getMeeting(meeting, null).getData().getId().equals(meeting));
    check("listMeetingReports", meetings.listMeetingReports(meeting, null).getData().size() == 1);
    ReportsApi reports = new ReportsApi(api);
    check("listReports", reports.listReports(null, null, null, null, null, null, null).getData().size() == 1);
    check("getReport", reports.getReport(report, null).getData().getId().equals(report));
    check("getTeamStats", new TeamApi(api).getTeamStats(null, null).getData().getTimeRange() == TimeRange.MONTH);
    check("listInsights", new InsightsApi(api).listInsights(null, null, null, null, null, null).getData().size() == 1);
    check("listRoleplaySessions", new RoleplayApi(api).listRoleplaySessions(null, null, null, null).getData().size() == 1);

    TemplatesApi templates = new TemplatesApi(api);
    check("listTemplates", templates.listTemplates(null, null, null, null).getData().size() == 1);
    GradingCriterion criterion = new GradingCriterion().name("Discovery").weight(100.0).description("Asks");
    CreateTemplate template =
        new CreateTemplate().name("Made by Java").promptTemplate("Score it.").gradingCriteria(List.of(criterion));
    UUID id = templates.createTemplate(template, null).getData().getId();
    // Nothing but the name is sent: an empty list of criteria would be rejected.
    UpdateTemplate update = new UpdateTemplate().name("Renamed by Java");
    check("updateTemplate", templates.updateTemplate(id, update, null).getData().getName().equals("Renamed by Java"));
    check("getTemplate", templates.getTemplate(id, null).getData().getGradingCriteria().size() == 1);
    check("deleteTemplate", templates.deleteTemplate(id, null).getData() != null);
    check("getOpenApi", new ServiceApi(api).getOpenApi().getOpenapi().equals("3.0.3"));
  }

  private static void check(String call, boolean holds) {
    if (!holds) throw new AssertionError(call);
  }
}
