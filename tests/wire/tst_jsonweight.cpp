// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/payor.h"
#include "support/testmain.h"
#include "wire/decoded.h"
#include "wire/interruption.h"
#include "wire/jsonweight.h"

using namespace Qt::StringLiterals;
using namespace labdesk;
namespace wire = labdesk::wire;

class tst_jsonweight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWouldBeTooLargeIsRefusedBeforeATreeIsBuilt_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("reason");
        const auto nested = [](int times) { return QByteArray(times, '[') + QByteArray(times, ']'); };
        const QString large = u"too large to be read"_s;
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("as deep as may be") << nested(wire::maxNesting) << QString();
        QTest::newRow("deeper") << nested(wire::maxNesting + 1) << u"nested too deeply"_s;
        QTest::newRow("brackets in a text") << '"' + QByteArray(500'000, '[') + '"' << QString();
        QTest::newRow("brackets behind an escaped quote") << "\"\\\"" + QByteArray(500'000, '[') + '"' << QString();
        QTest::newRow("brackets behind a text that ends with a backslash")
            << "\"\\\\\"" + QByteArray(500'000, '[') << u"nested too deeply"_s;
        QTest::newRow("60 MB of blanks") << QByteArray(60'000'000, ' ') << QString();
        QTest::newRow("a text of 10 MB") << '"' + QByteArray(10'000'000, 'x') + '"' << QString();
        QTest::newRow("a text of 30 MB") << '"' + QByteArray(30'000'000, 'x') + '"' << large;
        QTest::newRow("a million lists") << QByteArray("[0],").repeated(1'000'000) << large;
        QTest::newRow("a million values") << QByteArray("0,").repeated(1'000'000) << large;
        QTest::newRow("80,000 payors of three words")
            << QByteArray(R"({"code":"a","name":"b","source":"c"},)").repeated(80'000) << QString();
    }
    void whatWouldBeTooLargeIsRefusedBeforeATreeIsBuilt()
    {
        QFETCH(QByteArray, body);
        QTEST(wire::treeTooLargeReason(body), "reason");
    }

    void whatNobodyWaitsForIsGivenUp()
    {
        const QByteArray payors
            = '[' + QByteArray(R"({"code":"a","name":"b"},)").repeated(1'000) + R"({"code":"a","name":"b"}])";
        QVERIFY(wire::decode<std::vector<Payor>>(payors).ok());
        int asked = 0;
        {
            const wire::Interruption interruption([&asked] { return ++asked > 100; });
            QVERIFY(wire::decode<std::vector<Payor>>(payors).error().text().endsWith(u"given up"));
        }
        QCOMPARE(asked, 101); // and nothing more was read
        QVERIFY(!wire::isInterrupted());
        QVERIFY(wire::decode<std::vector<Payor>>(payors).ok());
    }
};

LABDESK_TEST(tst_jsonweight)
#include "tst_jsonweight.moc"
