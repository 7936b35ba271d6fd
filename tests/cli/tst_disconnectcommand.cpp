// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "cli/exitstatus.h"
#include "support/testmain.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// Which source a command disconnects, and of whom.
class tst_disconnectcommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void disconnectsOnlyWhatTheUserHas_data();
    void disconnectsOnlyWhatTheUserHas();
    void findsSourcesWhereTheWindowDoes_data();
    void findsSourcesWhereTheWindowDoes();

private:
    std::unique_ptr<CommandStage> m_stage;
    QString m_user;
};

void tst_disconnectcommand::init()
{
    m_stage = std::make_unique<CommandStage>(20);
    m_user = m_stage->examples().userId;
}

void tst_disconnectcommand::disconnectsOnlyWhatTheUserHas_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<int>("expected");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("in capitals") << u"OWN"_s << 0 << QString();
    QTest::newRow("a source of others") << u"other"_s << 0 << u"skipped"_s;
    QTest::newRow("a source that nobody lists") << u"moonlab"_s << int(ExitStatus::Usage) << u"failed"_s;
}

void tst_disconnectcommand::disconnectsOnlyWhatTheUserHas()
{
    QFETCH(QString, source);
    QFETCH(int, expected);
    QFETCH(QString, outcome);
    QStringList own;
    for (const QJsonObject &row : linesIn(m_stage->run({u"sources"_s, m_user}).output))
        own += row.value("slug"_L1).toString();
    QVERIFY(!own.isEmpty());
    QString other;
    for (const QJsonObject &row : linesIn(m_stage->run({u"providers"_s}).output))
        if (!own.contains(row.value("slug"_L1).toString()))
            other = row.value("slug"_L1).toString();
    source.replace(u"OWN"_s, own.first().toUpper()).replace(u"other"_s, other);
    const auto result = m_stage->run({u"disconnect"_s, m_user, source, u"--yes"_s});
    QVERIFY2(result.status == expected, result.everything().constData());
    QVERIFY(expected == 0 || result.errors.contains("There’s no source “moonlab”."));
    const QString found = linesIn(result.output).value(0).value("outcome"_L1).toString();
    QVERIFY2(outcome.isEmpty() || found == outcome, qPrintable(found));
    QCOMPARE(m_stage->faults().requestCount("DELETE", "/v2/user"), outcome.isEmpty() ? 1 : 0);
    const auto isRecord = [](const QByteArray &line) { return line.contains("\"deregister\""); };
    QCOMPARE(std::ranges::count_if(m_stage->auditLines(), isRecord), outcome.isEmpty() ? 1 : 0);
}

void tst_disconnectcommand::findsSourcesWhereTheWindowDoes_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body"); // %1: the user's record without sources
    QTest::addColumn<int>("expected");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("the record of the user doesn't have it")
        << QByteArray("/v2/user/") << QByteArray("%1") << 0 << QString();
    QTest::newRow("only the record of the user has it")
        << QByteArray("/v2/user/providers/") << QByteArray("[]") << 0 << u"skipped"_s;
    QTest::newRow("an unreadable entry may be it")
        << QByteArray("/v2/user/providers/") << QByteArray("[7]") << int(ExitStatus::Failed) << u"failed"_s;
}

void tst_disconnectcommand::findsSourcesWhereTheWindowDoes()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    QFETCH(int, expected);
    QFETCH(QString, outcome);
    QJsonObject record = QJsonDocument::fromJson(m_stage->bodyOf(u"/v2/user/"_s + m_user)).object();
    const QString source
        = record.value("connected_sources"_L1).toArray().first().toObject().value("source"_L1)["slug"_L1].toString();
    QVERIFY(!source.isEmpty());
    record.insert("connected_sources"_L1, QJsonArray());
    service::InjectedFault other;
    other.method = "GET";
    other.pathPrefix = path + m_user.toUtf8();
    other.status = 200;
    other.body = body.replace("%1", QJsonDocument(record).toJson());
    m_stage->faults().set({other});
    const auto result = m_stage->run({u"disconnect"_s, m_user, source, u"--yes"_s});
    QVERIFY2(result.status == expected, result.everything().constData());
    const QString told = linesIn(result.output).value(0).value("outcome"_L1).toString();
    QVERIFY2(outcome.isEmpty() || told == outcome, qPrintable(told));
    QCOMPARE(m_stage->faults().requestCount("DELETE", "/v2/user"), outcome.isEmpty() ? 1 : 0);
}

LABDESK_TEST(tst_disconnectcommand)
#include "tst_disconnectcommand.moc"
