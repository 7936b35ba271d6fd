// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandstage.h"
#include "support/testmain.h"

#include <QJsonObject>
#include <QTest>

using namespace labdesk::tests;
using namespace Qt::StringLiterals;

/// The rows of users who are to be created.
class tst_createcommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whoIsNotCreatedHasNoUserId_data();
    void whoIsNotCreatedHasNoUserId();

private:
    std::unique_ptr<CommandStage> m_stage;
};

void tst_createcommand::initTestCase()
{
    m_stage = std::make_unique<CommandStage>(3);
    QCOMPARE(m_stage->run({u"create"_s, u"taken"_s, u"--yes"_s}).status, 0);
}

void tst_createcommand::whoIsNotCreatedHasNoUserId_data()
{
    QTest::addColumn<QString>("clientId");
    QTest::addColumn<QString>("told");
    QTest::newRow("a control character") << u"new\u00071"_s << u"new\u00071: "_s;
    QTest::newRow("too long") << QString(2000, u'x') << QString(80, u'x') + u"…: "_s;
    QTest::newRow("an email address") << u"anna@example.com"_s << u"••••••••: "_s;
    QTest::newRow("one that the service has") << u"taken"_s << QString();
    QTest::newRow("twice in a list") << u"twice\ntwice"_s << u"Creating twice failed. "_s;
}

/// Its message says which client ID it is about.
void tst_createcommand::whoIsNotCreatedHasNoUserId()
{
    QFETCH(QString, clientId);
    QFETCH(QString, told);
    const auto result = m_stage->run({u"create"_s, u"-"_s, u"--yes"_s}, clientId.toUtf8());
    const QList<QJsonObject> rows = linesIn(result.output);
    QVERIFY2(!rows.isEmpty(), result.everything().constData());
    int without = 0;
    for (const QJsonObject &row : rows) {
        const bool isMade = row.value("outcome"_L1).toString() == u"done"_s;
        QVERIFY2(row.value("user_id"_L1).isNull() != isMade, result.output.constData());
        without += isMade ? 0 : 1;
        const QString message = row.value("message"_L1).toString();
        QVERIFY2(isMade || (told.isEmpty() ? message.contains(clientId) : message.startsWith(told)),
                 qPrintable(message));
    }
    QCOMPARE(without, 1);
}

LABDESK_TEST(tst_createcommand)
#include "tst_createcommand.moc"
