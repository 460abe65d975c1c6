"""Lists meetings through a client that was generated from the served description."""

import importlib
import pathlib
import sys

folder, url, key = sys.argv[1:]
sys.path.insert(0, folder)
package = next(path.parent.name for path in pathlib.Path(folder).glob("*/client.py"))
AuthenticatedClient = importlib.import_module(f"{package}.client").AuthenticatedClient
list_meetings = importlib.import_module(f"{package}.api.meetings.list_meetings")

answer = list_meetings.sync(client=AuthenticatedClient(base_url=url, token=key), limit=3)
assert len(answer.data) == 3, answer
print(f"{answer.meta.total} meetings, the first is {answer.data[0].title!r} ({answer.data[0].status})")
