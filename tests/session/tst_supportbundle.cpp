// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/connectionregistry.h"
#include "session/supportbundle.h"
#include "support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// A word that is somebody's, in each place where one could come along.
QString canary(int number)
{
    return u"canary%1"_s.arg(number);
}

api::RequestRecord tellingRecord()
{
    api::RequestRecord record;
    record.id = 1;
    record.endpoint = "getUser";
    record.verb = api::Verb::Get;
    record.path = u"/v2/user/"_s + canary(1);
    record.queryNames = {canary(2)};
    record.startedAt = QDateTime(QDate(2026, 3, 12), QTime(9, 14), Qt::UTC);
    record.duration = std::chrono::milliseconds(88);
    record.tries = 2;
    record.state = api::RequestRecord::State::Failed;
    record.httpStatus = 404;
    record.error = ApiError{.kind = ApiError::Kind::NotFound,
                            .httpStatus = 404,
                            .serverMessage = canary(3),
                            .problems = {FieldProblem{{canary(4)}, u"type"_s, canary(5)}},
                            .detail = canary(6)};
    record.earlierConnection = canary(7);
    return record;
}

} // namespace

class tst_supportbundle : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void itSaysWhatHelps();
    void nothingInItIsSomebodys();
    void withoutAnythingItIsStillABundle();

private:
    QByteArray bundle() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<SecretStore> m_secrets;
    std::unique_ptr<ConnectionRegistry> m_book;
    std::unique_ptr<RequestLog> m_log;
};

void tst_supportbundle::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_secrets = makeMemoryStore();
    m_settings = std::make_unique<Settings>(m_folder->filePath(u"labdesk.ini"_s));
    m_settings->set(setting::pinnedUsers, {canary(8)}, u"c"_s);
    m_settings->set(setting::userViews, {QVariantMap{{u"filter"_s, canary(9)}}}, u"c"_s);
    Connection connection{.id = canary(10),
                          .name = canary(11),
                          .environment = Environment::Production,
                          .baseUrl = QUrl(u"https://%1.example.com/%2"_s.arg(canary(12), canary(13))),
                          .scheme = ApiKeyScheme{canary(14)},
                          .readOnly = true};
    connection.network
        = {.proxy = NetworkSettings::Proxy::Own, .ownProxy = {canary(15), 3128}, .caFile = u"/home/"_s + canary(16)};
    m_book = std::make_unique<ConnectionRegistry>(*m_settings, *m_secrets);
    m_book->save(connection, Secret(canary(17).toLatin1()), true, [](SecretStore::Location) {});
    connection.id = u"bearer"_s;
    connection.scheme = BearerScheme{QUrl(u"https://%1.example.com"_s.arg(canary(18))), canary(19), canary(20)};
    m_book->save(connection, Secret(canary(21).toLatin1()), true, [](SecretStore::Location) {});
    m_log = std::make_unique<RequestLog>();
    m_log->put(tellingRecord());
}

QByteArray tst_supportbundle::bundle() const
{
    return supportBundle({.version = u"9.8.7"_s,
                          .settings = m_settings.get(),
                          .connections = m_book.get(),
                          .requests = m_log.get(),
                          .openConnection = canary(10),
                          .platform = u"xcb"_s,
                          .screens = {u"1920x1080 at 100 %"_s}});
}

void tst_supportbundle::itSaysWhatHelps()
{
    const QJsonObject told = QJsonDocument::fromJson(bundle()).object();
    QCOMPARE(told[u"versions"_s][u"labdesk"_s].toString(), u"9.8.7"_s);
    QCOMPARE(told[u"versions"_s][u"qt"_s].toString(), QString::fromLatin1(qVersion()));
    QCOMPARE(told[u"connections"_s].toArray().size(), 3);
    const QJsonValue open = told[u"connections"_s].toArray().at(1);
    QCOMPARE(open[u"environment"_s].toString(), u"production"_s);
    QCOMPARE(open[u"isOpen"_s].toBool(), true);
    QCOMPARE(open[u"readOnly"_s].toBool(), true);
    QCOMPARE(open[u"proxy"_s].toString(), u"own"_s);
    QCOMPARE(open[u"ownAuthorities"_s].toBool(), true);
    const QJsonValue request = told[u"requests"_s].toArray().at(0);
    QCOMPARE(request[u"operation"_s].toString(), u"getUser"_s);
    QCOMPARE(request[u"status"_s].toInt(), 404);
    QCOMPARE(request[u"tries"_s].toInt(), 2);
    QCOMPARE(request[u"error"_s].toString(), describe(ApiError{.kind = ApiError::Kind::NotFound}).sentence);
}

void tst_supportbundle::nothingInItIsSomebodys()
{
    const QByteArray bytes = bundle();
    QVERIFY2(!bytes.contains("canary"), bytes.constData());
    QVERIFY2(!bytes.contains("example.com"), bytes.constData());
}

void tst_supportbundle::withoutAnythingItIsStillABundle()
{
    const QJsonObject told = QJsonDocument::fromJson(supportBundle({.version = u"9.8.7"_s})).object();
    QCOMPARE(told[u"labdeskSupportBundle"_s].toInt(), 1);
    QVERIFY(!told.contains(u"requests"_s));
}

LABDESK_TEST(tst_supportbundle)
#include "tst_supportbundle.moc"
