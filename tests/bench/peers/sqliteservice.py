#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""sqliteservice.py PORT DATABASE KEY: the least service in Python that reads one user from the service's own database file.

GET .../USER-ID with the key in X-Service-Api-Key is answered with the row's body; anything else is refused. One thread,
asyncio and sqlite3, no checks beyond the key."""
import asyncio
import hmac
import sqlite3
import sys

port, database, key = int(sys.argv[1]), sys.argv[2], sys.argv[3].encode()
rows = sqlite3.connect(f"file:{database}?mode=ro", uri=True)


def response(status, body):
    head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def answer(head):
    line, *fields = head.split(b"\r\n")
    given = {name.lower(): value.strip() for name, _, value in (field.partition(b":") for field in fields)}
    if not hmac.compare_digest(given.get(b"x-service-api-key", b""), key):
        return response("401 Unauthorized", b"{}")
    user = line.split(b" ")[1].rsplit(b"/", 1)[1].decode()
    row = rows.execute("SELECT body FROM users WHERE team_seq = 1 AND user_id = ?", (user,)).fetchone()
    return response("200 OK", row[0]) if row else response("404 Not Found", b"{}")


class Connection(asyncio.Protocol):
    def connection_made(self, transport):
        self.transport, self.received = transport, b""

    def data_received(self, data):
        self.received += data
        while (end := self.received.find(b"\r\n\r\n")) >= 0:
            self.transport.write(answer(self.received[:end]))
            self.received = self.received[end + 4:]


async def serve():
    server = await asyncio.get_running_loop().create_server(Connection, "127.0.0.1", port)
    await server.serve_forever()


asyncio.run(serve())
