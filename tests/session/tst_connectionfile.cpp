// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/connectionfile.h"
#include "session/connectionregistry.h"
#include "support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;

namespace {

using FileProblemKind = ConnectionFileProblem::Kind;

Connection routedConnection()
{
    return {.id = u"c-1"_s,
            .name = u"Staging East"_s,
            .environment = Environment::Sandbox,
            .baseUrl = QUrl(u"https://api.example.com/east"_s),
            .scheme = ApiKeyScheme{u"x-own-key"_s},
            .readOnly = true,
            .asksBeforeWrites = true,
            .network = {.proxy = NetworkSettings::Proxy::Own,
                        .ownProxy = {u"proxy.example.com"_s, 3128},
                        .proxyUser = u"DOM\\ana müller"_s,
                        .caFile = u"/etc/ssl/own = \"5\" %.pem"_s,
                        .clientCertificate = u"/home/ana/desk 1.p12"_s,
                        .timeout = 120s}};
}

Connection writableProduction()
{
    return {.id = u"c-2"_s,
            .name = u"Düsseldorf"_s,
            .environment = Environment::Production,
            .baseUrl = QUrl(u"https://api.example.com"_s),
            .scheme = BearerScheme{QUrl(u"https://auth.example.com"_s), u"client-1"_s, u"https://api.example.com"_s},
            .network = {.proxy = NetworkSettings::Proxy::None, .ownProxy = {}, .caFile = {}}};
}

QByteArray fileOf(const QByteArray &entry)
{
    return R"({"labdeskConnections": 1, "connections": [)" + entry + "]}";
}

const QByteArray goodEntry
    = R"({"name":"East","environment":"sandbox","url":"https://api.example.com","scheme":"key","header":"x-key"})";

} // namespace

Q_DECLARE_METATYPE(labdesk::ConnectionFileProblem::Kind)

/// Connections on paper: in the settings, and in a file that is passed on.
class tst_connectionfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartSurvivesARestart()
    {
        QTemporaryDir folder;
        const auto secrets = makeMemoryStore();
        {
            Settings settings(folder.filePath(u"labdesk.ini"_s));
            ConnectionRegistry book(settings, *secrets);
            book.add({routedConnection(), writableProduction()});
        }
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        const ConnectionRegistry book(settings, *secrets);
        QCOMPARE(book.connections().size(), size_t(3));
        QVERIFY(book.connections()[1] == routedConnection());
        QVERIFY(book.connections()[2] == writableProduction());
    }

    void whatIsGivenAwayIsTakenAgain()
    {
        const auto taken = connectionsInFile(connectionFile({routedConnection(), writableProduction()}), {});
        QVERIFY(taken.ok());
        QCOMPARE(taken.value().size(), size_t(2));
        Connection first = taken.value()[0];
        QVERIFY2(first.id != routedConnection().id, "an id names a secret, and comes with no file");
        first.id = routedConnection().id;
        QVERIFY(first == routedConnection());
        QVERIFY2(taken.value()[1].readOnly, "production starts read-only, wherever it comes from");
    }

    void aFileHoldsNoSecretAndNoId()
    {
        QTemporaryDir folder;
        Settings settings(folder.filePath(u"labdesk.ini"_s));
        const auto secrets = makeMemoryStore();
        ConnectionRegistry book(settings, *secrets);
        Connection guarded = writableProduction();
        guarded.network = routedConnection().network;
        Credentials typed = Secret("sk_canary_4711");
        typed.proxyPassword = Secret("pw_canary_4711");
        typed.certificatePassphrase = Secret("pp_canary_4711");
        book.save(guarded, typed, true, [](SecretStore::Location) {});
        const QByteArray bytes = connectionFile(book.connections());
        QVERIFY(bytes.contains("client-1") && bytes.contains("ana") && bytes.contains("desk 1.p12"));
        for (const QByteArray &never : {QByteArray("canary"), QByteArray("c-2"),
                                        QByteArray("sk_canary_4711").toBase64(), QByteArray("sk_canary_4711").toHex()})
            QVERIFY2(!bytes.contains(never), never.constData());
    }

    void aNameThatIsTakenGetsANumber_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"East", "Desk %1", "%2", "%1 (%2)", "100%"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void aNameThatIsTakenGetsANumber()
    {
        QFETCH(const QString, name);
        QJsonObject entry = QJsonDocument::fromJson(goodEntry).object();
        entry[u"name"] = name;
        const QByteArray one = QJsonDocument(entry).toJson();
        const auto taken = connectionsInFile(fileOf(one + ',' + one), {name.toUpper() + u' '});
        QVERIFY(taken.ok());
        QCOMPARE(taken.value()[0].name, name + u" (2)"_s);
        QCOMPARE(taken.value()[1].name, name + u" (3)"_s);
    }

    void aFileThatIsNoneIsRefusedWithASentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<FileProblemKind>("kind");
        QTest::addColumn<int>("entry");
        const auto changed = [](const char *key, const QJsonValue &value) {
            QJsonObject entry = QJsonDocument::fromJson(goodEntry).object();
            entry[QLatin1StringView(key)] = value;
            return fileOf(goodEntry + ',' + QJsonDocument(entry).toJson());
        };
        using enum FileProblemKind;
        QTest::newRow("nothing") << QByteArray() << NotJson << 0;
        QTest::newRow("a poem") << QByteArray("roses are red") << NotJson << 0;
        QTest::newRow("cut in the middle") << fileOf(goodEntry).chopped(9) << NotJson << 0;
        QTest::newRow("a list") << QByteArray("[1,2]") << NotOurs << 0;
        QTest::newRow("JSON of somebody else") << QByteArray(R"({"connections": []})") << NotOurs << 0;
        QTest::newRow("a number in place of the list")
            << QByteArray(R"({"labdeskConnections": 1, "connections": 7})") << NotOurs << 0;
        QTest::newRow("a later form") << QByteArray(R"({"labdeskConnections": 2, "connections": []})") << NewerVersion
                                      << 0;
        QTest::newRow("no connection in it") << fileOf({}) << Empty << 0;
        QTest::newRow("larger than any") << fileOf(QByteArray(1024 * 1024, ' ')) << TooLarge << 0;
        QTest::newRow("plain http to another machine")
            << changed("url", u"http://api.example.com"_s) << WrongEntry << 2;
        QTest::newRow("an address with a password")
            << changed("url", u"https://me:pw@api.example.com"_s) << WrongEntry << 2;
        QTest::newRow("a file for an address") << changed("url", u"file:///etc/passwd"_s) << WrongEntry << 2;
        QTest::newRow("a scheme nobody knows") << changed("scheme", u"basic"_s) << WrongEntry << 2;
        QTest::newRow("a header that HTTP needs") << changed("header", u"Host"_s) << WrongEntry << 2;
        QTest::newRow("a header with a line break") << changed("header", u"x\r\nHost"_s) << WrongEntry << 2;
        QTest::newRow("no name") << changed("name", u"  "_s) << WrongEntry << 2;
        QTest::newRow("a proxy without a port") << changed("proxy", u"proxy.example.com"_s) << WrongEntry << 2;
        QTest::newRow("a password behind the user of the proxy")
            << changed("proxyUser", u"ana:secret"_s) << WrongEntry << 2;
        QTest::newRow("a user of the proxy with a line break")
            << changed("proxyUser", u"ana\r\nX: y"_s) << WrongEntry << 2;
        QTest::newRow("a proxy password written in by hand") << changed("proxyPassword", u"hush"_s) << HoldsSecret << 2;
        QTest::newRow("a passphrase written in by hand")
            << changed("certificate_passphrase", u"hush"_s) << HoldsSecret << 2;
        QTest::newRow("an endless wait") << changed("timeout", 99'999) << WrongEntry << 2;
        QTest::newRow("an environment that there isn't") << changed("environment", u"prod"_s) << WrongEntry << 2;
        QTest::newRow("an environment in capitals") << changed("environment", u"PRODUCTION"_s) << WrongEntry << 2;
        QTest::newRow("local, and on another computer") << changed("environment", u"local"_s) << WrongEntry << 2;
        QTest::newRow("a flag that is a word") << changed("readOnly", u"yes"_s) << WrongEntry << 2;
        QTest::newRow("a flag that is a number") << changed("readOnly", 1) << WrongEntry << 2;
        QTest::newRow("a flag that is nothing") << changed("readOnly", QJsonValue::Null) << WrongEntry << 2;
        QTest::newRow("a flag in small letters") << changed("readonly", true) << WrongEntry << 2;
        QTest::newRow("a key that there isn't") << changed("environments", u"production"_s) << WrongEntry << 2;
        QTest::newRow("a time that is a word") << changed("timeout", u"abc"_s) << WrongEntry << 2;
        QTest::newRow("a time with a fraction") << changed("timeout", 30.5) << WrongEntry << 2;
        QTest::newRow("a client of a key") << changed("clientId", u"support"_s) << WrongEntry << 2;
        QTest::newRow("a name that is a list") << changed("name", QJsonArray{u"East"_s}) << WrongEntry << 2;
        QTest::newRow("a key twice") << fileOf(QByteArray(goodEntry).replace("\"name\"",
                                                                             "\"readOnly\":true,"
                                                                             "\"readOnly\":false,\"name\""))
                                     << RepeatedKey << 0;
        QTest::newRow("a key twice, once written with an escape")
            << fileOf(QByteArray(goodEntry).replace("\"name\"", "\"readOnly\":true,\"readOnl\\u0079\":false,\"name\""))
            << RepeatedKey << 0;
        QTest::newRow("a rule for all of them")
            << QByteArray(R"({"labdeskConnections": 1, "readOnly": true, "connections": [)" + goodEntry + "]}")
            << UnknownKey << 0;
        for (const QString &path :
             {u"\\\\evil\\share\\ca.pem"_s, u"//evil/share/ca.pem"_s, u"\\\\?\\UNC\\evil\\share\\ca.pem"_s,
              u"\\\\.\\pipe\\ca"_s, u"/\\evil\\share\\ca.pem"_s, u"C:\\\\evil\\ca.pem"_s, u"/net/evil/ca.pem"_s,
              u"/etc/../net/evil/ca.pem"_s, u"/dev/zero"_s, u"/proc/self/environ"_s,
              u"/run/user/1000/gvfs/smb-share:server=evil/ca.pem"_s})
            for (const char *key : {"authorityFile", "clientCertificate"})
                QTest::addRow("%s of %s", qPrintable(path), key) << changed(key, path) << ForeignFile << 2;
        for (const QString &path :
             {u"ca.pem"_s, u"C:ca.pem"_s, u"../ca.pem"_s, u"file://evil/share/ca.pem"_s, u"~/ca.pem"_s})
            QTest::addRow("%s", qPrintable(path)) << changed("authorityFile", path) << WrongEntry << 2;
        QTest::newRow("a name that looks like another") << changed("name", u"East\u200b"_s) << WrongEntry << 2;
        QTest::newRow("a name that turns round") << changed("name", u"East\u202etset"_s) << WrongEntry << 2;
        QTest::newRow("a number for a connection") << fileOf("7") << WrongEntry << 1;
        QTest::newRow("a key written in by hand") << changed("apiKey", u"sk_1"_s) << HoldsSecret << 2;
        QTest::newRow("a client secret written in by hand") << changed("client_secret", u"hush"_s) << HoldsSecret << 2;
    }
    void aFileThatIsNoneIsRefusedWithASentence()
    {
        QFETCH(QByteArray, bytes);
        const auto taken = connectionsInFile(bytes, {});
        QVERIFY(!taken.ok());
        QTEST(taken.error().kind, "kind");
        QTEST(taken.error().entry, "entry");
        QVERIFY(describe(taken.error()).endsWith(u'.'));
    }
};

LABDESK_TEST(tst_connectionfile)
#include "tst_connectionfile.moc"
