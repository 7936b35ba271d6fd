// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "geo/zonenames.h"
#include "support/testmain.h"
#include "support/zonedatabase.h"

using namespace Qt::StringLiterals;
using labdesk::geo::isZoneName;

// What is a name of the time zone database.
class tst_zonenames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNameOfTheInstalledDatabaseIsOne()
    {
        const QByteArrayList names = labdesk::tests::installedZoneNames();
        if (names.isEmpty())
            QSKIP("no database of time zones with a list of its names is installed");
        QVERIFY(names.size() > 500);
        QByteArrayList refused;
        for (const QByteArray &name : names)
            if (!isZoneName(QString::fromUtf8(name)))
                refused += name;
        QCOMPARE(refused, QByteArrayList());
    }

    void names_data()
    {
        QTest::addColumn<bool>("isName");
        for (const char *name : {"America/Phoenix",
                                 "America/Indiana/Knox",
                                 "America/Port-au-Prince",
                                 "UTC",
                                 "GMT",
                                 "GMT0",
                                 "GMT+0",
                                 "GMT-0",
                                 "Etc/GMT+5",
                                 "Etc/GMT-14",
                                 "EST",
                                 "EST5EDT",
                                 "US/Eastern",
                                 "Japan",
                                 "Singapore",
                                 "Israel",
                                 "Turkey",
                                 "Poland",
                                 "GB",
                                 "GB-Eire",
                                 "NZ",
                                 "NZ-CHAT",
                                 "W-SU",
                                 "PRC",
                                 "Asia/Calcutta",
                                 "Europe/Kiev",
                                 "Factory"})
            QTest::newRow(name) << true;
        for (const char *none : {"america/phoenix",
                                 "JAPAN",
                                 "utc",
                                 "America/Phoenix ",
                                 " UTC",
                                 "America/Nowhere",
                                 "America/",
                                 "America",
                                 "PDT",
                                 "EST6EDT",
                                 "CET-1CEST",
                                 "CET-1CEST,M3.5.0,M10.5.0/3",
                                 "UTC+5",
                                 "UTC+01:00",
                                 "+01:00",
                                 "GMT+1",
                                 "Etc/GMT+99",
                                 "posixrules",
                                 "leapseconds",
                                 "leap-seconds.list",
                                 "zone.tab",
                                 "tzdata.zi",
                                 "localtime",
                                 "right/America/Phoenix",
                                 "posix/America/Phoenix",
                                 "../etc",
                                 "../../etc/localtime",
                                 "/usr/share/zoneinfo/UTC",
                                 "UTC\nGMT"})
            QTest::newRow(none) << false;
        QTest::newRow("") << false;
    }
    void names()
    {
        QFETCH(bool, isName);
        QCOMPARE(isZoneName(QString::fromUtf8(QTest::currentDataTag())), isName);
    }
};

LABDESK_TEST(tst_zonenames)
#include "tst_zonenames.moc"
