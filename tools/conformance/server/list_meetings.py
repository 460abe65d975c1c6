"""Lists meetings through a client that was generated from the served description."""

import importlib
import pathlib
import sys

folder, url, key = sys.argv[1:]
sys.path.insert(0, folder)
package = next(path.parent.name for path in pathlib.Path(folder).glob("*/client.py"))
AuthenticatedClient = importlib.import_module(f"{package}.client").AuthenticatedClient
list_meetings = importlib.import_module(f"{package}.api.meetings.list_meetings")

response = list_meetings.sync(client=AuthenticatedClient(base_url=url, token=key), limit=3)
assert len(response.data) == 3, response
print(f"{response.meta.total} meetings, the first is {response.data[0].title!r} ({response.data[0].status})")
