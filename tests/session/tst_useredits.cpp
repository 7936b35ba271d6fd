// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionsstage.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;

namespace {

QByteArray userBody(const QByteArray &clientId, const QByteArray &zone, const QByteArray &birthDate,
                    const QByteArray &start)
{
    return R"({"user_id":"u-1","team_id":"t","created_on":"2026-03-12T16:14:00Z","connected_sources":[],)"
           R"("client_user_id":")"
        + clientId + R"(","fallback_time_zone":{"id":")" + zone + R"(","source_slug":"manual","updated_at":)"
        + R"("2026-03-12T16:14:00Z"},"fallback_birth_date":{"value":")" + birthDate
        + R"(","source_slug":"manual","updated_at":"2026-03-12T16:14:00Z"},"ingestion_start":")" + start + R"("})";
}

const QByteArray oldBody = userBody("client-1", "Europe/Berlin", "1990-02-03", "2025-01-01");
const QByteArray newBody = userBody("Client-2", "Asia/Tokyo", "1991-01-01", "2025-06-01");

/// Everything that newBody has.
UserPatch wholePatch()
{
    UserPatch patch;
    patch.clientUserId = u"Client-2"_s;
    patch.timeZone = u"Asia/Tokyo"_s;
    patch.birthDate = QDate(1991, 1, 1);
    patch.ingestionStart = QDate(2025, 6, 1);
    return patch;
}

QString namesOf(const UserFieldList &fields)
{
    QStringList names;
    for (const UserField field : fields)
        names += wireName(field);
    return names.join(u' ');
}

/// "done, kept: …; altered: …"
QString endOf(const UserAction *action)
{
    QString words = wordsOf(action);
    if (const auto *done = std::get_if<UserAction::Succeeded>(&action->state)) {
        if (!done->kept.empty())
            words += u", kept "_s + namesOf(done->kept);
        if (!done->altered.empty())
            words += u", altered "_s + namesOf(done->altered);
    }
    if (const auto *canceled = std::get_if<UserAction::Canceled>(&action->state))
        words += u' ' + namesOf(canceled->changedElsewhere);
    return words;
}

/// A service with one user, who is `before` until a PATCH came and `after` from then on.
struct Peer
{
    Peer(const QByteArray &before, Play toPatch, Play after)
    {
        server.playBy([this, before, toPatch, after](const QByteArray &head) {
            if (head.startsWith("PATCH "))
                return toPatch;
            return patches() > 0 ? after : Play{.bytes = httpReply("200 OK", before)};
        });
        actions.setDelay(2, 5ms);
        details.open(*UserId::parse(u"u-1"_s));
    }

    quint64 edit(const UserPatch &patch) { return actions.edit(readyIn(details.user())->value, patch); }

    FaultServer server{std::vector<Play>{Play{}}};
    int patches() const
    {
        return int(
            std::ranges::count_if(server.heads(), [](const QByteArray &head) { return head.startsWith("PATCH "); }));
    }

    api::ApiClient client{connectionTo(server.url()), Secret("k"), impatient()};
    UserDirectory directory{client};
    PayorCatalog payors{client};
    UserDetails details{client, payors};
    UserActions actions{client, directory, details};
};

} // namespace

/// Edits of a user: on the real service, and on services that do as they like.
class tst_useredits : public ActionsStage
{
    Q_OBJECT

private Q_SLOTS:
    void oneRequestWithOnlyWhatChanges();
    void whatTheServiceMakesOfIt_data();
    void whatTheServiceMakesOfIt();
    void whatWasChangedElsewhereIsNotOverwritten_data();
    void whatWasChangedElsewhereIsNotOverwritten();
    void nothingIsSentWhereTheUserCannotBeReadBefore();
    void whatIsStillBeingComparedIsNotSentAnyMore();
    void anAnswerThatNeverCame_data();
    void anAnswerThatNeverCame();
    void aSecondEditIsAnotherOne();
};

void tst_useredits::oneRequestWithOnlyWhatChanges()
{
    Peer peer(oldBody, {.bytes = httpReply("204 No Content", {})},
              {.bytes = httpReply("200 OK", userBody("client-1", "Europe/Berlin", "1990-02-03", "2025-06-01"))});
    QTRY_VERIFY(readyIn(peer.details.user()));
    UserPatch patch;
    patch.ingestionStart = QDate(2025, 6, 1);
    const quint64 id = peer.edit(patch);
    QCOMPARE(wordsOf(peer.actions.find(id)), u"in 2 s"_s);
    QCOMPARE(peer.patches(), 0);
    QTRY_COMPARE(endOf(peer.actions.find(id)), u"done, verified"_s);
    QCOMPARE(peer.patches(), 1);
    QByteArray sentBody;
    for (qsizetype at = 0; at < peer.server.requests(); ++at)
        if (peer.server.heads().at(at).startsWith("PATCH "))
            sentBody = peer.server.bodies().at(at);
    QCOMPARE(QJsonDocument::fromJson(sentBody).object(), (QJsonObject{{u"ingestion_start"_s, u"2025-06-01"_s}}));

    // The same on the real service, with everything at once.
    const User user = anyUser();
    UserPatch all;
    all.clientUserId = m_newClientId;
    all.timeZone = u"Pacific/Auckland"_s;
    all.birthDate = QDate(1999, 9, 9);
    all.ingestionStart = QDate(2020, 1, 1);
    all.ingestionEnd = QDate(2030, 1, 1);
    const quint64 whole = m_actions->edit(user, all);
    QTRY_COMPARE(endOf(m_actions->find(whole)), u"done, verified"_s);
    QCOMPARE(sent("PATCH"), 1);
    QVERIFY(fieldsMissingIn(readUser(user.id), all).empty());
    QCOMPARE(m_directory->store().clientUserId(*m_directory->store().find(user.id)), m_newClientId);
}

void tst_useredits::whatTheServiceMakesOfIt_data()
{
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("end");
    const QByteArray ok = "204 No Content";
    const QByteArray refusal
        = R"({"detail":[{"type":"extra_forbidden","loc":["body","ingestion_start"],"msg":"Extra inputs are not permitted"}]})";
    QTest::newRow("it stores all of it") << ok << QByteArray() << newBody << u"done, verified"_s;
    QTest::newRow("it answers 200 with the user") << QByteArray("200 OK") << newBody << newBody << u"done, verified"_s;
    QTest::newRow("it answers 200 with a word of success")
        << QByteArray("200 OK") << QByteArray(R"({"success":true})") << newBody << u"done, verified"_s;
    QTest::newRow("it sends bounds as times")
        << ok << QByteArray() << userBody("Client-2", "Asia/Tokyo", "1991-01-01", "2025-06-01T00:00:00+09:00")
        << u"done, verified"_s;
    QTest::newRow("it says yes and changes nothing")
        << ok << QByteArray() << oldBody
        << u"done, kept client_user_id fallback_time_zone fallback_birth_date ingestion_start"_s;
    QTest::newRow("it takes the zone and leaves the rest")
        << ok << QByteArray() << userBody("client-1", "Asia/Tokyo", "1990-02-03", "2025-01-01")
        << u"done, kept client_user_id fallback_birth_date ingestion_start"_s;
    QTest::newRow("it folds the client ID")
        << ok << QByteArray() << userBody("client-2", "Asia/Tokyo", "1991-01-01", "2025-06-01")
        << u"done, altered client_user_id"_s;
    QTest::newRow("it refuses all but the zone")
        << QByteArray("422 Unprocessable Entity") << refusal << oldBody << u"failed: 422"_s;
    QTest::newRow("it can't be read afterwards") << ok << QByteArray() << QByteArray("no JSON") << u"done"_s;
}

void tst_useredits::whatTheServiceMakesOfIt()
{
    QFETCH(QByteArray, status);
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, after);
    QFETCH(QString, end);
    Peer peer(oldBody, {.bytes = httpReply(status, body)}, {.bytes = httpReply("200 OK", after)});
    QTRY_VERIFY(readyIn(peer.details.user()));
    const quint64 id = peer.edit(wholePatch());
    QTRY_COMPARE(endOf(peer.actions.find(id)), end);
    QCOMPARE(peer.patches(), 1);
}

void tst_useredits::whatWasChangedElsewhereIsNotOverwritten_data()
{
    QTest::addColumn<QByteArray>("meanwhile");
    QTest::addColumn<QString>("end");
    QTest::newRow("nothing was") << oldBody << u"done, verified"_s;
    QTest::newRow("the zone that is to change")
        << userBody("client-1", "Africa/Cairo", "1990-02-03", "2025-01-01") << u"canceled fallback_time_zone"_s;
    QTest::newRow("to the same value") << userBody("client-1", "Asia/Tokyo", "1990-02-03", "2025-01-01")
                                       << u"canceled fallback_time_zone"_s;
    QTest::newRow("what is left as it is")
        << userBody("client-9", "Europe/Berlin", "1990-02-04", "2025-01-09") << u"done, verified"_s;
}

void tst_useredits::whatWasChangedElsewhereIsNotOverwritten()
{
    QFETCH(QByteArray, meanwhile);
    QFETCH(QString, end);
    Peer peer(meanwhile, {.bytes = httpReply("204 No Content", {})}, {.bytes = httpReply("200 OK", newBody)});
    QTRY_VERIFY(readyIn(peer.details.user()));
    User seen = readyIn(peer.details.user())->value;
    seen.clientUserId = u"client-1"_s;
    seen.timeZone->id = u"Europe/Berlin"_s;
    UserPatch patch;
    patch.timeZone = u"Asia/Tokyo"_s;
    const quint64 id = peer.actions.edit(seen, patch);
    QTRY_COMPARE(endOf(peer.actions.find(id)), end);
    QCOMPARE(peer.patches(), end.startsWith(u"done"_s) ? 1 : 0);
}

void tst_useredits::nothingIsSentWhereTheUserCannotBeReadBefore()
{
    const User user = anyUser();
    m_running->drill(answer("GET", "/v2/user/", 404, R"({"detail":"Not found"})"));
    const quint64 id = begin(UserActionKind::Edit, user);
    QTRY_COMPARE(words(id), u"failed: 404"_s);
    QCOMPARE(sent("PATCH"), 0);
}

void tst_useredits::whatIsStillBeingComparedIsNotSentAnyMore()
{
    const User user = anyUser();
    service::InjectedFault slow;
    slow.method = "GET";
    slow.delay = 30s;
    m_running->drill(slow);
    const quint64 id = begin(UserActionKind::Edit, user);
    QTRY_COMPARE(words(id), u"sending"_s);
    m_actions->abandonSending();
    QCOMPARE(words(id), u"canceled"_s); // nothing is unknown of what never left
    QCOMPARE(sent("PATCH"), 0);
}

void tst_useredits::anAnswerThatNeverCame_data()
{
    QTest::addColumn<bool>("wasDone");
    QTest::addColumn<QString>("found");
    QTest::newRow("done all the same") << true << u"done, verified"_s;
    QTest::newRow("not done") << false << u"not seen yet"_s;
}

void tst_useredits::anAnswerThatNeverCame()
{
    QFETCH(bool, wasDone);
    QFETCH(QString, found);
    const User user = anyUser([](const User &one) { return !one.timeZone || one.timeZone->id != u"Pacific/Auckland"; });
    m_running->drill(dropped("PATCH", wasDone ? lateDrop : earlyDrop));
    const quint64 id = begin(UserActionKind::Edit, user);
    QTRY_COMPARE(words(id), u"unknown"_s);
    m_actions->check(id);
    QTRY_COMPARE(words(id), found);
    QCOMPARE(sent("PATCH"), 1);
}

void tst_useredits::aSecondEditIsAnotherOne()
{
    m_actions->setDelay(2, 10s);
    const User user = anyUser();
    const quint64 first = begin(UserActionKind::Edit, user);
    UserPatch other;
    other.ingestionStart = QDate(2019, 1, 1);
    const quint64 second = m_actions->edit(user, other);
    QVERIFY(first != second);
    QCOMPARE(m_actions->running(user.id, UserActionKind::Edit)->id, second);
    m_actions->cancelDelayed();
    QCOMPARE(words(first), u"canceled"_s);
    QCOMPARE(sent("PATCH"), 0);
}

LABDESK_TEST(tst_useredits)
#include "tst_useredits.moc"
