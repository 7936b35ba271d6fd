// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/releaselookup.h"
#include "support/testmain.h"

using namespace Qt::StringLiterals;
namespace api = labdesk::api;

namespace {

QByteArray published(const QByteArray &version, const QByteArray &notes)
{
    return "{\"version\":" + version + ",\"notes\":\"" + notes + "\",\"more\":1}";
}

const QByteArray someNotes = "https://a.test/";

} // namespace

class tst_releasedecoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsARelease()
    {
        const auto decoding = api::decodeRelease(published("\"1.20.3\"", "https://labdesk.test/notes/1.20.3"));
        QVERIFY(decoding.ok());
        QCOMPARE(decoding.value().value.version, QVersionNumber(1, 20, 3));
        QCOMPARE(decoding.value().value.notes, QUrl(u"https://labdesk.test/notes/1.20.3"_s));
    }

    void refusesWhatIsNone_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("expected");
        const QString noAddress = u"notes: must be an address that begins with https://"_s;
        QTest::newRow("no version") << "{\"notes\":\"https://a.test/\"}"_ba << u"version: missing"_s;
        QTest::newRow("a version as a number") << published("1.2", someNotes) << u"version: must be a string"_s;
        QTest::newRow("two numbers") << published("\"1.2\"", someNotes) << u"version: must be three numbers"_s;
        QTest::newRow("words behind the numbers")
            << published("\"1.2.3-beta\"", someNotes) << u"version: must be three numbers"_s;
        QTest::newRow("a line behind the numbers")
            << published("\"1.2.3\\n\"", someNotes) << u"version: must be three numbers"_s;
        QTest::newRow("a number without end")
            << published("\"1.2.99999999999999999999\"", someNotes) << u"version: must be three numbers"_s;
        QTest::newRow("no notes") << "{\"version\":\"1.2.3\"}"_ba << u"notes: missing"_s;
        QTest::newRow("a file of this computer") << published("\"1.2.3\"", "file:///etc/passwd") << noAddress;
        QTest::newRow("a program of this computer") << published("\"1.2.3\"", "labdesk://user/1") << noAddress;
        QTest::newRow("a way that others can read") << published("\"1.2.3\"", "http://a.test/") << noAddress;
        QTest::newRow("no JSON") << "<html>"_ba << u"$: not JSON"_s;
    }

    void refusesWhatIsNone()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, expected);
        const auto decoding = api::decodeRelease(body);
        QVERIFY(!decoding.ok());
        QVERIFY2(decoding.error().text().startsWith(expected.section(u' ', 0, 0)), qPrintable(decoding.error().text()));
        if (!expected.startsWith(u'$'))
            QCOMPARE(decoding.error().text(), expected);
    }
};

LABDESK_TEST(tst_releasedecoding)
#include "tst_releasedecoding.moc"
