// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/timestamp.h"
#include "support/testmain.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using labdesk::Timestamp;

class tst_timestamp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryFormThatDeploymentsSend_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("utc"); // empty: not a time
        QTest::addColumn<bool>("isDateOnly");
        QTest::newRow("Z") << u"2026-03-12T16:14:05Z"_s << u"2026-03-12T16:14:05.000Z"_s << false;
        QTest::newRow("Z with milliseconds") << u"2026-03-12T16:14:05.250Z"_s << u"2026-03-12T16:14:05.250Z"_s << false;
        QTest::newRow("Z with microseconds")
            << u"2026-03-12T16:14:05.123456Z"_s << u"2026-03-12T16:14:05.123Z"_s << false;
        QTest::newRow("zero offset") << u"2026-03-12T16:14:05+00:00"_s << u"2026-03-12T16:14:05.000Z"_s << false;
        QTest::newRow("offset west") << u"2026-03-12T09:14:05-07:00"_s << u"2026-03-12T16:14:05.000Z"_s << false;
        QTest::newRow("offset east with a fraction, over midnight")
            << u"2026-03-13T05:14:05.5+13:00"_s << u"2026-03-12T16:14:05.500Z"_s << false;
        QTest::newRow("no offset means UTC") << u"2026-03-12T16:14:05"_s << u"2026-03-12T16:14:05.000Z"_s << false;
        QTest::newRow("microseconds, no offset")
            << u"2026-03-12T16:14:05.123456"_s << u"2026-03-12T16:14:05.123Z"_s << false;
        QTest::newRow("plain date") << u"2026-03-12"_s << u"2026-03-12T00:00:00.000Z"_s << true;
        QTest::newRow("leap day") << u"2024-02-29"_s << u"2024-02-29T00:00:00.000Z"_s << true;
        QTest::newRow("no leap day") << u"2026-02-29"_s << QString() << false;
        QTest::newRow("a word") << u"yesterday"_s << QString() << false;
        QTest::newRow("ten letters") << u"yesterdays"_s << QString() << false;
        QTest::newRow("empty") << QString() << QString() << false;
        QTest::newRow("seconds since 1970") << u"1773332045"_s << QString() << false;
        QTest::newRow("offset without a colon")
            << u"2026-03-12T09:14:05-0700"_s << u"2026-03-12T16:14:05.000Z"_s << false;
        QTest::newRow("small z") << u"2026-03-12T16:14:05z"_s << u"2026-03-12T16:14:05.000Z"_s << false;
        QTest::newRow("a blank instead of the T")
            << u"2026-03-12 16:14:05Z"_s << u"2026-03-12T16:14:05.000Z"_s << false;
        QTest::newRow("minutes only") << u"2026-03-12T16:14Z"_s << u"2026-03-12T16:14:00.000Z"_s << false;
        QTest::newRow("nine digits of a second")
            << u"2026-03-12T16:14:05.999999999Z"_s << u"2026-03-12T16:14:05.999Z"_s << false;
        QTest::newRow("a point and no digits") << u"2026-03-12T16:14:05.Z"_s << QString() << false;
        QTest::newRow("hour 25") << u"2026-03-12T25:14:05Z"_s << QString() << false;
        QTest::newRow("second 61") << u"2026-03-12T16:14:61Z"_s << QString() << false;
        QTest::newRow("offset of a day and more") << u"2026-03-12T16:14:05+99:00"_s << QString() << false;
        QTest::newRow("something behind it") << u"2026-03-12T16:14:05Z and more"_s << QString() << false;
        QTest::newRow("digits of another script")
            << u"\u0662\u0660\u0662\u0666-03-12T16:14:05Z"_s << QString() << false;
        QTest::newRow("a letter in the year") << u"20x6-03-12T16:14:05Z"_s << QString() << false;
        QTest::newRow("month 13") << u"2026-13-12T16:14:05Z"_s << QString() << false;
        QTest::newRow("ten thousand characters") << QString(10'000, u'9') << QString() << false;
    }
    void readsEveryFormThatDeploymentsSend()
    {
        QFETCH(QString, text);
        const Timestamp stamp = Timestamp::parse(text);
        QCOMPARE(stamp.text, text);
        QTEST(stamp.utc.toString(Qt::ISODateWithMs), "utc");
        QTEST(stamp.isDateOnly, "isDateOnly");
    }

    void readsTheUsualFormAsQtDoes()
    {
        QRandomGenerator random(4711);
        for (int i = 0; i < 2000; ++i) {
            const int offset = 60 * (random.bounded(1681) - 840);
            const qint64 milliseconds = qint64(random.bounded(4'000'000'000'000.0));
            const QDateTime moment = QDateTime::fromMSecsSinceEpoch(milliseconds, Qt::OffsetFromUTC, offset);
            const QString text = moment.toString(i % 2 ? Qt::ISODateWithMs : Qt::ISODate);
            QCOMPARE(Timestamp::parse(text).utc, QDateTime::fromString(text, Qt::ISODateWithMs).toUTC());
        }
    }

    void aTimeWithoutOffsetDoesNotDependOnTheZoneOfThisComputer_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QString>("text");
        QTest::newRow("west") << QByteArray("America/Phoenix") << u"2026-03-12T16:14:05"_s;
        QTest::newRow("an hour that summer time skips there")
            << QByteArray("Europe/Berlin") << u"2026-03-29T02:30:00"_s;
        QTest::newRow("an hour that comes twice there") << QByteArray("Europe/Berlin") << u"2026-10-25T02:30:00"_s;
    }
    void aTimeWithoutOffsetDoesNotDependOnTheZoneOfThisComputer()
    {
        QFETCH(QByteArray, zone);
        QFETCH(QString, text);
        const QByteArray before = qgetenv("TZ");
        qputenv("TZ", zone);
        const Timestamp stamp = Timestamp::parse(text);
        qputenv("TZ", before);
        QCOMPARE(stamp.utc.toString(Qt::ISODate), text + u'Z');
    }
};

LABDESK_TEST(tst_timestamp)
#include "tst_timestamp.moc"
