"""The team's month by the generated client: python first_call.py, with coaching/ beside it or installed."""

# #region call
import os

from sales_coaching_service_api_client import AuthenticatedClient
from sales_coaching_service_api_client.api.team import get_team_stats

client = AuthenticatedClient(
    base_url=os.environ["SERVICE_API_URL"].removesuffix("/api/v1"),
    token=os.environ["SERVICE_API_KEY"],
)
stats = get_team_stats.sync(client=client).data
print(f"{stats.total_reports} reports, average score {stats.average_score}")
# #endregion
