// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/exitstatus.h"
#include "support/faultserver.h"
#include "support/testmain.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

namespace {

/// docs/service.openapi.yaml with another value of a list, and with an operation that Labdesk doesn't use.
QByteArray changedDescription()
{
    QFile file(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
    if (!file.open(QFile::ReadOnly))
        qFatal("the description can't be read");
    return file.readAll()
        .replace("x-values: [manual,", "x-values: [moonlab, manual,")
        .replace("\npaths:\n", "\npaths:\n  /v9/moons:\n    get: { responses: { '204': { description: None } } }\n");
}

QByteArray jsonDescription()
{
    return R"({"openapi": "3.1.0", "paths": {}})";
}

} // namespace

/// `labdesk-cli describe FILE|URL`.
class tst_describecommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_stage = std::make_unique<CommandStage>(1); }
    void listsTheDifferencesOfAFile();
    void aFileNeedsNeitherAKeyNorThePassphrase();
    void writesNewValuesToANewFileOnly();
    void saysWhyNoFileIsWritten();
    void namesOfThePolicyAreKnown_data();
    void namesOfThePolicyAreKnown();
    void saysWhyItCannotBeRead_data();
    void saysWhyItCannotBeRead();
    void onlyTheServiceItselfGetsTheKey_data();
    void onlyTheServiceItselfGetsTheKey();

private:
    QString written(const QByteArray &document) const;
    CommandStage::Result finished(const QStringList &arguments) const;

    std::unique_ptr<CommandStage> m_stage;
};

QString tst_describecommand::written(const QByteArray &document) const
{
    QFile file(m_stage->folder() + u"/service.yaml"_s);
    if (!file.open(QFile::WriteOnly) || file.write(document) != document.size())
        qFatal("can't write a file of the test");
    return file.fileName();
}

/// While servers of this test go on.
CommandStage::Result tst_describecommand::finished(const QStringList &arguments) const
{
    const auto process = m_stage->begin(arguments);
    if (!QTest::qWaitFor([&] { return process->state() == QProcess::NotRunning; }, 30'000))
        return {};
    return {process->exitCode(), process->readAllStandardOutput(), process->readAllStandardError()};
}

void tst_describecommand::listsTheDifferencesOfAFile()
{
    const QString file = written(changedDescription());
    const auto result = m_stage->run({u"describe"_s, file});
    QCOMPARE(result.status, int(ExitStatus::Differences));
    const auto rows = linesIn(result.output);
    QCOMPARE(rows.size(), 2);
    QCOMPARE(rows[0].value("needed"_L1), QJsonValue(false));
    QCOMPARE(rows[0].value("difference"_L1).toString(), u"Values of slug that Labdesk doesn’t know: moonlab"_s);
    QCOMPARE(rows[1].value("difference"_L1).toString(), u"1 operation that Labdesk doesn’t use"_s);
    QCOMPARE(rows[1].value("operations"_L1), QJsonValue(QJsonArray{u"GET /v9/moons"_s}));
    const QByteArray csv = m_stage->run({u"describe"_s, file, u"--csv"_s}).output;
    const QByteArrayList columns = csv.left(csv.indexOf("\r\n")).split(',');
    for (const char *language : {"", "es/"})
        QVERIFY(manPage(language).contains(".B describe " + columns.join(", ") + " .TP"));
    const auto all = m_stage->run({u"describe"_s, file, u"--all"_s, u"--table"_s});
    QVERIFY2(all.output.contains("Operation that Labdesk doesn’t use: GET /v9/moons"), all.everything().constData());
    const QString same = QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml");
    QCOMPARE(m_stage->run({u"describe"_s, same}).status, int(ExitStatus::Done));
}

void tst_describecommand::aFileNeedsNeitherAKeyNorThePassphrase()
{
    m_stage->connectAs(Environment::Sandbox, false, QUrl(u"https://labdesk.invalid"_s));
    m_stage->setPassphrase("correct horse");
    const auto result = m_stage->run({u"describe"_s, written(changedDescription())}); // an absolute path
    QVERIFY2(result.status == int(ExitStatus::Differences), result.everything().constData());
}

void tst_describecommand::writesNewValuesToANewFileOnly()
{
    const QString values = m_stage->folder() + u"/new.ini"_s;
    const QStringList command{u"describe"_s, written(changedDescription()), u"--write-values"_s, values};
    const auto first = m_stage->run(command);
    QVERIFY2(first.errors.contains("The new names are in"), first.everything().constData());
    QCOMPARE(QFileInfo(values).permissions() & ~QFile::Permissions(QFile::ReadUser | QFile::WriteUser),
             QFile::ReadOwner | QFile::WriteOwner);
    QCOMPARE(first.status, int(ExitStatus::Differences));
    const auto again = m_stage->run(command);
    QVERIFY2(again.errors.contains("already exists"), again.everything().constData());
    QCOMPARE(again.status, int(ExitStatus::Failed));
}

void tst_describecommand::saysWhyNoFileIsWritten()
{
    const auto run = [this](const QByteArray &document, const QString &values) {
        return m_stage->run({u"describe"_s, written(document), u"--write-values"_s, m_stage->folder() + values});
    };
    const auto inNoFolder = run(changedDescription(), u"/none/new.ini"_s);
    QVERIFY2(inNoFolder.errors.contains(" can’t be written: "), inNoFolder.everything().constData());
    QCOMPARE(inNoFolder.status, int(ExitStatus::Failed));
    QFile same(QStringLiteral(SOURCE_ROOT "/docs/service.openapi.yaml"));
    QVERIFY(same.open(QFile::ReadOnly));
    const auto without = run(same.readAll(), u"/new.ini"_s);
    QVERIFY2(without.errors.contains("There are no new names, so "), without.everything().constData());
    QCOMPARE(without.status, int(ExitStatus::Done));
    QVERIFY(!QFile::exists(m_stage->folder() + u"/new.ini"_s));
}

void tst_describecommand::namesOfThePolicyAreKnown_data()
{
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("with the value") << QByteArray("[labs]\nmoonlab = Moon Lab\n") << 1 << QByteArray();
    QTest::newRow("without it") << QByteArray("[labs]\nsunlab = Sun Lab\n") << 2 << QByteArray();
    QTest::newRow("with a mistake") << QByteArray("[labs]\nmoon lab\n") << 2 << QByteArray("/names.ini:2)\n");
    QTest::newRow("in no file") << QByteArray() << 2 << QByteArray("/names.ini)\n");
}

void tst_describecommand::namesOfThePolicyAreKnown()
{
    QFETCH(QByteArray, names);
    QFETCH(int, rows);
    QFETCH(QByteArray, told);
    QFile file(m_stage->folder() + u"/names.ini"_s);
    if (!names.isEmpty())
        QVERIFY(file.open(QFile::WriteOnly) && file.write(names) == names.size());
    file.close();
    m_stage->setPolicy("values=" + file.fileName().toUtf8() + '\n');
    const auto result = m_stage->run({u"describe"_s, written(changedDescription())});
    QCOMPARE(linesIn(result.output).size(), rows);
    QVERIFY2(result.errors.endsWith(told) && result.errors.isEmpty() == told.isEmpty(), result.errors.constData());
}

void tst_describecommand::saysWhyItCannotBeRead_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("expected");
    QTest::addColumn<QByteArray>("why");
    QTest::newRow("no file") << u"nothing.yaml"_s << int(ExitStatus::Usage) << QByteArray("doesn’t exist");
    QTest::newRow("another file") << QStringLiteral(SOURCE_ROOT "/CONTRIBUTING.md") << int(ExitStatus::Usage)
                                  << QByteArray("valid YAML");
    QTest::newRow("nobody at the address") << u"http://127.0.0.1:1/openapi.json"_s << int(ExitStatus::Unreachable)
                                           << QByteArray("http://127.0.0.1:1/openapi.json: ");
}

void tst_describecommand::saysWhyItCannotBeRead()
{
    QFETCH(QString, name);
    QFETCH(int, expected);
    QFETCH(QByteArray, why);
    const auto result = m_stage->run({u"describe"_s, name});
    QVERIFY2(result.errors.contains(why), result.everything().constData());
    QCOMPARE(result.status, expected);
}

void tst_describecommand::onlyTheServiceItselfGetsTheKey_data()
{
    QTest::addColumn<bool>("isOwn");
    QTest::addColumn<QByteArray>("type");
    QTest::newRow("the connection's service, with the key") << true << QByteArray("application/json");
    QTest::newRow("another service, without it") << false << QByteArray("application/json");
    QTest::newRow("text, as sites for source code send it") << false << QByteArray("text/plain");
}

void tst_describecommand::onlyTheServiceItselfGetsTheKey()
{
    QFETCH(bool, isOwn);
    QFETCH(QByteArray, type);
    FaultServer server({Play{.bytes = httpReply("200 OK", jsonDescription(), type)}});
    if (isOwn)
        m_stage->connectAs(Environment::Sandbox, false, server.url());
    const auto result = finished({u"describe"_s, server.url().toString() + u"/a/openapi.json?v=2"_s});
    QVERIFY2(result.status == int(ExitStatus::Differences), result.everything().constData());
    QCOMPARE(server.requests(), 1);
    const QByteArray head = server.heads().first();
    QVERIFY2(head.startsWith("GET /a/openapi.json?v=2 HTTP/1.1"), head.constData());
    QCOMPARE(FaultServer::header(head, "x-service-api-key"), isOwn ? m_stage->key() : QByteArray());
}

LABDESK_TEST(tst_describecommand)
#include "tst_describecommand.moc"
