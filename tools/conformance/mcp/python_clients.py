"""Uses the tool server with the Python SDK's client and with fastmcp, over stdio and HTTP. Prints what does not work; nothing otherwise."""

import asyncio
import json
import os
import sys

import fastmcp
import mcp
from fastmcp.client.transports import StdioTransport, StreamableHttpTransport
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client

given = json.loads(os.environ["CLIENTS"])
BEARER = {"authorization": f"Bearer {given['key']}"}
ENVIRONMENT = {"SERVICE_API_KEY": given["key"], "SERVICE_API_URL": given["service"]}


async def use(client) -> None:
    tools = await client.list_tools()
    names = [tool.name for tool in getattr(tools, "tools", tools)]
    assert len(names) == 7, names
    # Both clients check results against the tool's output schema.
    called = await client.call_tool("list_meetings", {"limit": 5})
    assert "Northwind" in called.content[0].text, called
    structured = getattr(called, "structured_content", None) or called.structuredContent
    assert structured["rows_shown"] == 1, structured
    await client.get_prompt("meeting_debrief", {"meeting": given["meeting"]})
    await client.read_resource("team-stats://all")


async def with_sdk(target, mode: str) -> None:
    async with mcp.Client(target, mode=mode) as client:
        await use(client)
        failed = await client.call_tool("get_report", {"meeting_id": given["template"]})
        assert failed.is_error and failed.structured_content["code"] == "not_found", failed


async def with_fastmcp(transport, mode: str) -> None:
    async with fastmcp.Client(transport, mode=mode) as client:
        await use(client)


async def rejected(attempt) -> None:
    """Passes when the client says that the server responded with an error. Neither client passes the status on."""
    try:
        await attempt
    except Exception as error:  # noqa: BLE001: groups of errors, of both clients
        assert "Server returned an error response" in repr(error), repr(error)
    else:
        raise AssertionError("It was served.")


async def main() -> int:
    command, *args = given["command"]
    stdio = mcp.StdioServerParameters(command=command, args=args, env=ENVIRONMENT)
    failures = 0
    unknown = {"authorization": f"Bearer svc_live_{'x' * 32}"}
    for mode in ("legacy", "auto"):
        attempts = {
            "mcp over stdio": lambda: with_sdk(stdio, mode),
            "mcp over HTTP": lambda: with_sdk(
                streamable_http_client(given["http"], http_client=create_mcp_http_client(headers=BEARER)), mode
            ),
            "mcp over HTTP without a key": lambda: rejected(with_sdk(streamable_http_client(given["http"]), mode)),
            "fastmcp over HTTP with an unknown key": lambda: rejected(
                with_fastmcp(StreamableHttpTransport(given["http"], headers=unknown), mode)
            ),
            "fastmcp over stdio": lambda: with_fastmcp(StdioTransport(command, args, env=ENVIRONMENT), mode),
            "fastmcp over HTTP": lambda: with_fastmcp(StreamableHttpTransport(given["http"], headers=BEARER), mode),
        }
        for name, attempt in attempts.items():
            try:
                await asyncio.wait_for(attempt(), 60)
                print(f"ok   Python, {name}, {mode}")
            except Exception as error:  # noqa: BLE001: every failure is one of the client or the server
                failures += 1
                print(f"FAIL Python, {name}, {mode}: {error!r}", file=sys.stderr)
    return failures


sys.exit(asyncio.run(main()))
