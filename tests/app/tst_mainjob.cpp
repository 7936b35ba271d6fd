// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mainjob.h"
#include "consolestage.h"
#include "support/testmain.h"

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_mainjob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void doesTheMainJobAndPrintsIt()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        const auto examples = stage.console->localService()->examples();
        QStringList printed;
        MainJob job(stage.session(), {.nearZip = {examples.zip, examples.labId}, .payorWords = u"community"_s},
                    [&](const QString &line) { printed.append(line); });
        QSignalSpy finished(&job, &MainJob::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, ConsoleStage::patience);
        const QString all = printed.join(u'\n');
        QVERIFY2(finished.first().first().toBool(), qPrintable(all));
        QVERIFY2(all.contains(QRegularExpression(u"^Users +60$"_s, QRegularExpression::MultilineOption)),
                 qPrintable(all));
        QVERIFY2(all.contains(u"within 25 miles of "_s + examples.zip), qPrintable(all));
        QVERIFY2(all.contains(u"for “community”"_s), qPrintable(all));
        QVERIFY2(!all.contains(QString::fromLatin1(stage.console->localService()->key())), "the key is never printed");
    }

    void aLabelNeverRunsIntoItsText()
    {
        QCOMPARE(MainJob::row(u"Users"_s, u"60"_s), u"Users                  60"_s);
        QCOMPARE(MainJob::row(u"Centros de servicio"_s, u"29"_s), u"Centros de servicio    29"_s);
        QCOMPARE(MainJob::row(u"A label that is longer than that"_s, u"29"_s),
                 u"A label that is longer than that 29"_s);
    }

    void theMainJobSaysWhatWentWrong()
    {
        ConsoleStage stage;
        QVERIFY(stage.start());
        stage.console->localService()->faultInjector().set(
            {{.method = "GET", .pathPrefix = "/v3/", .status = 404, .body = "{\"detail\":\"Lab not found.\"}"}});
        QStringList printed;
        MainJob job(stage.session(), {.nearZip = {u"85004"_s, 1}, .payorWords = u"community"_s},
                    [&](const QString &line) { printed.append(line); });
        QSignalSpy finished(&job, &MainJob::finished);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, ConsoleStage::patience);
        QVERIFY(!finished.first().first().toBool());
        QVERIFY2(printed.last().startsWith(u"Service centers"_s), qPrintable(printed.last()));
    }
};

LABDESK_TEST(tst_mainjob)
#include "tst_mainjob.moc"
