// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/consolestage.h"
#include "support/testmain.h"
#include "tour/tour.h"

#include <QDir>
#include <QImage>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace labdesk;
using namespace labdesk::tests;

class tst_tour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTourReachesEveryStateOfAPlaceAndFindsRoomForItsParts()
    {
        const QTemporaryDir pictures;
        ConsoleStage stage;
        stage.window().resize(1440, 900);
        QVERIFY(stage.start());
        Options options;
        options.dataFolder = stage.folder.path();
        Tour tour(*stage.console, options, {pictures.path(), u"users"_s}); // all of them take minutes
        QSignalSpy finished(&tour, &Tour::finished);
        tour.start();
        QTRY_COMPARE_WITH_TIMEOUT(finished.size(), 1, 4 * ConsoleStage::patience);
        QCOMPARE(finished.first().first().toStringList(), QStringList());
        QVERIFY2(tour.faults().isEmpty(), qPrintable(tour.faults().join(u'\n')));
        const auto files = QDir(pictures.path()).entryInfoList({u"*.png"_s});
        QCOMPARE(files.size(), tour.pictures());
        QVERIFY2(files.size() >= 15, qPrintable(QString::number(files.size())));
        for (const auto &file : files)
            QVERIFY2(!QImage(file.filePath()).isNull(), qPrintable(file.fileName()));
    }
};

LABDESK_TEST(tst_tour)
#include "tst_tour.moc"
