# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What tests/soak/run starts: a service, the network in front of it, a console, and what is known of its users."""
import collections
import http.client
import json
import os
import socket
import struct
import subprocess
import threading
import time
from pathlib import Path

from clusterload import KEY, Caller, Client, fault, is_ready, wait_for

CHANGES = {"create": "POST", "patch": "PATCH", "delete": "DELETE"}
DRILLS = ["rate-limited", "unavailable", "expired-key", "lost-answers", "slow", "odd-answers", "empty-team"]
ENVIRONMENT = os.environ | {"LABDESK_SERVICE_KEY": KEY, "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "TZ": "UTC"}


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


def reset(connection):
    try:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        connection.shutdown(socket.SHUT_RDWR)  # wakes who waits for it
    except OSError:
        pass  # the other end, or the other thread, was first
    connection.close()


class Child:
    """A process that is measured from outside."""

    process = None

    def signal(self, number):
        self.process.send_signal(number)

    def measured(self):
        """Its memory in MB, descriptors, and threads; nothing while there is none."""
        place = f"/proc/{self.process.pid}"
        try:
            with open(f"{place}/status", encoding="ascii") as status:
                lines = dict(line.split(":", 1) for line in status if ":" in line)
            return {"memory": int(lines["RssAnon"].split()[0]) / 1024, "descriptors": len(os.listdir(f"{place}/fd")),
                    "threads": int(lines["Threads"])}
        except (OSError, KeyError, ValueError):
            return {}


    def kinds(self):
        """What is behind the threads and descriptors, to find what leaks."""
        names = collections.Counter()
        for entry in Path(f"/proc/{self.process.pid}").glob("task/*/comm"):
            names["thread " + entry.read_text().strip()] += 1
        for entry in Path(f"/proc/{self.process.pid}/fd").iterdir():
            names[os.readlink(entry).split(":")[0]] += 1
        return ", ".join(f"{count} {name}" for name, count in sorted(names.items()))


class Service(Child):
    def __init__(self, program, folder):
        self.program, self.folder, self.port, self.admin = program, folder, free_port(), free_port()
        self.database, self.requests = folder / "records.sqlite", []
        (folder / "secret").write_bytes(os.urandom(32).hex().encode())
        (folder / "secret").chmod(0o600)
        self.log = open(folder / "service.log", "ab")

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "--database", self.database, "--secret-file", self.folder / "secret", "--port", str(self.port),
             "--admin-port", str(self.admin), "--host", "127.0.0.1"], stdout=self.log, stderr=self.log, env=ENVIRONMENT)
        wait_for("the start of a service", 60, lambda: is_ready(self.admin))

    def key(self, name, drill=None):
        command = [self.program, "keys", "add", "--database", self.database, "--secret-file", self.folder / "secret", "--name",
                   name, "--scope", "write", *(["--drill", drill] if drill else [])]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("key: ")[1].split()[0]

    def restart(self):
        self.process.kill()
        self.process.wait()
        self.start()

    def vanish(self):
        """Twenty clients that leave in the middle: before a word, in a head, in a body, and in front of a long response."""
        head = b"PATCH /v2/user/1 HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nx-service-api-key: %s\r\n" % (self.port, KEY.encode())
        words = [b"", head, head + b"Content-Type: application/json\r\nContent-Length: 90\r\n\r\n{\"fall",
                 head.replace(b"PATCH /v2/user/1", b"GET /v2/user/") + b"\r\n"]
        clients = []
        for number in range(20):
            clients.append(socket.create_connection(("127.0.0.1", self.port)))
            clients[-1].sendall(words[number % 4])
        time.sleep(0.5)
        for client in clients:
            reset(client)


class Network(threading.Thread):
    """Between a console and its service. It is well, slow, silent (nothing comes through), or cut (nobody gets in)."""

    def __init__(self, target):
        super().__init__(daemon=True)
        self.target, self.state, self.open = target, "well", set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.start()

    def run(self):
        while True:
            client, _ = self.listener.accept()
            try:
                if self.state == "cut":
                    raise OSError
                server = socket.create_connection(("127.0.0.1", self.target))
            except OSError:
                reset(client)
                continue
            for one in (client, server):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.open |= {client, server}
            for ends in ((client, server), (server, client)):
                threading.Thread(target=self.carry, args=ends, daemon=True).start()

    def carry(self, source, sink):
        try:
            while data := source.recv(65536):
                if self.state == "slow":
                    time.sleep(0.2)
                if self.state != "silent":
                    sink.sendall(data)
        except OSError:
            pass
        for one in (source, sink):
            reset(one)
            self.open.discard(one)

    def be(self, state):
        """Also what a change of networks is: all connections are gone, and new ones work."""
        self.state = state
        if state in ("cut", "well"):
            for one in list(self.open):
                reset(one)


class Console(Child):
    """A labdesk-soak-console, and what its users may be like by what it has printed."""

    def __init__(self, program, folder, network, plan, users, phones):
        self.program, self.folder, self.phones = program, folder, phones
        self.plan = plan | {"url": f"http://127.0.0.1:{network.port}", "users": [user.id for user in users]}
        self.counted, self.rests, self.starts, self.own = {}, 0, 0, {user.id: user for user in users}
        self.is_warm = False  # everything has been opened once; a drilled one never is
        self.sent, self.last, self.keys, self.reader = {}, {}, [], None

    def start(self, name, key):
        self.starts += 1
        self.keys.append(name)
        (self.folder / "data").mkdir(exist_ok=True)
        self.process = subprocess.Popen([self.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT,
                                        stderr=open(self.folder / "console.log", "ab"))
        self.say(json.dumps(self.plan | {"key": key, "data": str(self.folder / "data"), "seed": self.starts}))
        self.reader = threading.Thread(target=self.read, args=(self.process, self.starts), daemon=True)
        self.reader.start()

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def outcomes(self, kind):
        return collections.Counter(state for of, state in self.sent.values() if of == kind)

    def rest(self):
        rests = self.rests
        self.say("rest")
        wait_for("the rest of a console", 120, lambda: self.rests > rests)

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()

    def quit(self):
        self.process.stdin.close()
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            code = "not at all"
            self.process.kill()
        self.reader.join()
        if code != 0:
            fault(f"a console ended with {code} when it was to end")

    def read(self, process, start):
        for line in process.stdout:
            try:
                said = json.loads(line)
            except ValueError:
                continue  # the half of a line of one that was killed
            if "warm" in said:
                self.is_warm = True
                print(f"   what {said['opened']} commands open has been opened once", flush=True)
            elif "turns" in said:
                self.counted = said
                self.rests += said["rests"]
            else:
                self.note((start, said["session"], said["action"]), said)
        for action, (kind, state) in self.sent.items():
            if action[0] == start and state == "sending":
                self.sent[action] = kind, "unknown"

    def note(self, action, said):
        user, state, kind = self.own.get(said["user"]), said["state"], said["kind"]
        before = self.sent.get(action, (kind, None))[1]
        # Disconnecting what a phone connects again changes nothing, and isn't recorded.
        self.sent[action] = kind, "unknown" if state == "done" and said["source"] in self.phones else state
        if not user:
            return
        where = (user.id, said["source"])
        if state == "sending":
            self.last[where] = action
        is_last = self.last.get(where) == action  # else a check came to its end after another change was sent
        if kind == 1:  # a change of the zone
            zones = user.fields["fallback_time_zone"]
            if state == "sending" and before != "sending":
                user.before = set(zones)
                zones.add(said["zone"])
            elif state == "done" and is_last:
                user.fields["fallback_time_zone"] = {said["zone"]}
            elif state == "failed" and is_last and before == "sending":
                user.fields["fallback_time_zone"] = user.before
        elif kind == 4 and state in ("sending", "done"):  # a source was disconnected; some phones connect it again
            user.sources[said["source"]] = {False} if state == "done" and said["source"] not in self.phones else {True, False}


class PlainClient(Client):
    def __init__(self, service, goes):
        super().__init__(http.client.HTTPConnection("127.0.0.1", service.port, timeout=90))
        self.requests, self.goes = service.requests, goes

    def ask(self, *request, **more):
        self.goes.wait()
        return super().ask(*request, **more)


class Steady(Caller):
    """Creates as many users as it deletes, so that nothing grows but what leaks."""

    KINDS = {"create", "delete", "patch", "read", "page", "sources"}  # of its requests
    WEIGHTS = {"turn_over": 20, "patch": 20, "read": 30, "page": 10, "read_sources": 5}
    most = 40  # of its own

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.given = len(self.known)

    def turn_over(self):
        if len(self.known) < self.given + self.most:
            self.create()
            return
        at = self.random.randrange(self.given, len(self.known))
        user = self.known[at]
        user.deleted([self.client.ask("delete", "DELETE", f"/v2/user/{user.id}", None, (404,))])
        if True not in user.here:
            del self.known[at]
        self.created += 1
