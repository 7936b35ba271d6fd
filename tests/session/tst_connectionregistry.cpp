// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/connectionregistry.h"
#include "session/connectionserialization.h"
#include "support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <utility>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

Connection sandbox()
{
    return {u"6b6f1c52-0000-4000-8000-000000000001"_s,       u"Staging = East \"5\""_s,    Environment::Sandbox,
            QUrl(u"https://api.sandbox.example.com/base"_s), ApiKeyScheme{u"x-own-key"_s}, true};
}

Connection production()
{
    return {u"6b6f1c52-0000-4000-8000-000000000002"_s,
            u"Düsseldorf"_s,
            Environment::Production,
            QUrl(u"https://api.example.com:8443"_s),
            BearerScheme{QUrl(u"https://auth.example.com"_s), u"client-1"_s, u"https://api.example.com"_s},
            false};
}

} // namespace

class tst_connectionregistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void theLocalServiceIsAlwaysThere();
    void whatIsSavedSurvivesARestart();
    void savingAgainReplaces();
    void whatIsDoneIsAudited();
    void secretsAreNotInTheFile();
    void anEmptySecretLeavesTheKeptOne();
    void removingForgetsTheSecret();
    void thePasswordsOfTheWayAreKeptBesideTheKey();
    void aPasswordWithoutUseIsForgotten();
    void theLastOneUsedIsRemembered();
    void aStartOnTheSameConnectionWritesNothing();
    void settingsOfEarlierVersionsAreRead();
    void entriesThatCannotBeReadAreKept_data();
    void entriesThatCannotBeReadAreKept();
    void allKeysAreForgottenWithALostPassphrase();

private:
    void open();
    QByteArray secretOf(const QString &id);
    void save(const Connection &connection, const QByteArray &secret = {});

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<SecretStore> m_secrets;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<ConnectionRegistry> m_book;
};

void tst_connectionregistry::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_secrets = makeMemoryStore(); // outlives the book, as a keyring does
    open();
}

void tst_connectionregistry::cleanup()
{
    m_book.reset();
    m_settings.reset();
    m_secrets.reset();
}

void tst_connectionregistry::open()
{
    m_book.reset();
    m_settings = std::make_unique<Settings>(m_dir->filePath(u"labdesk.ini"_s));
    m_book = std::make_unique<ConnectionRegistry>(*m_settings, *m_secrets);
}

QByteArray tst_connectionregistry::secretOf(const QString &id)
{
    std::optional<QByteArray> found;
    m_book->secretOf(id, [&](const Secret &secret) { found = secret.reveal(); });
    if (found || !QTest::qWaitFor([&] { return found.has_value(); }, 30'000))
        qFatal("the answer comes later, and it comes");
    return *found;
}

void tst_connectionregistry::save(const Connection &connection, const QByteArray &secret)
{
    std::optional<SecretStore::Location> kept;
    m_book->save(connection, Secret(secret), false, [&](SecretStore::Location where) { kept = where; });
    QVERIFY(!kept);
    QTRY_VERIFY(kept);
    if (!secret.isEmpty())
        QCOMPARE(*kept, SecretStore::Location::ThisSessionOnly); // what the memory store says
}

void tst_connectionregistry::theLocalServiceIsAlwaysThere()
{
    QCOMPARE(m_book->connections().size(), size_t(1));
    const Connection &local = m_book->connections().front();
    QCOMPARE(local.id, ConnectionRegistry::localId);
    QCOMPARE(local.environment, Environment::Local);
    QCOMPARE(m_book->currentId(), ConnectionRegistry::localId);
    QSignalSpy changed(m_book.get(), &ConnectionRegistry::changed);
    m_book->setLocal(QUrl(u"http://127.0.0.1:4711"_s), Secret("key of this run"));
    QCOMPARE(changed.count(), 1);
    QCOMPARE(m_book->find(ConnectionRegistry::localId)->baseUrl, QUrl(u"http://127.0.0.1:4711"_s));
    QCOMPARE(secretOf(ConnectionRegistry::localId), "key of this run");
    m_book->remove(ConnectionRegistry::localId);
    QCOMPARE(m_book->connections().size(), size_t(1));
    open();
    QVERIFY(m_book->find(ConnectionRegistry::localId)->baseUrl.isEmpty());
    QCOMPARE(secretOf(ConnectionRegistry::localId), QByteArray());
}

void tst_connectionregistry::whatIsSavedSurvivesARestart()
{
    save(sandbox(), "sk_1");
    save(production(), "client secret");
    open();
    QCOMPARE(m_book->connections().size(), size_t(3));
    QVERIFY(m_book->connections()[1] == sandbox());
    QVERIFY(m_book->connections()[2] == production());
    QCOMPARE(secretOf(sandbox().id), "sk_1");
    QCOMPARE(secretOf(production().id), "client secret");
    QVERIFY(!m_book->find(u"nobody"_s));
    QCOMPARE(secretOf(u"nobody"_s), QByteArray());
}

void tst_connectionregistry::savingAgainReplaces()
{
    save(sandbox(), "sk_1");
    Connection changed = sandbox();
    changed.name = u"renamed"_s;
    changed.scheme = std::get<BearerScheme>(production().scheme);
    QSignalSpy told(m_book.get(), &ConnectionRegistry::changed);
    save(changed, "sk_2");
    QCOMPARE(told.count(), 1);
    QCOMPARE(m_book->connections().size(), size_t(2));
    open();
    QVERIFY(*m_book->find(changed.id) == changed);
    QCOMPARE(secretOf(changed.id), "sk_2");
}

void tst_connectionregistry::whatIsDoneIsAudited()
{
    QStringList told;
    connect(m_book.get(), &ConnectionRegistry::audited, this, [&](const AuditEntry &entry) {
        told += auditKey(entry.operation) + u' ' + entry.connection + u' ' + environmentKey(*entry.environment);
    });
    Connection changed = sandbox();
    changed.name = u"East"_s;
    save(changed, "sk_1");
    QCOMPARE(std::exchange(told, {}), QStringList{u"addConnection East sandbox"_s});
    save(changed, "sk_2");
    QVERIFY2(told.isEmpty(), "only its key is another");
    changed.name = u"West"_s;
    save(changed);
    QCOMPARE(std::exchange(told, {}), QStringList{u"changeConnection West sandbox"_s});
    changed.readOnly = !changed.readOnly;
    m_book->add({changed, production()});
    QCOMPARE(std::exchange(told, {}),
             (QStringList{u"changeConnection West sandbox"_s, u"addConnection Düsseldorf production"_s}));
    m_book->forgetSecret(changed.id, {});
    QCOMPARE(std::exchange(told, {}), QStringList{u"forgetKey West sandbox"_s});
    m_book->remove(changed.id); // its key goes with it, which is one record
    QCOMPARE(std::exchange(told, {}), QStringList{u"removeConnection West sandbox"_s});
    m_book->setLocal(QUrl(u"http://127.0.0.1:4711"_s), Secret("key of this run")); // another at each start
    m_book->nameLocalService();
    m_book->remove(ConnectionRegistry::localId);
    m_book->remove(u"nobody"_s);
    QCOMPARE(told, QStringList());
}

void tst_connectionregistry::secretsAreNotInTheFile()
{
    save(sandbox(), "sk_canary_4711");
    save(production(), "cs_canary_4711");
    m_settings->save();
    QFile file(m_settings->file());
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray content = file.readAll();
    QVERIFY(content.contains("api.sandbox.example.com"));
    for (const QByteArray &canary :
         {QByteArray("canary"), QByteArray("sk_canary_4711").toBase64(), QByteArray("cs_canary_4711").toHex()})
        QVERIFY(!content.contains(canary));
}

void tst_connectionregistry::anEmptySecretLeavesTheKeptOne()
{
    save(sandbox(), "sk_1");
    Connection changed = sandbox();
    changed.name = u"renamed"_s;
    std::optional<SecretStore::Location> kept;
    m_book->save(changed, Secret(), false, [&](SecretStore::Location where) { kept = where; });
    QTRY_VERIFY(kept);
    QCOMPARE(*kept, SecretStore::Location::ThisSessionOnly); // where the first one went
    QCOMPARE(secretOf(sandbox().id), "sk_1");
}

void tst_connectionregistry::removingForgetsTheSecret()
{
    save(sandbox(), "sk_1");
    save(production(), "cs_1");
    m_book->setCurrentId(sandbox().id);
    m_book->remove(sandbox().id);
    QVERIFY(!m_book->find(sandbox().id));
    QCOMPARE(m_book->currentId(), ConnectionRegistry::localId);
    QCOMPARE(secretOf(sandbox().id), QByteArray());
    QCOMPARE(secretOf(production().id), "cs_1");
    open();
    QCOMPARE(m_book->connections().size(), size_t(2));
}

namespace {

Connection guarded()
{
    Connection connection = sandbox();
    connection.network.proxyUser = u"ana"_s;
    connection.network.clientCertificate = u"/home/ana/desk.p12"_s;
    return connection;
}

Credentials allSecrets()
{
    Credentials typed = Secret("sk_canary_4711");
    typed.proxyPassword = Secret("pw_canary_4711");
    typed.certificatePassphrase = Secret("pp_canary_4711");
    return typed;
}

} // namespace

void tst_connectionregistry::thePasswordsOfTheWayAreKeptBesideTheKey()
{
    const auto kept = [this] {
        std::optional<QList<QByteArray>> found;
        m_book->credentialsOf(guarded().id, [&](const Credentials &known) {
            found = {known.key.reveal(), known.proxyPassword.reveal(), known.certificatePassphrase.reveal()};
        });
        if (!QTest::qWaitFor([&] { return found.has_value(); }, 30'000))
            qFatal("the answer comes later, and it comes");
        return *found;
    };
    QSignalSpy entered(m_book.get(), &ConnectionRegistry::routeSecretEntered);
    bool isSaved = false;
    m_book->save(guarded(), allSecrets(), false, [&](SecretStore::Location) { isSaved = true; });
    QTRY_VERIFY(isSaved);
    QCOMPARE(entered.count(), 1);
    open();
    QCOMPARE(kept(), (QList<QByteArray>{"sk_canary_4711", "pw_canary_4711", "pp_canary_4711"}));
    for (const SecretPart part : allSecretParts)
        QVERIFY(m_book->hasSecret(guarded().id, part));
    Credentials another;
    another.proxyPassword = Secret("another");
    isSaved = false;
    m_book->save(guarded(), another, false, [&](SecretStore::Location) { isSaved = true; });
    QTRY_VERIFY(isSaved);
    QCOMPARE(kept(), (QList<QByteArray>{"sk_canary_4711", "another", "pp_canary_4711"}));
    m_settings->save();
    QFile file(m_settings->file());
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY(!file.readAll().contains("canary"));
    std::optional<bool> forgotten;
    m_book->forgetSecret(guarded().id, [&](bool isForgotten) { forgotten = isForgotten; });
    QTRY_VERIFY(forgotten);
    QVERIFY(*forgotten);
    QCOMPARE(kept(), (QList<QByteArray>{{}, {}, {}}));
}

void tst_connectionregistry::aPasswordWithoutUseIsForgotten()
{
    bool isSaved = false;
    m_book->save(guarded(), allSecrets(), false, [&](SecretStore::Location) { isSaved = true; });
    QTRY_VERIFY(isSaved);
    save(sandbox()); // which signs in to no proxy
    QVERIFY(m_book->hasSecret(sandbox().id));
    QVERIFY(!m_book->hasSecret(sandbox().id, SecretPart::ProxyPassword));
    std::optional<QByteArray> left;
    m_secrets->read(u"labdesk/%1/proxy"_s.arg(sandbox().id), this, [&](const Secret &found) { left = found.reveal(); });
    QTRY_VERIFY(left);
    QVERIFY(left->isEmpty());
}

void tst_connectionregistry::theLastOneUsedIsRemembered()
{
    save(sandbox());
    m_book->setCurrentId(sandbox().id);
    open();
    QCOMPARE(m_book->currentId(), sandbox().id);
}

void tst_connectionregistry::aStartOnTheSameConnectionWritesNothing()
{
    save(sandbox());
    m_book->setCurrentId(sandbox().id);
    open();
    const QString file = m_dir->filePath(u"labdesk.ini"_s);
    QFile::remove(file); // whatever is written next is there again
    m_book->setCurrentId(sandbox().id);
    QVERIFY(!QFileInfo::exists(file));
    m_book->setCurrentId(ConnectionRegistry::localId);
    QVERIFY(QFileInfo::exists(file));
}

// What a version wrote stays readable in every later one; when the format changes, the file of the version before comes
// beside it.
void tst_connectionregistry::settingsOfEarlierVersionsAreRead()
{
    QVERIFY(QFile::copy(QStringLiteral(TEST_DATA) + u"/settings/0.1.0.ini"_s, m_dir->filePath(u"0.1.0.ini"_s)));
    Settings settings(m_dir->filePath(u"0.1.0.ini"_s));
    QVERIFY2(settings.backupFile().isEmpty(), "it is one of ours");
    QCOMPARE(settings.get(setting::appearance), Settings::Appearance::HighContrastLight);
    QCOMPARE(settings.get(setting::textScale), 125);
    QCOMPARE(settings.get(setting::language), u"de"_s);
    QCOMPARE(settings.get(setting::layout, u"usersTable"_s), QByteArray("state 1"));
    QCOMPARE(settings.get(setting::windowGeometry), QByteArray("\x01\xd9 state"));
    const ConnectionRegistry book(settings, *m_secrets);
    QCOMPARE(book.connections().size(), size_t(3));
    QCOMPARE(book.currentId(), u"b-2"_s);
    Connection key = sandbox();
    key.id = u"a-1"_s;
    key.name = u"Staging = east, \"5\" %"_s;
    key.scheme = ApiKeyScheme{};
    QVERIFY(*book.find(u"a-1"_s) == key);
    Connection bearer = production();
    bearer.id = u"b-2"_s;
    QVERIFY(*book.find(u"b-2"_s) == bearer);
}

void tst_connectionregistry::entriesThatCannotBeReadAreKept_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("an address that would leak the key") << u"url"_s << u"http://api.example.com"_s;
    QTest::newRow("an address with a password") << u"url"_s << u"https://me:pw@api.example.com"_s;
    QTest::newRow("a scheme of a newer program") << u"scheme"_s << u"passkey"_s;
    QTest::newRow("a header that HTTP needs itself") << u"header"_s << u"Host"_s;
    QTest::newRow("a header that would inject another") << u"header"_s << u"x\r\nEvil: 1"_s;
    QTest::newRow("no id") << u"id"_s << QString();
    QTest::newRow("the id of the local service") << u"id"_s << ConnectionRegistry::localId;
    QTest::newRow("an id that is taken") << u"id"_s << production().id;
}

void tst_connectionregistry::entriesThatCannotBeReadAreKept()
{
    QFETCH(QString, key);
    QFETCH(QString, value);
    save(production());
    save(sandbox());
    QVariantList maps = m_settings->get(setting::connections);
    QVariantMap damaged = maps[1].toMap();
    damaged[key] = value;
    maps[1] = damaged;
    m_settings->set(setting::connections, maps);
    open();
    QCOMPARE(m_book->connections().size(), size_t(2));
    QVERIFY(!m_book->find(sandbox().id));
    QVERIFY(*m_book->find(production().id) == production());
    save(production()); // writing the others must not lose it
    QCOMPARE(m_settings->get(setting::connections).size(), 2);
    QCOMPARE(m_settings->get(setting::connections)[1].toMap()[key].toString(), value);
}

/// Also that of an entry that can't be used now: another policy, or a newer program, would open it.
void tst_connectionregistry::allKeysAreForgottenWithALostPassphrase()
{
    save(production(), "one key");
    save(sandbox(), "another key");
    QVariantList maps = m_settings->get(setting::connections);
    QVariantMap newer = maps[1].toMap();
    newer[u"scheme"_s] = u"passkey"_s;
    maps[1] = newer;
    m_settings->set(setting::connections, maps);
    open();
    QVERIFY(!m_book->find(sandbox().id));
    m_settings->setStoresKey(production().id, true);
    QStringList told;
    connect(m_book.get(), &ConnectionRegistry::audited, this,
            [&](const AuditEntry &entry) { told += entry.connection; });
    std::optional<bool> areForgotten;
    m_book->forgetSecrets([&](bool are) { areForgotten = are; });
    QVERIFY2(!areForgotten, "the answer comes later");
    QVERIFY2(told.isEmpty() && m_settings->storesKey(production().id).value_or(false), "nobody knows it yet");
    QTRY_VERIFY(areForgotten);
    QVERIFY(*areForgotten);
    QVERIFY(!m_settings->storesKey(production().id).value_or(true));
    QCOMPARE(told.size(), 1); // of the connection that is listed
    QCOMPARE(secretOf(production().id), QByteArray());
    QCOMPARE(secretOf(sandbox().id), QByteArray());
}

LABDESK_TEST(tst_connectionregistry)
#include "tst_connectionregistry.moc"
