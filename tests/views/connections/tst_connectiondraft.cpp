// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testmain.h"
#include "views/connections/networkform.h"

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

Connection storedConnection()
{
    return {u"id-1"_s, u"Staging East"_s, Environment::Sandbox, QUrl(u"https://api.example.com/east"_s), ApiKeyScheme{},
            false};
}

Connection storedBearerConnection()
{
    return {u"id-2"_s,
            u"Legacy"_s,
            Environment::Production,
            QUrl(u"https://api.example.com"_s),
            BearerScheme{QUrl(u"https://auth.example.com"_s), u"client"_s, u"https://api.example.com"_s},
            true};
}

ConnectionDraft goodDraft()
{
    ConnectionDraft draft;
    draft.id = u"new"_s;
    draft.name = u"Production US"_s;
    draft.baseUrl = u"https://api.example.com"_s;
    draft.typed.key = Secret("abc123");
    return draft;
}

/// All problems of a draft that the form has read.
std::vector<FieldProblem> problemsOf(const ConnectionDraft &draft, const std::vector<Connection> &others = {})
{
    NetworkForm form;
    form.setDraft(draft);
    return checkDraft(draft, others, form.fileProblems());
}

QString fieldsOf(const ConnectionDraft &draft, const std::vector<Connection> &others = {})
{
    QStringList names;
    for (const FieldProblem &problem : problemsOf(draft, others))
        names += problem.loc;
    return names.join(u' ');
}

using Change = std::function<void(ConnectionDraft &)>;

} // namespace

Q_DECLARE_METATYPE(Change)

class tst_connectiondraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatToMend_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("field");

        const auto row
            = [](const char *name, const QString &field, Change change) { QTest::newRow(name) << change << field; };
        row("nothing, when all is filled in", QString(), [](ConnectionDraft &) {});
        row("a missing name", u"name"_s, [](ConnectionDraft &d) { d.name = u"  "_s; });
        row("a name that another connection has, case aside", u"name"_s,
            [](ConnectionDraft &d) { d.name = u" staging east "_s; });
        row("no address", u"baseUrl"_s, [](ConnectionDraft &d) { d.baseUrl.clear(); });
        row("plain http to another machine", u"baseUrl"_s,
            [](ConnectionDraft &d) { d.baseUrl = u"http://api.example.com"_s; });
        row("plain http to this machine is fine", QString(),
            [](ConnectionDraft &d) { d.baseUrl = u"http://127.0.0.1:8080"_s; });
        row("a look-alike of this machine", u"baseUrl"_s,
            [](ConnectionDraft &d) { d.baseUrl = u"http://127.0.0.1.example.com"_s; });
        row("a user name in the address", u"baseUrl"_s,
            [](ConnectionDraft &d) { d.baseUrl = u"https://me@api.example.com"_s; });
        row("no key", u"key"_s, [](ConnectionDraft &d) { d.typed.key = {}; });
        row("a key with a line break inside", u"key"_s,
            [](ConnectionDraft &d) { d.typed.key = Secret("abc\r\nX: y"); });
        row("a key with a line break at the end is fine", QString(),
            [](ConnectionDraft &d) { d.typed.key = Secret("abc\n"); });
        row("a header that HTTP needs itself", u"header"_s, [](ConnectionDraft &d) { d.header = u"Host"_s; });
        row("no auth address for a bearer connection", u"authUrl"_s, [](ConnectionDraft &d) {
            d.bearer = true;
            d.clientId = d.audience = u"x"_s;
        });
        row("no client id for a bearer connection", u"clientId"_s, [](ConnectionDraft &d) {
            d.bearer = true;
            d.authUrl = u"https://auth.example.com"_s;
            d.audience = u"x"_s;
        });
        row("no audience for a bearer connection: it is the base URL", QString(), [](ConnectionDraft &d) {
            d.bearer = true;
            d.authUrl = u"https://auth.example.com"_s;
            d.clientId = u"x"_s;
        });
        row("the header of an API key does not matter to a bearer connection", QString(), [](ConnectionDraft &d) {
            d.bearer = true;
            d.header.clear();
            d.authUrl = u"https://auth.example.com"_s;
            d.clientId = d.audience = u"x"_s;
        });
    }

    void saysWhatToMend()
    {
        QFETCH(Change, change);
        QFETCH(QString, field);
        ConnectionDraft draft = goodDraft();
        change(draft);
        QCOMPARE(fieldsOf(draft, {storedConnection()}), field);
    }

    void whatToMendStandsInTheOrderOfTheForm()
    {
        ConnectionDraft draft;
        draft.proxy = NetworkSettings::Proxy::Own;
        draft.proxyUser = u"ana:secret"_s;
        draft.caFile = draft.clientCertificate = u"/nowhere.pem"_s;
        draft.header.clear();
        QCOMPARE(fieldsOf(draft),
                 u"name baseUrl key ownProxy proxyUser proxyPassword authorityFile clientCertificate header"_s);
        draft.bearer = true;
        QVERIFY(fieldsOf(draft).startsWith(u"name baseUrl authUrl clientId key "_s));
    }

    void aStoredSecretStaysOnlyWhereItMayGo_data()
    {
        QTest::addColumn<bool>("bearer");
        QTest::addColumn<Change>("change");
        QTest::addColumn<bool>("stays");

        const auto row = [](const char *name, bool bearer, bool stays, Change change) {
            QTest::newRow(name) << bearer << change << stays;
        };
        row("nothing changed", false, true, [](ConnectionDraft &) {});
        row("another name", false, true, [](ConnectionDraft &d) { d.name = u"East"_s; });
        row("another path on the same machine", false, true,
            [](ConnectionDraft &d) { d.baseUrl = u"https://api.example.com/west"_s; });
        row("the default port written out", false, true,
            [](ConnectionDraft &d) { d.baseUrl = u"https://api.example.com:443"_s; });
        row("another machine", false, false, [](ConnectionDraft &d) { d.baseUrl = u"https://api.example.org"_s; });
        row("another port", false, false, [](ConnectionDraft &d) { d.baseUrl = u"https://api.example.com:8443"_s; });
        row("another way to sign in", false, false, [](ConnectionDraft &d) {
            d.bearer = true;
            d.authUrl = d.baseUrl;
            d.clientId = d.audience = u"x"_s;
        });
        row("a bearer connection as it was", true, true, [](ConnectionDraft &) {});
        row("another auth machine", true, false, [](ConnectionDraft &d) { d.authUrl = u"https://auth.example.org"_s; });
    }

    void aStoredSecretStaysOnlyWhereItMayGo()
    {
        QFETCH(bool, bearer);
        QFETCH(Change, change);
        QFETCH(bool, stays);
        const Connection before = bearer ? storedBearerConnection() : storedConnection();
        ConnectionDraft draft = ConnectionDraft::from(before, {SecretPart::Key});
        change(draft);
        QCOMPARE(fieldsOf(draft, {before}), stays ? QString() : u"key"_s);
        draft.typed.key = Secret("typed-again");
        QCOMPARE(fieldsOf(draft, {before}), QString());
    }

    void comesBackAsItWasStored()
    {
        Connection routed = storedConnection();
        routed.asksBeforeWrites = true;
        routed.network = {.proxy = NetworkSettings::Proxy::Own,
                          .ownProxy = {u"proxy.example.com"_s, 3128},
                          .proxyUser = u"DOM\\ana"_s,
                          .caFile = QStringLiteral(TEST_DATA "/tls/authority.pem"),
                          .clientCertificate = QStringLiteral(TEST_DATA "/tls/client.p12"),
                          .timeout = std::chrono::seconds(120)};
        for (const Connection &connection : {storedConnection(), storedBearerConnection(), routed})
            QVERIFY(toConnection(ConnectionDraft::from(connection, {SecretPart::Key})) == connection);
    }

    void dropsWhatWasPastedAround()
    {
        ConnectionDraft draft = goodDraft();
        draft.typed.key = Secret("  abc123\n");
        QCOMPARE(typedSecret(draft)->reveal(), QByteArray("abc123"));
    }

    void eachTypedSecretMakesAnotherDraft()
    {
        for (const SecretPart part : allSecretParts) {
            ConnectionDraft draft = goodDraft();
            QVERIFY(draft == goodDraft());
            draft.typed.part(part) = Secret("another");
            QVERIFY(!(draft == goodDraft()));
            QVERIFY(!isSameForTest(draft, goodDraft()));
            draft = goodDraft();
            draft.stored.insert(part);
            QVERIFY(isSameForTest(draft, goodDraft())); // which is known a moment later
        }
    }

    void theWayToTheServiceIsChecked_data()
    {
        QTest::addColumn<ConnectionDraft>("draft");
        QTest::addColumn<QString>("wrong"); // the field, or nothing
        ConnectionDraft draft = goodDraft();
        draft.ownProxy = u"nonsense"_s;
        QTest::newRow("an own proxy that is not in use") << draft << QString();
        draft.proxy = NetworkSettings::Proxy::Own;
        QTest::newRow("a proxy without a port") << draft << u"ownProxy"_s;
        draft.ownProxy = u"proxy.example.com:3128"_s;
        QTest::newRow("a proxy") << draft << QString();
        draft.caFile = u"/nowhere/at/all.pem"_s;
        QTest::newRow("a file that is not there") << draft << u"authorityFile"_s;
        draft.caFile = QStringLiteral(TEST_DATA "/tls/key.pem");
        QTest::newRow("a file without a certificate") << draft << u"authorityFile"_s;
        draft.caFile = QStringLiteral(TEST_DATA "/tls/authority.pem");
        QTest::newRow("a file of an authority") << draft << QString();
        draft.environment = Environment::Local;
        QTest::newRow("Local, and another machine") << draft << u"baseUrl"_s;
        draft.baseUrl = u"http://localhost:8080"_s;
        QTest::newRow("Local, and this machine") << draft << QString();
    }

    void theWayToTheServiceIsChecked()
    {
        QFETCH(ConnectionDraft, draft);
        QFETCH(QString, wrong);
        QCOMPARE(fieldsOf(draft), wrong);
    }

    void theSignInAtAProxyIsChecked_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("wrong"); // the field, or nothing
        const auto row
            = [](const char *name, const QString &wrong, Change change) { QTest::newRow(name) << change << wrong; };
        row("as it was stored", QString(), [](ConnectionDraft &) {});
        row("another user", u"proxyPassword"_s, [](ConnectionDraft &d) { d.proxyUser = u"ben"_s; });
        row("another proxy", u"proxyPassword"_s, [](ConnectionDraft &d) { d.ownProxy = u"proxy.example.org:3128"_s; });
        row("the system's proxy", u"proxyPassword"_s,
            [](ConnectionDraft &d) { d.proxy = NetworkSettings::Proxy::System; });
        row("another proxy, and the password typed again", QString(), [](ConnectionDraft &d) {
            d.ownProxy = u"proxy.example.org:3128"_s;
            d.typed.proxyPassword = Secret("again");
        });
        row("no proxy", QString(), [](ConnectionDraft &d) { d.proxy = NetworkSettings::Proxy::None; });
        row("no user", QString(), [](ConnectionDraft &d) { d.proxyUser.clear(); });
        row("no password is stored", u"proxyPassword"_s,
            [](ConnectionDraft &d) { d.stored.erase(SecretPart::ProxyPassword); });
        row("a colon in the name", u"proxyUser"_s, [](ConnectionDraft &d) {
            d.proxyUser = u"ana:secret"_s;
            d.typed.proxyPassword = Secret("again");
        });
        row("a certificate", QString(),
            [](ConnectionDraft &d) { d.clientCertificate = QStringLiteral(TEST_DATA "/tls/client.pem"); });
        row("a certificate that is not there", u"clientCertificate"_s,
            [](ConnectionDraft &d) { d.clientCertificate = u"/nowhere.p12"_s; });
        row("a certificate without its passphrase", u"certificatePassphrase"_s,
            [](ConnectionDraft &d) { d.clientCertificate = QStringLiteral(TEST_DATA "/tls/client.p12"); });
        row("one whose passphrase is stored", QString(), [](ConnectionDraft &d) {
            d.clientCertificate = QStringLiteral(TEST_DATA "/tls/client.p12");
            d.stored.insert(SecretPart::CertificatePassphrase);
        });
        row("a wrong passphrase", u"certificatePassphrase"_s, [](ConnectionDraft &d) {
            d.clientCertificate = QStringLiteral(TEST_DATA "/tls/client.p12");
            d.typed.certificatePassphrase = Secret("wrong");
        });
    }

    void theSignInAtAProxyIsChecked()
    {
        QFETCH(Change, change);
        QFETCH(QString, wrong);
        Connection before = storedConnection();
        before.network = {.proxy = NetworkSettings::Proxy::Own,
                          .ownProxy = {u"proxy.example.com"_s, 3128},
                          .proxyUser = u"ana"_s,
                          .caFile = {}};
        ConnectionDraft draft = ConnectionDraft::from(before, {SecretPart::Key, SecretPart::ProxyPassword});
        change(draft);
        QCOMPARE(fieldsOf(draft, {before}), wrong);
    }

    void wondersAboutAKeyOfTheOtherEnvironment()
    {
        ConnectionDraft draft = goodDraft();
        draft.environment = Environment::Production;
        draft.typed.key = Secret("sk_us_1");
        QVERIFY(!keyHint(draft).isEmpty());
        draft.typed.key = Secret("pk_us_1");
        QVERIFY(keyHint(draft).isEmpty());
        draft.environment = Environment::Sandbox;
        QVERIFY(!keyHint(draft).isEmpty());
    }

    void saysWhatIsMissingBeforeItIsSaved_data()
    {
        QTest::addColumn<ConnectionDraft>("draft");
        QTest::addColumn<bool>("isNew");
        QTest::addColumn<QString>("note");
        ConnectionDraft draft;
        QTest::newRow("nothing is typed yet") << draft << true << u"Still needed: Name, Base URL, API key."_s;
        draft.name = u"East"_s;
        draft.typed.key = Secret("k");
        QTest::newRow("one field is left") << draft << true << u"Still needed: Base URL."_s;
        draft.bearer = true;
        draft.typed.key = {};
        QTest::newRow("the older scheme asks for more")
            << draft << true << u"Still needed: Base URL, Auth URL, API client ID, Client secret."_s;
        draft = {};
        draft.name = u"East"_s;
        draft.typed.key = Secret("k");
        draft.baseUrl = u"http://api.example.com"_s;
        QTest::newRow("an address that is refused") << draft << true << u"Fix the highlighted fields"_s;
        draft.baseUrl = u"https://api.example.com"_s;
        QTest::newRow("a complete one") << draft << true << u"Testing sends one request that changes nothing."_s;
        QTest::newRow("a stored one that was changed") << draft << false << u"Unsaved changes"_s;
    }

    void saysWhatIsMissingBeforeItIsSaved()
    {
        QFETCH(ConnectionDraft, draft);
        QFETCH(bool, isNew);
        QFETCH(QString, note);
        const QString said = unsavedNote(draft, problemsOf(draft), isNew);
        QVERIFY2(said.contains(note), qPrintable(said));
    }
};

LABDESK_TEST(tst_connectiondraft)
#include "tst_connectiondraft.moc"
