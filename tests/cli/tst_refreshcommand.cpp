// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "support/testmain.h"

#include <QJsonObject>
#include <QTest>

using namespace labdesk;
using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// The outcome of a data refresh, in its row and in the trail.
class tst_refreshcommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isDoneAsFarAsItsSourcesAre_data();
    void isDoneAsFarAsItsSourcesAre();
};

void tst_refreshcommand::isDoneAsFarAsItsSourcesAre_data()
{
    QTest::addColumn<QByteArray>("failed");
    QTest::addColumn<QString>("outcome");
    QTest::newRow("all sources were refreshed") << QByteArray("[]") << u"done"_s;
    QTest::newRow("a source failed") << QByteArray(R"(["withings/sleep"])") << u"partlyDone"_s;
}

void tst_refreshcommand::isDoneAsFarAsItsSourcesAre()
{
    QFETCH(const QByteArray, failed);
    QFETCH(const QString, outcome);
    CommandStage stage(3);
    service::InjectedFault reply{.method = "POST", .pathPrefix = "/v2/user/refresh", .status = 200};
    reply.body = R"({"success":true,"refreshed_sources":["oura/sleep"],"in_progress_sources":[],"failed_sources":)"
        + failed + '}';
    stage.faults().set({reply});
    const auto result = stage.run({u"refresh"_s, stage.examples().userId, u"--yes"_s});
    QVERIFY2(result.status == 0, result.everything().constData());
    const QList<QJsonObject> rows = linesIn(result.output);
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows.first().value("outcome"_L1).toString(), outcome);
    QCOMPARE(stage.auditLines().join('\n').count('"' + outcome.toUtf8() + '"'), 1);
    for (const char *language : {"", "es/"})
        QVERIFY(manPage(language).contains(".B " + outcome.toUtf8() + ' '));
}

LABDESK_TEST(tst_refreshcommand)
#include "tst_refreshcommand.moc"
