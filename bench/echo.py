"""The stack of a server with nothing in it: whatever comes is answered with a view's worth.

uvicorn, uvloop, websockets and Starlette as in `onirim serve`, without a game and a database.
"""

from __future__ import annotations

import socket

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

ANSWER = "x" * 2800  # bytes of a usual update


async def echo(ws: WebSocket) -> None:
    await ws.accept()
    try:
        while True:
            await ws.receive_text()
            await ws.send_text(ANSWER)
    except WebSocketDisconnect:
        return


def main() -> None:
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(2048)
    host, port = listener.getsockname()
    print(f"echo at http://{host}:{port}/", flush=True)
    print("engine none", flush=True)
    app = Starlette(routes=[WebSocketRoute("/echo", echo)])
    config = uvicorn.Config(app, access_log=False, log_level="error", ws_per_message_deflate=False)
    uvicorn.Server(config).run(sockets=[listener])


if __name__ == "__main__":
    main()
