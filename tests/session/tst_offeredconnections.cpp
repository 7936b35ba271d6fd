// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "platform/settings.h"
#include "session/connectionregistry.h"
#include "support/testmain.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

QVariantMap offeredProduction()
{
    return {{u"id"_s, u"acme"_s},
            {u"name"_s, u"Acme"_s},
            {u"environment"_s, u"production"_s},
            {u"url"_s, u"https://api.acme.test"_s},
            {u"scheme"_s, u"key"_s},
            {u"header"_s, u"x-service-api-key"_s}};
}

Connection ownProduction()
{
    return {.id = u"own-1"_s,
            .name = u"Own"_s,
            .environment = Environment::Production,
            .baseUrl = QUrl(u"https://api.own.test"_s),
            .scheme = ApiKeyScheme{},
            .readOnly = false};
}

} // namespace

class tst_offeredconnections : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_secrets = makeMemoryStore();
        m_settings = std::make_unique<Settings>(m_dir->filePath(u"labdesk.ini"_s));
    }

    void standBehindTheLocalService()
    {
        ConnectionRegistry book(*m_settings, *m_secrets, {.connections = {offeredProduction()}});
        QCOMPARE(book.connections().size(), size_t(2));
        QCOMPARE(book.connections().back().name, u"Acme"_s);
        QVERIFY(book.isOffered(u"acme"_s));
        QVERIFY2(!book.connections().back().readOnly, "nobody said so");
    }

    void takeASecretAndNothingElse()
    {
        ConnectionRegistry book(*m_settings, *m_secrets, {.connections = {offeredProduction()}});
        Connection changed = *book.find(u"acme"_s);
        changed.name = u"Mine"_s;
        changed.baseUrl = QUrl(u"https://elsewhere.test"_s);
        QSignalSpy audited(&book, &ConnectionRegistry::audited);
        bool isSaved = false;
        book.save(changed, Secret("key"), true, [&](SecretStore::Location) { isSaved = true; });
        QTRY_VERIFY(isSaved);
        QCOMPARE(book.find(u"acme"_s)->name, u"Acme"_s);
        QCOMPARE(book.find(u"acme"_s)->baseUrl, QUrl(u"https://api.acme.test"_s));
        QVERIFY2(m_settings->get(setting::connections).isEmpty(), "they are not written into a person's settings");
        QByteArray kept;
        book.secretOf(u"acme"_s, [&](const Secret &secret) { kept = secret.reveal(); });
        QTRY_COMPARE(kept, QByteArray("key"));
        book.remove(u"acme"_s);
        QVERIFY2(book.find(u"acme"_s), "nor can they be removed");
        QVERIFY2(audited.isEmpty(), "nothing was done to it");
    }

    void productionIsReadOnlyWhateverAPersonChose()
    {
        {
            ConnectionRegistry free(*m_settings, *m_secrets);
            free.save(ownProduction(), {}, false, [](SecretStore::Location) {});
            QVERIFY(!free.find(u"own-1"_s)->readOnly);
        }
        ConnectionRegistry ruled(*m_settings, *m_secrets,
                                 {.productionReadOnly = true, .connections = {offeredProduction()}});
        QVERIFY2(ruled.find(u"own-1"_s)->readOnly, "what was kept");
        QVERIFY2(ruled.find(u"acme"_s)->readOnly, "what is offered");
        Connection loosened = ownProduction();
        loosened.id = u"own-2"_s;
        ruled.save(loosened, {}, false, [](SecretStore::Location) {});
        QVERIFY2(ruled.find(u"own-2"_s)->readOnly, "what is new");
        Connection sandbox = ownProduction();
        sandbox.id = u"own-3"_s;
        sandbox.environment = Environment::Sandbox;
        ruled.save(sandbox, {}, false, [](SecretStore::Location) {});
        QVERIFY2(!ruled.find(u"own-3"_s)->readOnly, "other environments are left alone");
    }

    void authoritiesThatAnybodyCanReplaceAreNotTrusted()
    {
        const QString file = m_dir->filePath(u"authority.pem"_s);
        QFile pem(file);
        QVERIFY(pem.open(QFile::WriteOnly) && pem.write("-----BEGIN CERTIFICATE-----\n") > 0);
        pem.close();
        QVariantMap offered = offeredProduction();
        offered[u"authorityFile"_s] = file;
        for (const bool isForEverybody : {false, true}) {
            QFile::setPermissions(
                file, QFile::ReadOwner | QFile::WriteOwner | (isForEverybody ? QFile::WriteOther : QFile::ReadOther));
            const ConnectionRegistry book(*m_settings, *m_secrets, {.connections = {offered}});
            QCOMPARE(book.find(u"acme"_s)->network.caFile, isForEverybody ? QString() : file);
        }
    }

    void whoMadeAConnectionReadOnlyIsKnown()
    {
        QVariantMap offered = offeredProduction();
        offered[u"readOnly"_s] = true;
        ConnectionRegistry book(*m_settings, *m_secrets, {.connections = {offered}});
        QVERIFY(book.find(u"acme"_s)->readOnly && book.find(u"acme"_s)->readOnlyByPolicy);
        Connection own = ownProduction();
        own.readOnly = true;
        book.save(own, {}, false, [](SecretStore::Location) {});
        QVERIFY2(!book.find(u"own-1"_s)->readOnlyByPolicy, "a person did");
        ConnectionRegistry ruled(*m_settings, *m_secrets, {.productionReadOnly = true});
        QVERIFY2(ruled.find(u"own-1"_s)->readOnlyByPolicy, "now nobody can undo it");
        own.environment = Environment::Sandbox;
        ruled.save(own, {}, false, [](SecretStore::Location) {});
        QVERIFY(ruled.find(u"own-1"_s)->readOnly && !ruled.find(u"own-1"_s)->readOnlyByPolicy);
    }

    void ownOnesRestWhileTheyAreNotAllowed()
    {
        {
            ConnectionRegistry free(*m_settings, *m_secrets);
            free.save(ownProduction(), {}, false, [](SecretStore::Location) {});
            free.setCurrentId(u"own-1"_s);
        }
        {
            ConnectionRegistry ruled(*m_settings, *m_secrets,
                                     {.ownConnections = false, .connections = {offeredProduction()}});
            QVERIFY(!ruled.find(u"own-1"_s));
            QCOMPARE(ruled.currentId(), ConnectionRegistry::localId);
        }
        const ConnectionRegistry free(*m_settings, *m_secrets);
        QVERIFY2(free.find(u"own-1"_s), "they come back when they are");
    }

    void anEntryThatIsNoneBreaksThePolicy_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::newRow("an address that would leak the key") << u"url"_s << u"http://api.acme.test"_s;
        QTest::newRow("no id") << u"id"_s << QString();
        QTest::newRow("the id of the local service") << u"id"_s << ConnectionRegistry::localId;
        QTest::newRow("a scheme that nobody knows") << u"scheme"_s << u"passkey"_s;
        QTest::newRow("an id that is taken") << u"id"_s << u"east"_s;
    }

    void anEntryThatIsNoneBreaksThePolicy()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QVariantMap good = offeredProduction();
        good[u"id"_s] = u"east"_s;
        QVariantMap bad = offeredProduction();
        bad[key] = value;
        const ConnectionRegistry book(*m_settings, *m_secrets, {.connections = {good, bad}, .file = u"policy.ini"_s});
        QVERIFY(book.policy().isBroken);
        QCOMPARE(book.policy().fault, u"connections/2"_s);
        QCOMPARE(book.policy().file, u"policy.ini"_s);
        QVERIFY(!book.policy().ownConnections);
        QCOMPARE(book.connections().size(), size_t(1));
        QVERIFY(!book.isOffered(u"east"_s));
    }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<SecretStore> m_secrets;
    std::unique_ptr<Settings> m_settings;
};

LABDESK_TEST(tst_offeredconnections)
#include "tst_offeredconnections.moc"
