// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/drills.h"
#include "service/testservice.h"
#include "service/usercopies.h"
#include "support/testmain.h"

#include <QElapsedTimer>
#include <QJsonDocument>
#include <QSet>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk::tests;
using namespace labdesk::service;

// What the local service does while one practices with it.
class tst_drills : public QObject
{
    Q_OBJECT

    static ServiceOptions withUsers(int users)
    {
        ServiceOptions options;
        options.users = users;
        return options;
    }

    static QJsonArray usersOf(TestService &service)
    {
        return service.ask("GET", "/v2/user/").object()[u"users"_s].toArray();
    }

private Q_SLOTS:
    void everyDrillHasAName()
    {
        QCOMPARE(drillNames().size(), 8);
        for (const auto &[drill, name] : drillNames())
            QCOMPARE(drillNamed(name), drill);
        QCOMPARE(drillNamed("no such drill"), std::nullopt);
    }

    void aRateLimitBeginsWithARefusalAndLetsSomeThrough()
    {
        TestService service;
        service.local().faultInjector().practice(Drill::RateLimited);
        const TestReply refused = service.ask("GET", "/v2/providers");
        QCOMPARE(refused.status, 429);
        QCOMPARE(refused.fields["retry-after"], "20");
        service.advance(15);
        QCOMPARE(service.ask("GET", "/v2/providers").fields["retry-after"], "5");
        service.advance(5); // what it was told to wait
        for (int i = 0; i < DrillPlayer::requestsInWindow; ++i)
            QCOMPARE(service.ask("GET", "/v2/providers").status, 200);
        QCOMPARE(service.ask("GET", "/v2/providers").status, 429);
        service.advance(20);
        QCOMPARE(service.ask("GET", "/v2/providers").status, 200);
    }

    void statuses_data()
    {
        QTest::addColumn<Drill>("drill");
        QTest::addColumn<int>("status");
        QTest::newRow("an unavailable service") << Drill::Unavailable << 503;
        QTest::newRow("an expired key") << Drill::ExpiredKey << 401;
    }
    void statuses()
    {
        QFETCH(Drill, drill);
        QFETCH(int, status);
        TestService service;
        service.local().faultInjector().practice(drill);
        for (const char *path : {"/v2/user/", "/v2/providers"})
            QCOMPARE(service.ask("GET", path).status, status);
        QCOMPARE(service.ask("POST", "/v2/user/", R"({"client_user_id":"a"})").status, status);
        service.local().faultInjector().practice({});
        QCOMPARE(usersOf(service).size(), 0); // nothing was done meanwhile
    }

    void aLostAnswerWasAWriteThatIsDone()
    {
        TestService service;
        service.local().faultInjector().practice(Drill::LostResponses);
        QCOMPARE(service.ask("POST", "/v2/user/", R"({"client_user_id":"a"})").status, 0);
        QCOMPARE(usersOf(service).size(), 1);
    }

    void slowAnswersCome()
    {
        TestService service;
        service.local().faultInjector().practice(Drill::Slow);
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(service.ask("GET", "/v2/providers").status, 200);
        QVERIFY(std::chrono::milliseconds(timer.elapsed()) >= DrillPlayer::slowness);
    }

    void oddAnswersAddOneBrokenRecordToEachListAndLoseNone()
    {
        TestService service(withUsers(20));
        const QJsonArray users = usersOf(service);
        service.local().faultInjector().practice(Drill::UnexpectedResponses);
        const QJsonArray odd = usersOf(service);
        QCOMPARE(odd.size(), users.size() + 1);
        QVERIFY(!odd[0].toObject().contains(u"user_id"_s));
        for (int i = 0; i < users.size(); ++i) {
            const QJsonObject user = odd[i + 1].toObject();
            QCOMPARE(user[u"user_id"_s], users[i][u"user_id"_s]);
            QVERIFY(user.contains(u"x_practice"_s));
            QVERIFY(!user[u"fallback_time_zone"_s].isObject());
            for (const QJsonValue &member : user)
                QVERIFY(!member.isNull());
        }
    }

    void anEmptyTeamHidesUsersAndKeepsThem()
    {
        TestService service(withUsers(20));
        const QByteArray id = usersOf(service)[0][u"user_id"_s].toString().toLatin1();
        service.local().faultInjector().practice(Drill::EmptyTeam);
        for (const char *list : {"/v2/user/", "/v2/user/?limit=10"}) {
            const QJsonObject answer = service.ask("GET", list).object();
            QCOMPARE(answer[u"total"_s].toInt(-1), 0);
            QCOMPARE(answer[u"users"_s].toArray().size(), 0);
        }
        QCOMPARE(service.ask("GET", "/v2/user/" + id).status, 200);
        service.local().faultInjector().practice({});
        QCOMPARE(usersOf(service).size(), 20);
    }

    void noDrillAnswersWithoutAKey()
    {
        TestService service(withUsers(5));
        service.client().setKeyField({});
        for (const Drill drill :
             {Drill::EmptyTeam, Drill::ManyUsers, Drill::UnexpectedResponses, Drill::LostResponses}) {
            service.local().faultInjector().practice(drill);
            QCOMPARE(service.ask("GET", "/v2/user/").status, 401);
        }
    }

    void aUserListIsMadeLongByCopies()
    {
        TestService service(withUsers(7));
        const QByteArray list = service.ask("GET", "/v2/user/").body;
        UserCopies copies(list, 1000);
        QByteArray made;
        for (QByteArray block = copies.next(); !block.isEmpty(); block = copies.next())
            made += block;
        QCOMPARE(copies.size(), made.size());
        const QJsonObject answer = QJsonDocument::fromJson(made).object();
        QCOMPARE(answer[u"total"_s].toInt(), 1000);
        QSet<QString> ids, clientIds;
        for (const QJsonValue &user : answer[u"users"_s].toArray()) {
            ids += user[u"user_id"_s].toString();
            clientIds += user[u"client_user_id"_s].toString();
        }
        QCOMPARE(ids.size(), 1000);
        QCOMPARE(clientIds.size(), 1000);
    }

    void aMillionUsersAreAnnouncedAndEachCanBeOpenedAndChanged()
    {
        TestService service(withUsers(7));
        const QJsonObject user = usersOf(service)[3].toObject();
        const QByteArray id = user[u"user_id"_s].toString().toLatin1();
        service.local().faultInjector().practice(Drill::ManyUsers);
        TestClient &client = service.client();
        const QByteArray begin
            = client.exchange("HEAD /v2/user/ HTTP/1.1\r\nhost: 127.0.0.1:" + QByteArray::number(service.local().port())
                              + "\r\nconnection: close\r\nx-service-api-key: " + service.local().key() + "\r\n\r\n");
        QVERIFY2(begin.startsWith("HTTP/1.1 200"), begin.constData());
        QCOMPARE(DrillPlayer::millionUsers, 1'000'000);

        DrillPlayer player([] { return std::chrono::milliseconds(0); }, 700);
        const auto process = [&service](const HttpRequest &request) {
            const TestReply reply = service.ask(request.method, request.target, request.body);
            return HttpResponse{.status = reply.status, .body = reply.body};
        };
        service.local().faultInjector().practice({});
        HttpResponse list = player.play(Drill::ManyUsers, {"GET", "/v2/user/"}, process);
        loadBody(list);
        const QJsonArray users = QJsonDocument::fromJson(list.body).object()[u"users"_s].toArray();
        QCOMPARE(users.size(), 700);
        const QJsonValue copy = users[7 * 42 + 3];
        const QByteArray copyId = copy[u"user_id"_s].toString().toLatin1();
        QVERIFY(copyId != id);
        const HttpResponse read = player.play(Drill::ManyUsers, {"GET", "/v2/user/" + copyId}, process);
        QCOMPARE(read.status, 200);
        const QJsonObject readUser = QJsonDocument::fromJson(read.body).object();
        QCOMPARE(readUser[u"user_id"_s], copy[u"user_id"_s]);
        QCOMPARE(readUser[u"client_user_id"_s].toString(), u"42-"_s + user[u"client_user_id"_s].toString());
        HttpRequest change{"PATCH", "/v2/user/" + copyId};
        change.body = R"({"fallback_time_zone":"America/Phoenix"})";
        QCOMPARE(player.play(Drill::ManyUsers, change, process).status, 204);
        QCOMPARE(service.ask("GET", "/v2/user/" + id).object()[u"fallback_time_zone"_s][u"id"_s].toString(),
                 u"America/Phoenix"_s);
    }

    void startingOverMakesOtherRecordsAtTheSameAddress()
    {
        TestService service(withUsers(30));
        const QByteArray id = usersOf(service)[0][u"user_id"_s].toString().toLatin1();
        const quint16 port = service.local().port();
        QCoreApplication::sendPostedEvents(&service.local()); // of the start
        QSignalSpy ready(&service.local(), &LocalService::ready), failed(&service.local(), &LocalService::failed);
        service.local().startOver(77);
        QTRY_COMPARE(ready.size(), 1);
        QCOMPARE(failed.size(), 0);
        QCOMPARE(service.local().port(), port);
        QCOMPARE(service.ask("GET", "/v2/user/" + id).status, 404);
        QCOMPARE(usersOf(service).size(), 30);
        const QString example = service.local().examples().userId;
        QCOMPARE(service.ask("GET", "/v2/user/" + example.toLatin1()).status, 200);
        service.restart(); // what was made is kept
        QCOMPARE(service.ask("GET", "/v2/user/" + example.toLatin1()).status, 200);
    }
};

LABDESK_TEST(tst_drills)
#include "tst_drills.moc"
