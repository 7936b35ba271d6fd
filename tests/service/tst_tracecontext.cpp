// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/requestreport.h"
#include "support/testmain.h"

using namespace labdesk::service;

// What strangers say of a request: the trace it belongs to.
class tst_tracecontext : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsTaken_data()
    {
        QTest::addColumn<QList<QByteArray>>("fields");
        QTest::addColumn<QByteArray>("traceId"); // empty: ignored
        const QByteArray trace = "4bf92f3577b34da6a3ce929d0e0e4736", parent = "00f067aa0ba902b7";
        const QByteArray good = "00-" + trace + '-' + parent + "-01";
        const QByteArray none;
        using Fields = QList<QByteArray>;
        QTest::newRow("a valid one") << Fields{good} << trace;
        QTest::newRow("none") << Fields{} << none;
        QTest::newRow("two") << Fields{good, good} << none;
        QTest::newRow("an empty one") << Fields{""} << none;
        QTest::newRow("upper case") << Fields{good.toUpper()} << none;
        QTest::newRow("a trace of zeros") << Fields{"00-" + QByteArray(32, '0') + '-' + parent + "-01"} << none;
        QTest::newRow("a parent of zeros") << Fields{"00-" + trace + '-' + QByteArray(16, '0') + "-01"} << none;
        QTest::newRow("the version that doesn't exist") << Fields{"ff" + good.sliced(2)} << none;
        QTest::newRow("more than version 00 has") << Fields{good + "-x"} << none;
        QTest::newRow("a newer version") << Fields{"01" + good.sliced(2)} << trace;
        QTest::newRow("a newer version with more") << Fields{"01" + good.sliced(2) + "-x"} << trace;
        QTest::newRow("a newer version that goes on at once") << Fields{"01" + good.sliced(2) + 'x'} << none;
        QTest::newRow("one digit short") << Fields{good.chopped(1)} << none;
        QTest::newRow("no digits in the flags") << Fields{good.chopped(2) + "zz"} << none;
        QTest::newRow("other dashes") << Fields{QByteArray(good).replace('-', '_')} << none;
    }
    void whatIsTaken()
    {
        QFETCH(QList<QByteArray>, fields);
        QFETCH(QByteArray, traceId);
        QCOMPARE(traceIdOf(fields), traceId);
    }
};

LABDESK_TEST(tst_tracecontext)
#include "tst_tracecontext.moc"
