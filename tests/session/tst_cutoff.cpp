// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/gzipped.h"
#include "api/operations.h"
#include "running.h"
#include "session/session.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

constexpr int aLock = 0;
constexpr int aClose = 1;

const QByteArray userBody
    = R"({"user_id":"u-1","team_id":"t","client_user_id":"client-1","created_on":"2026-01-01T00:00:00+00:00",
"fallback_time_zone":{"id":"Europe/Berlin"},"connected_sources":[]})";

Play good(const QByteArray &body)
{
    return {.bytes = httpReply("200 OK", body)};
}

const Play silence;

/// What the far side does with what it is asked, until the window is covered or the connection is left.
struct Peer
{
    Play get = good(userBody);
    Play write = silence;
    Play token = good(R"({"access_token":"token-of-the-day","expires_in":86400,"token_type":"Bearer"})");
    bool isBearer = false;
    bool isTls = false;
    bool isProxy = false; ///< what is asked goes through it
    bool isThere = true;
    bool isFull = false; ///< other requests have all places
    int writesSeen = 0;  ///< that arrive before it is cut off
    int readsSeen = 0;
    bool waits = false;         ///< for the next try
    bool isAnswered = false;    ///< by then
    bool isSecondToken = false; ///< the second exchange is under way by then
};

} // namespace

Q_DECLARE_METATYPE(Peer)

/// A write that is given up, wherever it is by then: the window, the trail, the list of requests and the count of
/// refreshes tell the same.
class tst_cutoff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyTellsTheSameOfAWriteThatIsGivenUp_data();
    void everybodyTellsTheSameOfAWriteThatIsGivenUp();
    void aRefusalOfTheSameTurnIsNotSentAgain_data();
    void aRefusalOfTheSameTurnIsNotSentAgain();
    void aSecondTryThatNeverLeftWasRefusedBefore();

private:
    static QString told(const UserAction &action);
};

QString tst_cutoff::told(const UserAction &action)
{
    if (const auto *canceled = std::get_if<UserAction::Canceled>(&action.state))
        return canceled->wasRefused ? u"refused"_s : u"canceled"_s;
    return std::holds_alternative<UserAction::Unknown>(action.state)  ? u"unknown"_s
        : std::holds_alternative<UserAction::Succeeded>(action.state) ? u"done"_s
        : std::holds_alternative<UserAction::Sending>(action.state)   ? u"sending"_s
                                                                      : u"failed"_s;
}

void tst_cutoff::everybodyTellsTheSameOfAWriteThatIsGivenUp_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<bool>("isRefresh");
    QTest::addColumn<Peer>("peer");
    QTest::addColumn<QString>("end");
    const QByteArray later = "HTTP/1.1 429 No\r\nRetry-After: 30\r\nContent-Length: 0\r\n\r\n";
    const QByteArray packed = gzipped(R"({"detail":"expired"})");
    const QByteArray packedNo = "HTTP/1.1 401 No\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\n"
                                "Content-Length: "
        + QByteArray::number(packed.size()) + "\r\n\r\n" + packed;
    const auto half = [](const QByteArray &status) { // it comes slowly, so that it is told of
        return Play{.bytes = "HTTP/1.1 " + status
                        + "\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n"
                        + QByteArray(60'000, ' '),
                    .dripEvery = 1ms};
    };
    const std::tuple<const char *, bool, Peer, const char *> rows[] = {
        {"the user is read again before", false, {.get = silence, .readsSeen = 1}, "canceled"},
        {"nobody is there, and it waits for the next try", true, {.isThere = false, .waits = true}, "canceled"},
        {"other requests have all places", true, {.get = silence, .isFull = true, .readsSeen = 6}, "canceled"},
        {"a token is awaited", true, {.token = silence, .isBearer = true, .readsSeen = 1}, "canceled"},
        {"a handshake is awaited", true, {.isTls = true}, "canceled"},
        {"a proxy says nothing", true, {.isProxy = true, .readsSeen = 1}, "canceled"},
        {"it left, and no answer came", true, {.writesSeen = 1}, "unknown"},
        {"it left after the user was read again", false, {.writesSeen = 1}, "unknown"},
        {"half of a head came", true, {.write = {.bytes = "HTTP/1.1 200 O"}, .writesSeen = 1}, "unknown"},
        {"half of a yes came", true, {.write = half("200 OK"), .writesSeen = 1, .isAnswered = true}, "unknown"},
        {"half of a no came", true, {.write = half("422 No"), .writesSeen = 1, .isAnswered = true}, "refused"},
        {"half of the word of a gateway came",
         true,
         {.write = half("502 No"), .writesSeen = 1, .isAnswered = true},
         "unknown"},
        {"a packed refusal of the token came, and another one is awaited",
         true,
         {.write = {.bytes = packedNo}, .isBearer = true, .writesSeen = 1, .isSecondToken = true},
         "refused"},
        {"it counts down to the next try",
         true,
         {.write = {.bytes = later}, .writesSeen = 1, .isAnswered = true},
         "refused"},
    };
    for (const auto &[name, isRefresh, peer, end] : rows)
        for (const int by : {aLock, aClose})
            QTest::addRow("%s: %s", by == aLock ? "lock" : "close", name)
                << by << isRefresh << peer << QString::fromLatin1(end);
    const Peer readBack{.write = {.bytes = "HTTP/1.1 204 No Content\r\n\r\n"}, .writesSeen = 1, .isAnswered = true};
    QTest::newRow("lock: it is being read back") << aLock << false << readBack << u"done"_s;
    QTest::newRow("close: it is being read back") << aClose << false << readBack << u"sending"_s;
}

void tst_cutoff::everybodyTellsTheSameOfAWriteThatIsGivenUp()
{
    QFETCH(int, by);
    QFETCH(bool, isRefresh);
    QFETCH(Peer, peer);
    QFETCH(QString, end);
    FaultServer server({Play{}});
    int reads = 0, writes = 0, tokens = 0;
    bool isDone = false;
    server.playBy([&](const QByteArray &head) {
        if (head.startsWith("POST /oauth/"))
            return ++reads, ++tokens > 1 ? silence : peer.token;
        if (head.startsWith("GET ") || head.startsWith("CONNECT "))
            return ++reads, isDone ? silence : peer.get;
        isDone = true;
        return ++writes, peer.write;
    });
    Connection connection = connectionTo(server.url());
    if (peer.isBearer)
        connection.scheme = BearerScheme{server.url(), u"id"_s, {}};
    if (peer.isTls)
        connection.baseUrl.setScheme(u"https"_s);
    if (peer.isProxy) {
        connection.baseUrl = QUrl(u"https://far.example.org"_s);
        connection.network.proxy = NetworkSettings::Proxy::Own;
        connection.network.ownProxy = {server.url().host(), quint16(server.url().port())};
    }
    if (!peer.isThere)
        server.close();
    api::ClientOptions patient;
    patient.retry.base = patient.retry.ceiling = 1min;
    patient.jitter = [] { return 1.0; };
    QTemporaryDir folder;
    AuditTrail trail;
    trail.keepIn(folder.filePath(u"audit"_s));
    QTRY_COMPARE(trail.state(), AuditTrail::State::Whole);
    Session session(connection, Secret("key-of-the-day"), patient);
    session.setAudit(trail);
    std::vector<api::Call> others;
    for (int other = 0; other < (peer.isFull ? 6 : 0); ++other)
        others.push_back(session.client().send<User>(api::getUser(*UserId::parse(u"u-1"_s)), [](const auto &) {}));

    User user = wire::decode<User>(userBody).value().value;
    const quint64 id
        = isRefresh ? session.actions().refresh(user) : session.actions().changeZone(user, u"Asia/Tokyo"_s);
    const auto lastRecord = [&session] { return session.requests().records().back(); };
    QTRY_VERIFY(!session.requests().records().empty() && reads >= peer.readsSeen && writes == peer.writesSeen);
    QTRY_VERIFY(!peer.isTls || server.bytesReceived() > 0 || server.connections() > 0);
    QTRY_VERIFY(!peer.waits || lastRecord().state == api::RequestRecord::State::Waiting);
    QTRY_VERIFY(!peer.isSecondToken || tokens == 2);
    if (peer.isAnswered && isRefresh)
        QTRY_VERIFY(lastRecord().bytesReceived > 0 || lastRecord().isOver());
    if (peer.isAnswered && !isRefresh)
        QTRY_VERIFY(!session.actions().hasInFlight());

    const UserActions::AbandonEffect cutOff = session.actions().abandonEffect();
    if (by == aLock)
        session.lock(true);
    else
        (void)session.close();
    QCOMPARE(told(*session.actions().find(id)), end);
    QCOMPARE(cutOff.unknown, end == u"unknown" ? 1 : 0);
    QCOMPARE(cutOff.hasCanceled, end == u"canceled" || end == u"refused");
    const int spent = isRefresh && end != u"canceled" ? 1 : 0;
    QCOMPARE(session.actions().refreshes().inLastHour(user.id), spent);
    const QString outcome = end == u"canceled" || end == u"refused" ? u"cancelled"_s
        : end == u"sending"                                         ? u"done"_s
                                                                    : end;
    QTRY_COMPARE(trail.records().size(), size_t(1));
    QCOMPARE(trail.records().back().outcome, outcome);
    QCOMPARE(writes, peer.writesSeen);
    for (const api::RequestRecord &record : session.requests().records())
        if (record.verb != api::Verb::Get && record.endpoint != QByteArrayView("requestToken"))
            QCOMPARE(record.error && record.error->kind == ApiError::Kind::OutcomeUnknown, end == u"unknown");
}

void tst_cutoff::aRefusalOfTheSameTurnIsNotSentAgain_data()
{
    QTest::addColumn<int>("by");
    QTest::newRow("lock") << aLock;
    QTest::newRow("close") << aClose;
}

/// It asks for a pause, after which the write would be sent again: behind a window that somebody else has unlocked.
void tst_cutoff::aRefusalOfTheSameTurnIsNotSentAgain()
{
    QFETCH(int, by);
    FaultServer server({Play{.bytes = "HTTP/1.1 429 No\r\nRetry-After: 30\r\nContent-Length: 0\r\n\r\n"}});
    QTemporaryDir folder;
    AuditTrail trail;
    trail.keepIn(folder.filePath(u"audit"_s));
    QTRY_COMPARE(trail.state(), AuditTrail::State::Whole);
    Session session(connectionTo(server.url()), Secret("key-of-the-day"), impatient());
    session.setAudit(trail);
    connect(&session.client(), &api::ApiClient::requestChanged, &session, [&](const api::RequestRecord &record) {
        if (record.isOver())
            by == aLock ? session.lock(true) : void(session.close());
    });
    const quint64 id = session.actions().refresh(wire::decode<User>(userBody).value().value);
    QTRY_VERIFY(!session.actions().hasInFlight());
    QVERIFY(!session.actions().hasDelayed());
    QCOMPARE(told(*session.actions().find(id)), u"refused"_s);
    QTRY_COMPARE(trail.records().size(), size_t(1));
    QCOMPARE(trail.records().back().outcome, u"cancelled"_s);
}

void tst_cutoff::aSecondTryThatNeverLeftWasRefusedBefore()
{
    FaultServer server({Play{}});
    int reads = 0, writes = 0;
    server.playBy([&](const QByteArray &head) -> Play {
        if (head.startsWith("GET "))
            return ++reads == 1 ? good(userBody) : silence;
        ++writes;
        return Play{.bytes = "HTTP/1.1 429 No\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n"};
    });
    Session session(connectionTo(server.url()), Secret("key-of-the-day"));
    session.actions().setDelay(0, 5ms);
    const quint64 id = session.actions().changeZone(wire::decode<User>(userBody).value().value, u"Asia/Tokyo"_s);
    QTRY_COMPARE(reads, 2); // it is read again before the second try
    QCOMPARE(writes, 1);
    session.lock(true);
    QCOMPARE(told(*session.actions().find(id)), u"refused"_s);
}

LABDESK_TEST(tst_cutoff)
#include "tst_cutoff.moc"
