# SPDX-FileCopyrightText: 2026 The Labdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The load of prove-cluster and of tests/soak: callers that know what every user they have changed must be like."""
import collections
import concurrent.futures
import http.client
import json
import os
import random
import socket
import threading
import time

HOST, KEY = "labdesk.example.org", "prove"
PORT = int(os.environ.get("PORT", "20851"))
HTTPS = PORT + 90
WORKERS, RATE = 7, 56  # threads, and what they ask together in a second; races come on top
faults = []


def fault(text):
    faults.append(text)
    if len(faults) <= 40:
        print(f"FAULT: {text}", flush=True)


def wait_for(what, seconds, condition):
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise RuntimeError(f"{what} didn't happen in {seconds} s")
        time.sleep(0.1)


def is_ready(admin_port):
    try:
        connection = http.client.HTTPConnection("127.0.0.1", admin_port, timeout=5)
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except OSError:
        return False


def phones_of(providers):
    """Sources of phones, some of which are connected again by themselves."""
    return {provider["slug"] for provider in providers if provider["auth_type"] == "sdk"}


def check_users(users, bodies, where=""):
    """Each user is there once, as the last confirmed change left it, and no other is. Returns the bodies by client ID."""
    found = {body["client_user_id"]: body for body in bodies}
    if len(found) != len(bodies) or len({body["user_id"] for body in bodies}) != len(found):
        fault(f"{where}the list has a client ID or a user ID twice")
    for stranger in set(found) - {user.client_id for user in users}:
        fault(f"{where}nobody has created {stranger}")
    for user in users:
        body = found.get(user.client_id)
        if (body is not None) not in user.here:
            fault(f"{where}{user.client_id} is {'lost' if True in user.here else 'there again'}")
        elif body and (different := user.difference(body)):
            fault(f"{where}{user.client_id} differs from what was confirmed: {', '.join(different)}")
    return found


class ThroughNginx(http.client.HTTPSConnection):
    def __init__(self, tls):
        super().__init__(HOST, HTTPS, timeout=90)
        self.tls = tls

    def connect(self):
        self.sock = self.tls.wrap_socket(socket.create_connection(("127.0.0.1", HTTPS), self.timeout), server_hostname=HOST)
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


Request = collections.namedtuple("Request", "began ended kind status outcome")
# outcome: done, refused (by a rule), unchanged (the service says so), unknown, wrong
Answer = collections.namedtuple("Answer", "outcome body")


class Client:
    """One connection, used by one thread at a time. What it has asked is in `requests`."""

    requests = []

    def __init__(self, connection):
        self.connection = connection

    def ask(self, kind, method, path, body=None, refusals=()):
        began = time.monotonic()
        headers = {"x-service-api-key": KEY} | ({"Content-Type": "application/json"} if body else {})
        status, text, is_later = "closed", b"", False
        try:
            self.connection.request(method, path, json.dumps(body) if body else None, headers)
            response = self.connection.getresponse()
            text = response.read()
            status, is_later = response.status, response.getheader("Retry-After") is not None
        except (OSError, http.client.HTTPException):
            self.connection.close()
        try:
            answer = json.loads(text) if text else None
        except ValueError:
            answer, status = None, f"{status} without JSON"
        outcome = self.outcome_of(status, is_later, refusals)
        self.requests.append(Request(began, time.monotonic(), kind, status, outcome))
        if outcome == "wrong":
            fault(f"{kind}: unexpected {status} {text[:200].decode()}")
        return Answer(outcome, answer)

    @staticmethod
    def outcome_of(status, is_later, refusals):
        if status == "closed":
            return "unknown"
        if status in (200, 202, 204):
            return "done"
        if status in refusals and (status != 429 or is_later):
            return "refused"
        if status in (502, 503, 504) and is_later:
            return "unchanged" if status == 503 else "unknown"
        return "wrong"


class User:
    """What a user may be like now: a set of values each, which has several after an unknown outcome."""

    def __init__(self, client_id, fields=None, sources=()):
        self.client_id, self.id = client_id, None
        self.here = {True}
        self.fields = {name: {value} for name, value in (fields or {}).items()}
        self.sources = {slug: {True} for slug in sources}
        self.accepted = self.unsure = 0  # refreshes

    @classmethod
    def of(cls, body, fields=None):
        user = cls(body["client_user_id"], fields, [entry["source"]["slug"] for entry in body["connected_sources"]])
        user.id = body["user_id"]
        return user

    def difference(self, body):
        """Between the user as it must be and as the service shows it; empty: none."""
        zone, birth = body["fallback_time_zone"], body["fallback_birth_date"]
        shown = {"fallback_time_zone": zone and zone["id"], "fallback_birth_date": birth and birth["value"],
                 "ingestion_start": body["ingestion_start"]}
        different = [name for name, values in self.fields.items() if shown[name] not in values]
        if body["client_user_id"] != self.client_id or self.id not in (None, body["user_id"]):
            different.append("ID")
        return different + self.source_difference({entry["source"]["slug"] for entry in body["connected_sources"]})

    def source_difference(self, shown):
        return [slug for slug in shown | set(self.sources) if (slug in shown) not in self.sources.get(slug, {False})]

    def refreshed(self, answers):
        outcomes = [answer.outcome for answer in answers]
        self.accepted += outcomes.count("done")
        self.unsure += outcomes.count("unknown")
        if self.accepted > 8:
            fault(f"{self.accepted} refreshes of a user were accepted")

    def deleted(self, answers):
        outcomes = [answer.outcome for answer in answers]
        if outcomes.count("done") + (self.here == {False}) > 1:
            fault("a user was deleted twice")
        if self.here == {True} and "refused" in outcomes and not {"done", "unknown"} & set(outcomes):
            fault("a user that is there can't be found to delete it")
        if "done" in outcomes:
            self.here = {False}
        elif "unknown" in outcomes:
            self.here |= {False}


class Caller(threading.Thread):
    """Has users of its own and changes them one after the other, so it knows what each must be like."""

    ZONES = ["America/Phoenix", "America/Chicago", "America/New_York", "Europe/Berlin", "Asia/Tokyo"]
    WEIGHTS = {"create": 18, "patch": 20, "deregister": 3, "refresh": 6, "delete": 8, "read": 30, "page": 10, "read_sources": 5}

    def __init__(self, number, client, users, phones, end):
        super().__init__()
        self.number, self.client, self.users, self.phones, self.end = number, client, users, phones, end
        self.known = list(users)  # with an ID
        self.with_sources = [user for user in users if user.sources]
        self.random = random.Random(number)
        self.created = 0

    def run(self):
        due = time.monotonic() + self.number / RATE
        while due < self.end:
            time.sleep(max(0.0, due - time.monotonic()))
            try:
                getattr(self, self.random.choices(list(self.WEIGHTS), list(self.WEIGHTS.values()))[0])()
            except Exception as error:  # a response of a form that nobody expects
                fault(f"caller {self.number}: {error!r}")
            due = max(due + WORKERS / RATE, time.monotonic())

    def value(self, name):
        if name == "fallback_time_zone":
            return self.random.choice(self.ZONES)
        return f"{self.random.randint(1940, 2005)}-{self.random.randint(1, 12):02}-{self.random.randint(1, 28):02}"

    def about(self, user, kind, method, path, body=None, refusals=()):
        gone = (404,) if False in user.here else ()
        answer = self.client.ask(kind, method, path, body, (*refusals, *gone))
        if answer.outcome == "done" and user.here == {False}:
            fault(f"{kind} of a deleted user is answered with success")
        return answer

    def create(self):
        self.created += 1
        fields = {name: self.value(name) for name in ("fallback_time_zone", "fallback_birth_date", "ingestion_start")
                  if self.random.random() < 0.6}
        user = User(f"cluster-{self.number}-{self.created}", dict.fromkeys(
            ("fallback_time_zone", "fallback_birth_date", "ingestion_start")) | fields)
        answer = self.client.ask("create", "POST", "/v2/user/", {"client_user_id": user.client_id} | fields)
        user.here = {"done": {True}, "unknown": {True, False}}.get(answer.outcome, {False})
        self.users.append(user)
        if answer.outcome == "done":
            user.id = answer.body["user_id"]
            self.known.append(user)

    def patch(self):
        user = self.random.choice(self.known)
        name = self.random.choice(["fallback_time_zone", "fallback_birth_date", "ingestion_start"])
        if name == "ingestion_start" and name not in user.fields:
            return self.read()  # a sample user, whose end may be earlier
        value = self.value(name)
        answer = self.about(user, "patch", "PATCH", f"/v2/user/{user.id}", {name: value})
        if answer.outcome == "done":
            user.fields[name] = {value}
        elif answer.outcome == "unknown" and name in user.fields:
            user.fields[name] |= {value}
        return None

    def deregister(self):
        user = self.random.choice(self.with_sources)
        slug = self.random.choice(list(user.sources))
        state = user.sources[slug]
        answer = self.about(user, "deregister", "DELETE", f"/v2/user/{user.id}/{slug}", None, (404,) if False in state else ())
        if answer.outcome == "done" and state == {False}:
            fault("a source was deregistered twice")
        if answer.outcome == "done":
            user.sources[slug] = {True, False} if slug in self.phones else {False}  # some phones connect it again
        elif answer.outcome == "unknown":
            user.sources[slug] = state | {False}

    def refresh(self):
        user = self.random.choice(self.with_sources[:8] if self.random.random() < 0.5 else self.with_sources)
        answer = self.about(user, "refresh", "POST", f"/v2/user/refresh/{user.id}", None,
                            (400,) if user.accepted + user.unsure < 8 else (400, 429))
        user.refreshed([answer])

    def delete(self):
        user = self.random.choice(self.known)
        user.deleted([self.client.ask("delete", "DELETE", f"/v2/user/{user.id}", None, (404,))])

    def read(self):
        user = self.random.choice(self.known)
        answer = self.about(user, "read", "GET", f"/v2/user/{user.id}")
        if answer.outcome == "done" and (different := user.difference(answer.body)):
            fault(f"a user differs from what was confirmed: {', '.join(different)}")

    def read_sources(self):
        user = self.random.choice(self.with_sources)
        answer = self.about(user, "sources", "GET", f"/v2/user/providers/{user.id}")
        if answer.outcome == "done" and user.source_difference({entry["slug"] for entry in answer.body["providers"]}):
            fault("sources differ from what was confirmed")

    def page(self):
        answer = self.client.ask("page", "GET", f"/v2/user/?limit=50&offset={self.random.randint(0, 500)}")
        if answer.outcome == "done" and len({user["user_id"] for user in answer.body["users"]}) != 50:
            fault("a page of 50 users doesn't have 50")


class Racer(threading.Thread):
    """Asks for the same four times at once: a client ID, a refresh, a deletion."""

    def __init__(self, tls, hot, end):
        super().__init__()
        self.clients, self.hot, self.end, self.users = [Client(ThroughNginx(tls)) for _ in range(4)], hot, end, []
        self.pool = concurrent.futures.ThreadPoolExecutor(4)

    def together(self, *request):
        return list(self.pool.map(lambda client: client.ask(*request), self.clients))

    def run(self):
        turn, due = 0, time.monotonic()
        while due < self.end:
            time.sleep(max(0.0, due - time.monotonic()))
            try:
                (self.create, self.refresh, self.delete)[turn % 3](turn)
            except Exception as error:
                fault(f"racer: {error!r}")
            turn, due = turn + 1, max(due + 1, time.monotonic())

    def create(self, turn):
        user = User(f"race-{turn}")
        answers = self.together("race create", "POST", "/v2/user/", {"client_user_id": user.client_id}, (400,))
        outcomes = [answer.outcome for answer in answers]
        ids = {answer.body["user_id"] if answer.outcome == "done" else answer.body["detail"]["user_id"]
               for answer in answers if answer.outcome in ("done", "refused")}
        if outcomes.count("done") > 1 or len(ids) > 1:
            fault(f"a client ID was taken {outcomes.count('done')} times, by {len(ids)} users")
        if "refused" in outcomes and not {"done", "unknown"} & set(outcomes):
            fault("a client ID is refused that nobody has")
        user.here = {True} if "done" in outcomes else {True, False} if "unknown" in outcomes else {False}
        user.id = min(ids, default=None)
        self.users.append(user)

    def refresh(self, turn):
        user = self.hot[turn // 12 % len(self.hot)]
        answers = self.together("race refresh", "POST", f"/v2/user/refresh/{user.id}", None, (400, 429))
        user.refreshed(answers)
        if user.accepted + user.unsure < 8 and any(answer.outcome == "refused" for answer in answers):
            fault("a refresh is refused before there were eight")

    def delete(self, turn):
        waiting = [user for user in self.users if user.here == {True}]
        if waiting:
            waiting[0].deleted(self.together("race delete", "DELETE", f"/v2/user/{waiting[0].id}", None, (404,)))
