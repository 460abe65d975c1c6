//! Makes the 14 calls of the API through a client that openapi-generator generated.

use client::apis::{
    configuration::Configuration, insights_api, meetings_api, reports_api, roleplay_api, service_api, team_api,
    templates_api,
};
use client::models::{CreateTemplate, GradingCriterion, TimeRange, UpdateTemplate};
use std::error::Error;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let (meeting, report) = (arguments[3].as_str(), arguments[4].as_str());
    let mut api = Configuration::new();
    api.base_path = arguments[1].clone();
    api.bearer_access_token = Some(arguments[2].clone());

    let meetings = meetings_api::list_meetings(&api, None, Some(3), None, None, None, None).await?;
    assert_eq!(meetings.data.len(), 3);
    assert_eq!(meetings_api::get_meeting(&api, meeting, None).await?.data.id.to_string(), meeting);
    assert_eq!(meetings_api::list_meeting_reports(&api, meeting, None).await?.data.len(), 1);
    assert_eq!(reports_api::list_reports(&api, None, None, None, None, None, None, None).await?.data.len(), 1);
    assert_eq!(reports_api::get_report(&api, report, None).await?.data.id.to_string(), report);
    assert_eq!(team_api::get_team_stats(&api, None, None).await?.data.time_range, TimeRange::Month);
    assert_eq!(insights_api::list_insights(&api, None, None, None, None, None, None).await?.data.len(), 1);
    assert_eq!(roleplay_api::list_roleplay_sessions(&api, None, None, None, None).await?.data.len(), 1);
    assert_eq!(templates_api::list_templates(&api, None, None, None, None).await?.data.len(), 1);

    let criteria = vec![GradingCriterion::new("Discovery".into(), 100.0, "Asks".into())];
    let template = CreateTemplate::new("Made by Rust".into(), "Score it.".into(), criteria);
    let created = templates_api::create_template(&api, template, None).await?;
    // The id is optional in the lenient spec and not in the strict one; its JSON is the same.
    let created = serde_json::to_value(created)?;
    let id = created["data"]["id"].as_str().ok_or("the template has no id")?;
    let update = UpdateTemplate { name: Some("Renamed by Rust".into()), ..UpdateTemplate::new() };
    assert_eq!(templates_api::update_template(&api, id, update, None).await?.data.name, "Renamed by Rust");
    assert_eq!(templates_api::get_template(&api, id, None).await?.data.grading_criteria.len(), 1);
    templates_api::delete_template(&api, id, None).await?;
    assert_eq!(service_api::get_open_api(&api).await?.openapi, "3.0.3");
    Ok(())
}
