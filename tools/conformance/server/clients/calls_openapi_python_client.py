"""Makes the 14 calls of the API through a client that openapi-python-client generated."""

import importlib
import pathlib
import sys
from uuid import UUID

folder, url, key, meeting, report = sys.argv[1:]
sys.path.insert(0, folder)
package = next(path.parent.name for path in pathlib.Path(folder).glob("*/client.py"))
models = importlib.import_module(f"{package}.models")
client = importlib.import_module(f"{package}.client").AuthenticatedClient(base_url=url, token=key)


def call(tag, operation, *arguments, **named):
    """The typed body of a response. None is what the generated client gives for a status or a body it does not know."""
    module = importlib.import_module(f"{package}.api.{tag}.{operation}")
    response = module.sync(*arguments, client=client, **named)
    assert response is not None and type(response).__name__ != "ErrorResponse", (operation, response)
    return response


assert len(call("meetings", "list_meetings", limit=3).data) == 3
assert call("meetings", "get_meeting", UUID(meeting)).data.id == UUID(meeting)
assert len(call("meetings", "list_meeting_reports", UUID(meeting)).data) == 1
assert len(call("reports", "list_reports").data) == 1
assert call("reports", "get_report", UUID(report)).data.id == UUID(report)
assert call("team", "get_team_stats").data.time_range == "month"
assert len(call("insights", "list_insights").data) == 1
assert len(call("roleplay", "list_roleplay_sessions").data) == 1

assert len(call("templates", "list_templates").data) == 1
criterion = models.GradingCriterion(name="Discovery", weight=100, description="Asks")
template = models.CreateTemplate(name="Made by Python", prompt_template="Score it.", grading_criteria=[criterion])
created = call("templates", "create_template", body=template).data
update = models.UpdateTemplate(name="Renamed by Python")
assert call("templates", "update_template", created.id, body=update).data.name == "Renamed by Python"
assert len(call("templates", "get_template", created.id).data.grading_criteria) == 1
assert call("templates", "delete_template", created.id).data
assert call("service", "get_open_api").openapi == "3.0.3"
